import { placeOf } from '../../fields/field-map.ts'
import type { Candidate } from '../candidate.ts'
import { numbered } from './described-once.ts'

const identity = [placeOf('unNumber').eftiId, placeOf('hazardClass').eftiId, placeOf('packingGroup').eftiId]

/** The same dangerous good in whatever words: number, class and packing group. */
const keyOf = ({ readings }: Candidate): string =>
  identity.map((id) => String(readings.find((r) => r.place.eftiId === id)?.value ?? '')).join(' ')

/**
 * Dangerous goods listed over several pages, numbered through; a page that describes nothing but what stood before it is a
 * copy, or says how to handle them, and gives none.
 */
export function numberedOverPages(pages: readonly (readonly Candidate[])[]): Candidate[] {
  let count = 0
  const known = new Set<string>()
  return pages.flatMap((patterns) => {
    const own = patterns.filter((p) => p.concept === 'unNumber')
    const isAgain = own.length > 0 && own.every((p) => known.has(keyOf(p)))
    const shift = count
    if (!isAgain) count += own.length
    for (const pattern of own) known.add(keyOf(pattern))
    let number = shift
    return patterns.flatMap((pattern) => {
      if (pattern.concept !== 'unNumber') return [pattern]
      if (isAgain) return []
      number++
      const at = number
      return [shift === 0 ? pattern : { ...pattern, readings: pattern.readings.map((r) => numbered(r, at)) }]
    })
  })
}
