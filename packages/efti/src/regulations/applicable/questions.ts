import type { View } from '../../rules/view.ts'
import { DECLARATION_QUESTION } from '../air-cargo-security/particulars.ts'
import { hasUnit, soundsCombined } from '../combined-transport/stated.ts'
import { EXEMPT_QUESTION, waiverOfAll } from '../dangerous-goods/special/special-goods.ts'
import { TUNNEL_QUESTION } from '../dangerous-goods-document/tunnel-code.ts'
import { goesBy, isInUnion, type Journey } from '../journey.ts'
import { soundsLikeWaste, whyWaste } from '../waste-shipments/stated.ts'

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
  /** May it be true of this document? Whether the answer changes anything is tried afterwards. */
  isOpen: (view: View, journey: Journey) => boolean
}

/** Questions whose answers decide which subsets apply, or how they do. */
export const JOURNEY_QUESTIONS: readonly OfJourney[] = [
  {
    id: 'OWN-ACCOUNT',
    question: 'Is the carriage on own account or otherwise exempt from Regulation No 11 by its Article 9?',
    elements: [],
    isOpen: (view) => view.first('eFTI703') === undefined && !isByThirdParty(view),
  },
  {
    id: 'CABOTAGE',
    question: 'Is the haulier established in another Member State than the one it carries in?',
    elements: [],
    // A haulier whose State is known settles it, and so does a vehicle of the country unless something contradicts it.
    isOpen: (view, journey) =>
      goesBy(journey, '3') &&
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
    isOpen: always,
  },
  {
    id: 'COMBINED-TRANSPORT',
    question:
      'Is it combined transport under Directive 92/106/EEC: the unit goes by rail, inland waterway or sea for more than 100 km, and by road only to and from the nearest suitable station or port?',
    elements: [],
    isOpen: (view, journey) => soundsCombined(view) || mayChangeMode(view, journey),
  },
  {
    id: EXEMPT_QUESTION,
    question:
      'Are all dangerous goods exempt from chapter 5.4, such as in limited (3.4) or excepted quantities (3.5), or by a special provision?',
    elements: [],
    // Where the document states it itself, nobody is asked.
    isOpen: (view) => waiverOfAll(view, {}) === null,
  },
  {
    id: TUNNEL_QUESTION,
    question: 'Does the carriage pass through a tunnel with restrictions for dangerous goods?',
    elements: ['eFTI255'],
    isOpen: (_view, journey) => goesBy(journey, '3'),
  },
  {
    id: 'AIR-SECURITY',
    question: 'Is the cargo loaded at an airport of the Union, where it needs a security status?',
    elements: [],
    isOpen: always,
  },
  {
    id: DECLARATION_QUESTION,
    question:
      'Does a separate security declaration with all particulars accompany the consignment, electronically or in writing?',
    elements: [],
    isOpen: always,
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
    isOpen: always,
  },
]

function always(): boolean {
  return true
}

/** Own account means own vehicles (Regulation (EC) No 1072/2009, Article 1(5)(d)): a carrier that is neither of the parties has its own. */
function isByThirdParty(view: View): boolean {
  const carriers = namesOf(view, 'eFTI87')
  const parties = [...namesOf(view, 'eFTI51'), ...namesOf(view, 'eFTI68')]
  const isParty = (carrier: string) =>
    parties.some((party) => party.includes(carrier) || carrier.includes(party))
  return carriers.length > 0 && parties.length > 0 && !carriers.some(isParty)
}

function namesOf(view: View, id: string): string[] {
  return view
    .every(id)
    .map(({ value }) =>
      String(value)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter((name) => name !== '')
}

/** Where no leg is by road, only the document's own words are a reason to ask. */
function mayChangeMode(view: View, { modes }: Journey): boolean {
  return hasUnit(view) && modes.includes('3') && modes.some((mode) => ['1', '2', '8'].includes(mode))
}
