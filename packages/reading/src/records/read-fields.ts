import type { Concept } from '../fields/concepts.ts'
import type { Reading } from '../proposers/candidate.ts'
import { understandConcept } from '../proposers/understand/understand-concept.ts'
import type { DecimalSign } from '../values/numbers.ts'
import type { KnownField } from './known-field.ts'

export interface FoundInField {
  reading: Reading
  key: string
}

/** Values under keys, understood as those behind printed labels are. */
export function readFields(
  concept: Concept,
  fields: readonly KnownField[],
  decimalSign: DecimalSign,
): FoundInField[] {
  const key = fields[0]?.field.key ?? ''
  const labelText = fields[0]?.field.steps.join(' ') ?? ''
  const { readings } = understandConcept(
    concept,
    fields.map((k) => k.span),
    { decimalSign, labelText },
  )
  return readings.map((reading) => ({ reading, key }))
}
