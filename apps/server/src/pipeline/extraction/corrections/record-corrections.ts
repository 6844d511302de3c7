import { labelInGroup } from '@efti-hub/contract'
import { labelOf, type Value } from '@efti-hub/efti'
import { actOnDocument, type NamedDocument } from '../../../audit/acts-on-documents.ts'
import type { Act } from '../../../platform/record-act.ts'
import { ANSWER, type ConsignmentInForce } from './in-force.ts'

interface Corrected {
  eftiId: string
  path: string
  value: Value | null
  oldValue: Value | null
}

interface Chosen {
  subject: string
  value: string | boolean | null
  reason: string | null
}

/** As the audit trail tells it: each value by itself, with what stood there before; `source`: the document that it was taken from. */
export function actsOfCorrection(
  document: NamedDocument,
  before: ConsignmentInForce,
  corrections: readonly Corrected[],
  choices: readonly Chosen[],
  source?: string,
): Act[] {
  return [
    ...corrections.map(({ eftiId, path, value, oldValue }) => ({
      action: 'correction' as const,
      details: `${labelOf(eftiId)} (${path})${source ? `, taken from ${source}` : ''}`,
      oldValue,
      newValue: value,
    })),
    ...choices.map((choice) => actOfChoice(choice, before)),
  ].map((act) => actOnDocument(document, act))
}

/** A choice that its author undid: what is in force is that of before, or what the machine sees. */
export const actsOfUndoneChoices = (
  document: NamedDocument,
  before: ConsignmentInForce,
  subjects: readonly string[],
  leftFor: (subject: string) => Chosen['value'],
): Act[] =>
  subjects.map((subject) => {
    const act = actOfChoice({ subject, value: leftFor(subject), reason: null }, before)
    const details = ['details' in act && act.details, 'undone'].filter(Boolean).join(': ')
    return actOnDocument(document, { ...act, details })
  })

function actOfChoice({ subject, value, reason }: Chosen, { kind, overrides, answers }: ConsignmentInForce) {
  if (subject === 'kind') return { action: 'kind-chosen' as const, oldValue: kind, newValue: value }
  if (subject.startsWith(ANSWER)) {
    const question = subject.slice(ANSWER.length)
    return {
      action: 'question-answered' as const,
      details: question,
      oldValue: answers[question] ?? null,
      newValue: value,
    }
  }
  return {
    action: 'subsets-chosen' as const,
    details: [subject, reason].filter(Boolean).join(': '),
    oldValue: overrides.find(({ id }) => id === subject)?.applies ?? null,
    newValue: value,
  }
}

/** 'Number: 12; Kind: pallets'; null where there is nothing. */
export function inWords(values: readonly { eftiId: string; value: Value | null }[]): string | null {
  const parts = values.flatMap(({ eftiId, value }) => {
    if (value === null) return []
    const shown = typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
    return [`${labelInGroup(labelOf(eftiId))}: ${shown}`]
  })
  return parts.length > 0 ? parts.join('; ') : null
}
