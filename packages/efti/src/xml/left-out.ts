import type { Misfit } from '../dataset/content-of.ts'
import { labelOf } from '../dataset/labels.ts'

/** Something that a valid message cannot contain, or not as it is, and why, in a sentence. */
export interface LeftOut {
  /** '' for an entry that has none. */
  path: string
  eftiId: string | null
  reason: string
}

/** `reason` goes on after the name: 'it lacks its formatId.'. */
export function leftOut(path: string, eftiId: string | null, reason: string): LeftOut {
  return {
    path,
    eftiId,
    reason: `${eftiId ? labelOf(eftiId) : path || 'An entry without a path'}: ${reason}`,
  }
}

export function misfit({ path, eftiId, attribute }: Misfit): LeftOut {
  return leftOut(path, eftiId, attribute === null ? 'this is no value.' : `its ${attribute} cannot be read.`)
}
