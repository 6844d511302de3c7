import { lieDown, standUp } from '@efti-hub/reading'
import { orderRuns, type Run, textOfLine } from '@efti-hub/reading/files'
import { meanConfidence } from '../engines/ocr/mean-confidence.ts'
import type { Box, RecognisedPage, Word } from '../recognised.ts'

/** The words of a page in reading order, and its text, in the manner of text layers. */
export function orderPage(page: RecognisedPage): { words: Word[]; text: string } {
  const upright = (box: Box): Box => (page.pose ? standUp(box, page.pose, page) : box)
  const wordOf = new Map<object, Word>()
  const runs = page.words.map((word) => {
    const box = upright(word.box)
    const run = {
      text: word.text,
      box,
      size: word.size ?? box[3] - box[1],
      bold: word.bold ?? false,
      baseline: [box[0], box[3]] as [number, number],
      direction: [1, 0] as [number, number],
      closed: true,
      glyphs: [],
    }
    wordOf.set(run, word)
    return run
  })
  const rules = page.pose ? page.rules.map(upright) : page.rules
  const lines = orderRuns(runs, rules)
  // Letters that were set apart are one word now, and no run of before.
  const joined = (run: Run): Word => {
    const letters = runs.filter(({ box }) => contains(run.box, box)).map((one) => wordOf.get(one) as Word)
    const box = page.pose ? lieDown(run.box, page.pose, page) : run.box
    return { text: run.text, box, size: run.size, confidence: meanConfidence(letters) }
  }
  return {
    words: lines.flat().map((run) => wordOf.get(run) ?? joined(run)),
    text: lines.map(textOfLine).join('\n'),
  }
}

function contains(outer: Box, inner: Box): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}
