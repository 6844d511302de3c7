import type { Run } from '../layout/runs.ts'
import { packageKindIn } from '../values/packages.ts'
import { isShapedAsPlate } from '../values/plate-shapes.ts'
import { plainWord, shapeOf } from './buckets.ts'
import { type LabelsAround, labelOn } from './labels-around.ts'
import type { LinesAround } from './lines-around.ts'
import { labelAbove, shortKind } from './signs-of-line.ts'

/** What speaks of one word of a line: its letters, its neighbours in the line, the labels that may name it. */
export function signsOfWord(
  run: Run,
  at: number,
  around: LinesAround,
  labels: LabelsAround,
  documentKind: string,
): string[] {
  const word = run.words[at]
  if (!word) return []
  const kind = shortKind(documentKind)
  const plain = plainWord(word.text)
  const shape = shapeOf(word.text)
  const owner = labels.ownerOf.get(word)
  const column = labels.columnOf.get(word)
  return [
    `w${plain}`,
    `w3${plain.slice(0, 3)}`,
    `w4${plain.slice(-4)}`,
    `w5${plain.slice(0, 5)}`,
    `s${shape}`,
    `wl${Math.min(word.text.length, 10)}`,
    `ks${kind}${shape}`,
    ...(isShapedAsPlate(word.text) ? ['pl1'] : []),
    ...(packageKindIn(word.text) ? ['pk1'] : []),
    ...signsOfNeighbours(run, at),
    ...labelWithin(run, at, labels),
    `o${owner?.concept ?? '-'}`,
    ...(owner ? [`op${owner.concept}${owner.place}`, `os${owner.concept}${shape}`] : []),
    `c${column ?? '-'}`,
    ...(column ? [`cs${column}${shape}`] : []),
    `lcs${labelOn(around.left, labels)}${shape}`,
    `us${labelAbove(around, labels)?.concept ?? '-'}${shape}`,
    `kos${kind}${owner?.concept ?? column ?? '-'}`,
  ]
}

function signsOfNeighbours({ words }: Run, at: number): string[] {
  const [before, after, second, next] = [words[at - 1], words[at + 1], words[at - 2], words[at + 2]]
  return [
    `p${before ? plainWord(before.text) : '-'}`,
    `ps${before ? shapeOf(before.text) : '-'}`,
    `q${after ? plainWord(after.text) : '-'}`,
    `qs${after ? shapeOf(after.text) : '-'}`,
    ...(second ? [`pp${plainWord(second.text)}`] : []),
    ...(next ? [`qq${plainWord(next.text)}`] : []),
    `i${Math.min(at, 5)}`,
    `e${Math.min(words.length - 1 - at, 4)}`,
  ]
}

/** The label that the word is part of, or the last one before it in its line. */
function labelWithin({ words }: Run, at: number, { labelOf }: LabelsAround): string[] {
  const last = words.slice(0, at + 1).findLastIndex((word) => labelOf.has(word))
  const word = words[last]
  if (!word) return []
  const concept = labelOf.get(word)
  return last === at ? [`l${concept}`] : [`lb${concept}`, `ld${Math.min(at - last, 4)}`]
}
