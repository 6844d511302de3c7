import { type Concept, concepts, type PlainConcept, traitsOf } from '../../fields/concepts.ts'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import type { Span } from '../../layout/span.ts'
import type { Understanding } from '../candidate.ts'
import type { Reader } from './readers.ts'
import { understandDate } from './understand.ts'

const nothing: Understanding = { fit: 0, readings: [] }

/** Reads what `fields/concepts.ts` says about how such text is read; undefined where the concept has a reader of its own. */
function plainReader(concept: Concept): Reader | undefined {
  const { as, gives } = traitsOf(concept)
  const field = gives[0] as FieldName
  if (as === undefined) return undefined
  if (as === 'date') return ({ lines, context }) => understandDate(lines, context, placeOf(field))
  if (as === 'text')
    return ({ text }) => (/\p{L}{3}/u.test(text.text) ? one(field, text.text, text, 0.8) : nothing)
  return ({ text }) => {
    const value = as.exec(text.text)?.[1]
    return value ? one(field, value, text, 1) : nothing
  }
}

const one = (field: FieldName, value: string, span: Span, fit: number): Understanding => ({
  fit,
  readings: [{ place: placeOf(field), value, span }],
})

export const plainReaders = Object.fromEntries(
  concepts.flatMap((concept) => {
    const reader = plainReader(concept)
    return reader ? [[concept, reader]] : []
  }),
) as Record<PlainConcept, Reader>
