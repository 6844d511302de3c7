import { plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '../extracted.ts'

/** Fewer labels than this are no form: a short document may state little and still be filled in. */
const FEWEST_LABELS = 8
/** Of 329 documents of other makers each states at least three of these, and the address of at least one party. */
const FEWEST_FIGURES = 2
const FEWEST_ADDRESSES = 2
/** Below it a value is a guess, of which every form gives some. */
const LIKELY = 0.5

/** Numbers that forms print themselves: of the form, of copies, in a letterhead. */
const PRINTED =
  /postalAddress|Contact|transportContractDocument\/(?:id|typeCode)$|modeCode$|consignorProvidedInformationText|contentText|^information/
const ADDRESSES = /^[^/]+\/postalAddress\/(?:postcode|cityName)$/

/**
 * A form that nobody filled in, or only by hand where no words were read: it has labels, and neither figures nor addresses of two
 * parties. What its labels and its small print seem to give are no values.
 */
export function isUnfilled(values: readonly ExtractedValue[], labels: number): boolean {
  if (labels < FEWEST_LABELS) return false
  const likely = values.filter(({ confidence, asWritten }) => confidence >= LIKELY && asWritten)
  const figures = new Set(
    likely.flatMap(({ path, asWritten }) =>
      /\d/.test(asWritten) && !PRINTED.test(plainPath(path)) ? [plainPath(path)] : [],
    ),
  )
  const addresses = new Set(
    likely.flatMap(({ path }) => (ADDRESSES.test(plainPath(path)) ? [path.split('/')[0]] : [])),
  )
  return figures.size < FEWEST_FIGURES && addresses.size < FEWEST_ADDRESSES
}
