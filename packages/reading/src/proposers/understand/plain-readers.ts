import { elementById } from '@efti-hub/efti'
import { concepts, type PlainConcept, type Traits, traitsOf } from '../../fields/concepts.ts'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import type { Span } from '../../layout/span.ts'
import type { Understanding } from '../candidate.ts'
import type { Reader } from './readers.ts'
import { understandDate } from './understand.ts'

const nothing: Understanding = { fit: 0, readings: [] }

/** Reads as `fields/concepts.ts` says; a number where the element counts. Undefined where the concept has a reader of its own. */
export function plainReader({ as, gives }: Traits): Reader | undefined {
  if (as === undefined) return undefined
  const [field] = gives
  if (as === 'date') return ({ lines, context }) => understandDate(lines, context, placeOf(field))
  if (as === 'text')
    return ({ text }) => (/\p{L}{3}/u.test(text.text) ? one(field, text.text, text, 0.8) : nothing)
  return ({ text }) => {
    const value = as.exec(text.text)?.[1]
    return value ? one(field, value, text, 1) : nothing
  }
}

function one(field: FieldName, text: string, span: Span, fit: number): Understanding {
  const place = placeOf(field)
  const value = elementById(place.eftiId)?.kind === 'count' ? Number(text) : text
  return { fit, readings: [{ place, value, span }] }
}

export const plainReaders = Object.fromEntries(
  concepts.flatMap((concept) => {
    const reader = plainReader(traitsOf(concept))
    return reader ? [[concept, reader]] : []
  }),
) as Record<PlainConcept, Reader>
