import { elementByPath, plainPath, type Value } from '@efti-hub/efti'
import type { Evidence } from '../fields/extracted.ts'
import { unite } from '../layout/box.ts'
import { layOut } from '../layout/lay-out.ts'
import type { RecognisedPage, Word } from '../layout/pages.ts'
import { standUp } from '../layout/pose.ts'
import type { Place } from '../remembered/place.ts'
import type { Writing } from '../remembered/read-value.ts'
import { bare } from '../words/compare.ts'
import { readTaken } from './read-taken.ts'
import { wordsTaken, wordsTyped } from './words-taken.ts'

/** Of a value that a person took: the words that print it, as they lie on the page. */
export function evidenceOfTaken(asWritten: string, words: readonly Word[], page: RecognisedPage): Evidence {
  const box = page.synthetic || words.length === 0 ? null : unite(words.map((word) => word.box))
  return { page: page.number, box, snippet: asWritten }
}

/**
 * The words of a page that print a person's value in the place that the person gave; null where they do not.
 * @param page as it lies
 */
export function wordsOfValue(
  { path, value, evidence }: { path: string; value: Value; evidence: Evidence },
  page: RecognisedPage,
  writing: Writing,
): Word[] | null {
  const box = page.synthetic ? null : evidence.box
  if (!page.synthetic && box === null) return null
  const lines = wordsTaken(evidence.snippet, page.words, box)
  return lines && says(evidence.snippet, path, value, writing) ? lines.flat() : null
}

function says(snippet: string, path: string, value: Value, writing: Writing): boolean {
  const isText = elementByPath(plainPath(path))?.kind === 'text'
  if (isText) return bare(String(value)) !== '' && bare(snippet).includes(bare(String(value)))
  const unit = typeof value === 'object' ? value.unit : null
  const read = readTaken(path, wordsTyped(snippet), writing, unit)
  return 'values' in read && read.values.some((one) => one.path === path && isEqual(one.value, value))
}

const isEqual = (left: Value, right: Value) =>
  typeof left === 'object' && typeof right === 'object'
    ? left.value === right.value && left.unit === right.unit
    : left === right

/**
 * Where words are on the page as it stands upright, for what later documents are read by; null where they go over the end
 * of a line, which no lesson does.
 * @param page as it lies
 */
export function placesOnPage(
  page: RecognisedPage,
  standing: RecognisedPage,
): (words: readonly Word[]) => Place | null {
  const { pose } = page
  const { runs } = layOut(standing)
  return (words) => {
    const boxes = words.map(({ box }) => (pose ? standUp(box, pose, page) : box))
    const isIn = (run: { words: readonly Word[] }) =>
      boxes.every((box, at) =>
        run.words.some(
          (word) => word.text === words[at]?.text && word.box[0] === box[0] && word.box[1] === box[1],
        ),
      )
    return runs.some(isIn) ? { page: page.number, box: unite(boxes) } : null
  }
}
