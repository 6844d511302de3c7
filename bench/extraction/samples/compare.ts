import { plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '@efti-hub/reading'
import { certainFrom } from '../score.ts'
import { alignRows } from './align-rows.ts'
import { type Entry, partsOf, plainOf, sampleEntries } from './entries.ts'
import type { PaperTruth } from './sample-papers.ts'

/** A value that was misread is wrong and missed: something false is where the true one should. */
export interface SampleTally {
  right: number
  wrong: number
  missed: number
  /** Of those whose confidence is certain. */
  certainRight: number
  certainWrong: number
}

export interface SampleComparison {
  tally: SampleTally
  /** The same by the field's path without its places in lists. */
  byField: Map<string, SampleTally>
  /** One sentence for each value that is wrong or missed. */
  misses: string[]
  /** Each value that counts, with its confidence. */
  judged: { path: string; confidence: number; isRight: boolean }[]
}

const nothing = (): SampleTally => ({ right: 0, wrong: 0, missed: 0, certainRight: 0, certainWrong: 0 })

export function compare(
  extracted: { values: readonly Pick<ExtractedValue, 'path' | 'value' | 'confidence'>[] },
  truth: PaperTruth,
): SampleComparison {
  const { optional = [], alternatives = {} } = truth
  const wanted = sampleEntries(
    Object.entries(truth.values).map(([path, value]) => ({ path, value, confidence: 1 })),
  )
  const byField = new Map<string, SampleTally>()
  const tallyOf = (path: string): SampleTally => {
    const field = plainPath(path)
    const tally = byField.get(field) ?? nothing()
    byField.set(field, tally)
    return tally
  }
  const misses: string[] = []
  const judged: SampleComparison['judged'] = []
  const open = new Set(wanted)
  for (const got of alignRows(wanted, sampleEntries(extracted.values))) {
    const found = [...open].find((one) => samePlace(one, got) && fits(one, got, alternatives[one.path]))
    if (found) {
      open.delete(found)
      tallyOf(got.path).right++
    } else if (isOptional(got.path, optional)) continue
    else {
      tallyOf(got.path).wrong++
      misses.push(`${got.path}: wrong: ${got.shown} (${got.confidence})`)
    }
    judged.push({ path: got.readAs, confidence: got.confidence, isRight: found !== undefined })
    if (got.confidence >= certainFrom) tallyOf(got.path)[found ? 'certainRight' : 'certainWrong']++
  }
  for (const { path, shown } of open) {
    if (isOptional(path, optional)) continue
    tallyOf(path).missed++
    misses.push(`${path}: missed: ${shown}`)
  }
  return { tally: sumTallies([...byField.values()]), byField, misses: misses.sort(), judged }
}

function samePlace(one: Entry, other: Entry): boolean {
  const [a, b] = [partsOf(one.path), partsOf(other.path)]
  return a.head === b.head && a.index === b.index && a.rest === b.rest
}

const fits = (wanted: Entry, got: Entry, others: readonly unknown[] = []) =>
  wanted.plain === got.plain || others.some((other) => plainOf(other) === got.plain)

function isOptional(path: string, optional: readonly string[]): boolean {
  const plain = plainPath(path)
  return optional.map(plainPath).some((above) => plain === above || plain.startsWith(`${above}/`))
}

export function sumTallies(tallies: readonly SampleTally[]): SampleTally {
  const total = nothing()
  for (const tally of tallies) {
    total.right += tally.right
    total.wrong += tally.wrong
    total.missed += tally.missed
    total.certainRight += tally.certainRight
    total.certainWrong += tally.certainWrong
  }
  return total
}

const share = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest))
export const precisionOf = ({ right, wrong }: SampleTally) => share(right, wrong)
export const recallOf = ({ right, missed }: SampleTally) => share(right, missed)
/** The harmonic mean of precision and recall. */
export const balancedOf = ({ right, wrong, missed }: SampleTally) => share(2 * right, wrong + missed)
export const certaintyOf = ({ certainRight, certainWrong }: SampleTally) => share(certainRight, certainWrong)
