import type { Word } from '../../recognition/recognised.ts'
import { overlapY, sameLine } from '../geometry/box.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import type { Label } from './find-labels.ts'

const boxNumber = /^[([]?(\d{1,2})[)\].:]?$/

/** The number of the form's box, left of the label or just above it, belongs to the label. */
export function numberLabels(layout: PageLayout, labels: Label[]): Label[] {
  for (const run of layout.runs) {
    for (const word of run.words) {
      const headed = labels.find((l) => l.region === run.region && isBehind(word, run, l))
      if (headed) {
        headed.boxNumber ??= Number(boxNumber.exec(word.text)?.[1])
        headed.words.add(word)
        continue
      }
      const number = boxNumber.exec(word.text)?.[1]
      if (!number) continue
      const label = labels.find(
        (l) => l.region === run.region && l.boxNumber === undefined && leads(word, run, l),
      )
      if (!label) continue
      label.boxNumber = Number(number)
      label.words.add(word)
      const letter = run.words[run.words.indexOf(word) + 1]
      if (letter && /^[a-d][.)]?$/.test(letter.text)) label.words.add(letter)
    }
  }
  return labels
}

/** 'Poids brut kg (11)': in brackets and by itself right behind the label. */
function isBehind(word: Word, run: Run, label: Label): boolean {
  if (run.words.length > 1 || !/^[([]\d{1,2}[)\]]$/.test(word.text) || label.words.has(word)) return false
  const level = [...label.words].filter((w) => overlapY(w.box, word.box) > 0.3 * label.size)
  const gap = word.box[0] - Math.max(...level.map((w) => w.box[2]))
  return level.length > 0 && gap >= -1 && gap < 1.2 * label.size
}

function leads(word: Word, run: Run, label: Label): boolean {
  if (label.words.has(word)) return false
  const level = [...label.words].filter((w) => overlapY(w.box, word.box) > 0.3 * label.size)
  const start = level.length > 0 ? Math.min(...level.map((w) => w.box[0])) : label.box[0]
  const gap = start - word.box[2]
  if (level.length > 0) return gap >= -1 && gap < 3.2 * label.size
  // '2 cartons' on the line above counts something, unless a drawn box holds both.
  if (run.region === 0 && run.words.some((w) => /\p{L}{2}/u.test(w.text))) return false
  const above = label.box[1] - word.box[3]
  return (
    above >= -2 &&
    above < 0.8 * label.size &&
    gap > -2.5 * label.size &&
    gap < 2 * label.size &&
    !sameLine(word.box, label.box)
  )
}
