import { elementById, type UnreadPlace } from '@efti-hub/efti'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'

/**
 * Where text is that nobody has understood yet: boxes from which no value was taken, and pages that were recognised poorly. Once
 * a person has entered a value there, or stated that there is none, nothing of it is unread any more.
 */
export function unreadPlaces(
  { unread, corrections }: Pick<ConsignmentInForce, 'unread' | 'corrections'>,
  poorPages: readonly number[],
): UnreadPlace[] {
  const corrected = new Set(corrections.map(({ eftiId }) => eftiId))
  const lookedFor = new Set([...corrected].flatMap(lineageOf))
  const isLookedFor = (id: string) => lookedFor.has(id) || lineageOf(id).some((one) => corrected.has(one))
  return [
    ...unread.filter(({ eftiId }) => eftiId === null || !isLookedFor(eftiId)),
    ...poorPages.map((page) => ({ eftiId: null, evidence: { page, box: null }, except: [...lookedFor] })),
  ]
}

/** The element and the data classes that it is in. */
function lineageOf(id: string): string[] {
  const parent = elementById(id)?.parent
  return parent ? [id, ...lineageOf(parent)] : [id]
}
