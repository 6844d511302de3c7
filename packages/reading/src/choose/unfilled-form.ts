import { plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'

/** Fewer kinds of labels than this are no form: a short document may state little and still be filled in. */
const FEWEST_LABELS = 6
/**
 * Kinds of values for each kind of label. Each of 329 documents of other makers has 1.2 or more; of thirty blank forms, on which a reader
 * finds pieces of conditions, letterheads and examples, each has fewer than 0.7.
 */
const FEWEST_PER_LABEL = 0.7
/** A form that somebody began to fill in names two parties before all else. */
const FEWEST_PARTIES = 2
/** Below it a value is a guess, of which every form gives some. */
const LIKELY = 0.5

/** What a form prints itself or what follows from its title. */
const PRINTED =
  /Contact|transportContractDocument\/typeCode$|modeCode$|dangerousGoodsIndicator|consignorProvidedInformationText|contentText|^information/
const POSTCODE = /^[^/]+\/postalAddress\/postcode$/

/**
 * A form that nobody filled in, or only by hand where no words were read: far fewer values than labels. What its labels, its small print
 * and its examples seem to give are no values.
 * @param labels how many kinds of labels were found
 */
export function isUnfilled(values: readonly ExtractedValue[], labels: number): boolean {
  if (labels < FEWEST_LABELS) return false
  const likely = values.filter(({ confidence, asWritten }) => confidence >= LIKELY && asWritten)
  const paths = new Set(likely.map(({ path }) => plainPath(path)).filter((path) => !PRINTED.test(path)))
  const parties = [...paths].filter((path) => POSTCODE.test(path))
  return paths.size < FEWEST_PER_LABEL * labels && parties.length < FEWEST_PARTIES
}
