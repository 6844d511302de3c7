import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { marksIn } from './marks-in.ts'

const CODE = /^(\p{L}{1,4})(\d[\d.,/-]*)$/u
/** In heights of tall letters, and beside the next widest gap: the blank between two words. */
const BLANK = 0.3
const WIDER = 1.6
/** Share of the word's width that the blank may lie off the place where letters end. */
const OFF = 0.25

/** Letters and a number with a blank between, which the engine takes for one code: 'CL 12', 'UN 1263'. */
export function partAtBlank(word: OcrWord, line: TypeLine): OcrWord[] {
  const [, letters = '', number = ''] = CODE.exec(word.text) ?? []
  if (number === '') return [word]
  const marks = marksIn(word, line)
  const gaps = marks
    .slice(1)
    .map((mark, i) => ({ from: marks[i]?.[2] ?? 0, to: mark[0], wide: mark[0] - (marks[i]?.[2] ?? 0) }))
    .sort((a, b) => b.wide - a.wide)
  const [blank, next] = gaps
  if (!blank || blank.wide < BLANK * line.tall || blank.wide < WIDER * (next?.wide ?? 0)) return [word]
  const [left, top, right, bottom] = word.box
  const at = ((blank.from + blank.to) / 2 - left) / (right - left)
  if (Math.abs(at - letters.length / word.text.length) > OFF) return [word]
  return [
    { ...word, text: letters, box: [left, top, blank.from, bottom] },
    { ...word, text: number, box: [blank.to, top, right, bottom] },
  ]
}
