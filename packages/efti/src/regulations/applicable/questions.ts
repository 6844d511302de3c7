import type { View } from '../../rules/view.ts'
import { DECLARATION_QUESTION } from '../air-cargo-security/particulars.ts'
import { soundsCombined } from '../combined-transport/stated.ts'
import { TUNNEL_QUESTION } from '../dangerous-goods-document/tunnel-code.ts'
import { isPaperAttached, isReferenced } from '../waste-shipments/papers.ts'
import { soundsLikeWaste, whyWaste } from '../waste-shipments/stated.ts'
import { goesBy, isInUnion, type Journey } from './journey.ts'

/** Answers by the id of the question; what has no answer is decided from the data. */
export type Answers = Readonly<Record<string, boolean | undefined>>

/** A question that data alone cannot settle. */
export interface Question {
  /** Stable; the key of its answer. */
  id: string
  /** Ends in a question mark and can be answered with yes or no. */
  question: string
  /** Elements that become due with a yes; empty if it decides which subsets apply. */
  elements: readonly string[]
}

interface OfJourney extends Question {
  isOpen: (view: View, journey: Journey, subsets: readonly string[]) => boolean
}

/** Questions whose answers decide which subsets apply. */
export const JOURNEY_QUESTIONS: readonly OfJourney[] = [
  {
    id: 'OWN-ACCOUNT',
    question: 'Is the carriage on own account or otherwise exempt from Regulation No 11 by its Article 9?',
    elements: [],
    isOpen: (view) => view.first('eFTI703') === undefined,
  },
  {
    id: 'CABOTAGE',
    question: 'Is the haulier established in another Member State than the one it carries in?',
    elements: [],
    // A haulier whose State is known settles it, and so does a vehicle of the country that nothing speaks against.
    isOpen: (view, journey) =>
      goesBy(journey, '3') &&
      String(view.first('eFTI703')?.value) !== '2' &&
      journey.from === journey.to &&
      isInUnion(journey.from) &&
      view.first('eFTI102') === undefined &&
      view.first('eFTI620')?.value !== journey.from,
  },
  {
    id: 'CABOTAGE-WITHIN-LIMITS',
    question:
      'Is it at most the third cabotage operation within seven days of the incoming international carriage (one within three days after entering empty), and were there four days without any before?',
    elements: [],
    isOpen: (_view, _journey, subsets) => subsets.includes('EU03'),
  },
  {
    id: 'COMBINED-TRANSPORT',
    question:
      'Is it combined transport under Directive 92/106/EEC: the unit goes by rail, inland waterway or sea for more than 100 km, and by road only to and from the nearest suitable station or port?',
    elements: [],
    isOpen: (view, { modes }) =>
      soundsCombined(view) ||
      (modes.some((mode) => ['1', '2', '8'].includes(mode)) && view.instances('ASBIE1086').length > 0),
  },
  {
    id: 'DANGEROUS-GOODS-EXEMPT',
    question:
      'Are all dangerous goods exempt from chapter 5.4, such as in limited (3.4) or excepted quantities (3.5), or by a special provision?',
    elements: [],
    isOpen: (view) =>
      ['eFTI232', 'eFTI387', 'eFTI455', 'eFTI1451'].some((id) => view.first(id) !== undefined),
  },
  {
    id: TUNNEL_QUESTION,
    question: 'Does the carriage pass through a tunnel with restrictions for dangerous goods?',
    elements: ['eFTI255'],
    isOpen: (_view, journey, subsets) => subsets.includes('EU05a') && goesBy(journey, '3'),
  },
  {
    id: 'AIR-SECURITY',
    question: 'Is the cargo loaded at an airport of the Union, where it needs a security status?',
    elements: [],
    isOpen: (_view, { modes }) => modes.includes('4'),
  },
  {
    id: DECLARATION_QUESTION,
    question:
      'Does a separate security declaration with all particulars accompany the consignment, electronically or in writing?',
    elements: [],
    isOpen: (view, _journey, subsets) => subsets.includes('EU06') && !view.isSecurityDeclaration,
  },
  {
    id: 'WASTE',
    question: 'Are the goods waste within the meaning of Directive 2008/98/EC?',
    elements: ['eFTI1496'],
    isOpen: (view) => whyWaste(view, {}) === null && soundsLikeWaste(view),
  },
  {
    id: 'WASTE-PAPERS',
    question:
      'Does the waste travel with its notification and movement document, or with an Annex VII document, on paper or in DIWASS?',
    elements: [],
    isOpen: (view) =>
      view.form === null &&
      (whyWaste(view, {}) !== null || soundsLikeWaste(view)) &&
      !isReferenced(view) &&
      !isPaperAttached(view),
  },
]
