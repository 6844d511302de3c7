import { overlapY, sameLine } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from './find-labels.ts'

const boxNumber = /^[([]?(\d{1,2})[)\].:]?$/
/** '58a' by itself: some boxes have a letter; within a line it is the number of a house. */
const lettered = /^(\d{1,2})[a-d][).]?$/
/** '6–12' at the one heading over several columns. */
const boxNumbers = /^\d{1,2}[–-]\d{1,2}$/

/** The number of the form's box, left of the label, else just above it, belongs to the label. */
export function numberLabels(layout: PageLayout, labels: Label[]): Label[] {
  const used = new Set<Word>()
  for (const isLeading of [isLevel, isAbove]) numberBy(isLeading, layout, labels, used)
  return labels
}

/** 'Total bultos: 28   Peso bruto: …': behind a colon stands what is asked for. */
const isValue = ({ box }: Word, labels: readonly Label[]): boolean =>
  labels.some(
    (label) =>
      label.colon &&
      sameLine(label.box, box) &&
      box[0] - label.box[2] > -1 &&
      box[0] - label.box[2] < 0.8 * label.size,
  )

const isGrouped = (word: Word, { words }: Run): boolean =>
  /^\d{3}(?:[.,]\d+)?$/.test(words[words.indexOf(word) + 1]?.text ?? '')

type Leads = (word: Word, run: Run, label: Label) => boolean

function numberBy(leads: Leads, layout: PageLayout, labels: readonly Label[], used: Set<Word>): void {
  for (const run of layout.runs) {
    for (const word of run.words) {
      if (used.has(word)) continue
      const headed = labels.find((l) => l.region === run.region && isBehind(word, run, l))
      if (headed) {
        headed.boxNumber ??= Number(boxNumber.exec(word.text)?.[1])
        headed.words.add(word)
        continue
      }
      const number =
        boxNumber.exec(word.text)?.[1] ?? (run.words.length === 1 ? lettered.exec(word.text)?.[1] : undefined)
      // '2 846,5 kg brutto'
      if (number && (isGrouped(word, run) || isValue(word, labels))) continue
      const several = !number && run.words.length === 1 && boxNumbers.test(word.text)
      if (!number && !several) continue
      const label = labels.find(
        (l) =>
          (l.region === run.region || isFramed(run, l, layout)) &&
          l.boxNumber === undefined &&
          leads(word, run, l),
      )
      if (!label) continue
      used.add(word)
      if (number) label.boxNumber = Number(number)
      label.words.add(word)
      const letter = run.words[run.words.indexOf(word) + 1]
      if (letter && /^[a-d][.)]?$/.test(letter.text)) label.words.add(letter)
    }
  }
}

/** The number stands by itself in a small frame right before the label's box, or in its corner. */
function isFramed(run: Run, label: Label, { regions }: PageLayout): boolean {
  if (run.region === 0 || label.region === 0 || run.words.length > 1) return false
  const [frame, box] = [regions.box(run.region), regions.box(label.region)]
  return (
    frame[2] - frame[0] < 5 * run.size &&
    box[0] >= frame[0] - 2 &&
    box[0] <= frame[2] + 3 &&
    overlapY(frame, box) > 0
  )
}

/** 'Poids brut kg (11)': in brackets and by itself right behind the label. */
function isBehind(word: Word, run: Run, label: Label): boolean {
  if (run.words.length > 1 || !/^[([]\d{1,2}[)\]]$/.test(word.text) || label.words.has(word)) return false
  const level = [...label.words].filter((w) => overlapY(w.box, word.box) > 0.3 * label.size)
  const gap = word.box[0] - Math.max(...level.map((w) => w.box[2]))
  return level.length > 0 && gap >= -1 && gap < 1.2 * label.size
}

/** In the corner of a drawn box, often in a frame of its own, the number stands further from its label. */
const farthest = { open: 3.2, inBox: 6 }

const isLevel: Leads = (word, run, label) => {
  if (label.words.has(word)) return false
  const level = [...label.words].filter((w) => overlapY(w.box, word.box) > 0.3 * label.size)
  if (level.length === 0) return false
  const gap = Math.min(...level.map((w) => w.box[0])) - word.box[2]
  const alone = run.words.length === 1 && run.region > 0
  return gap >= -1 && gap < (alone ? farthest.inBox : farthest.open) * label.size
}

const isAbove: Leads = (word, run, label) => {
  if (label.words.has(word) || [...label.words].some((w) => overlapY(w.box, word.box) > 0.3 * label.size))
    return false
  // '2 cartons' on the line above counts something, unless a drawn box holds both.
  if (run.region === 0 && run.words.some((w) => /\p{L}{2}/u.test(w.text))) return false
  // '14 chemin du Fleuve': a house has a number too.
  if (run.words.length > 2 && run.words[0] === word && /^\d+$/.test(word.text)) return false
  const gap = label.box[0] - word.box[2]
  const above = label.box[1] - word.box[3]
  return (
    above >= -2 &&
    above < 0.8 * label.size &&
    gap > -2.5 * label.size &&
    gap < 2 * label.size &&
    !sameLine(word.box, label.box)
  )
}
