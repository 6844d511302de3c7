import type { ConsignmentPhase, PhaseFactCode } from '@efti-hub/contract'
import { isCalendarDate } from '@efti-hub/efti/values'
import type { ComparedDocument } from './contradictions/compared.ts'

/** What shows where the goods are: data, which the browser words. */
export interface PhaseFact {
  code: PhaseFactCode
  /** 'YYYY-MM-DD' */
  day: string | null
  /** The document that shows it. */
  documentName: string | null
}

export interface Phase {
  value: ConsignmentPhase
  fact: PhaseFact
}

/** The day that shows it, true where no day belongs to it, or null: the document does not show it. */
type Test = (document: ComparedDocument, today: string) => string | true | null

const onDay = (date: string | null | undefined) => (date && isCalendarDate(date) ? date.slice(0, 10) : null)

const hasSigned =
  (party: 'consignee' | 'carrier' | 'consignor'): Test =>
  ({ profile }) =>
    profile.signedBy.includes(party) || null

/** From the end of the journey to its beginning: the first fact that a document shows decides. */
const FACTS: readonly [ConsignmentPhase, PhaseFactCode, Test][] = [
  ['delivered', 'consignee-signed', hasSigned('consignee')],
  ['delivered', 'delivered', hasCome('delivery')],
  ['under-way', 'carrier-signed', hasSigned('carrier')],
  ['under-way', 'taken-over', hasCome('takingOver')],
  [
    'loaded',
    'loaded',
    ({ profile }, today) => {
      const day = onDay(profile.loaded)
      return day && day <= today ? day : null
    },
  ],
  ['loaded', 'consignor-signed', hasSigned('consignor')],
  [
    'loaded',
    'taken-over-today',
    ({ profile }, today) => (onDay(profile.takingOver?.value) === today ? today : null),
  ],
]

/** A day without a time has come once it is over; in doubt the earlier phase is reported. */
function hasCome(what: 'delivery' | 'takingOver'): Test {
  return ({ profile }, today) => {
    const day = onDay(profile[what]?.value)
    return day && day < today ? day : null
  }
}

/** Where the goods are, as far as the documents show it. `today`: 'YYYY-MM-DD'. */
export function phaseOf(documents: readonly ComparedDocument[], today: string): Phase {
  for (const [value, code, test] of FACTS) {
    for (const document of documents) {
      const day = test(document, today)
      if (day !== null)
        return { value, fact: { code, day: day === true ? null : day, documentName: document.name } }
    }
  }
  const day = documents.map(({ profile }) => onDay(profile.takingOver?.value)).find((date) => date !== null)
  return {
    value: 'planned',
    fact: { code: day ? 'planned' : 'unknown', day: day ?? null, documentName: null },
  }
}
