import type { Word } from '../../recognition/recognised.ts'
import type { Concept } from '../concepts.ts'
import { middleX, middleY, sameLine } from '../geometry/box.ts'
import { type Run, textOf } from '../geometry/runs.ts'
import { bare } from '../lexicon/compare.ts'
import { packageKindIn } from '../normalise/packages.ts'
import type { Column } from './find-columns.ts'

/** Columns under headings that no lexicon knows tell by what they hold that they are packages, goods or weights. */
export function nameColumns(columns: readonly Column[], body: readonly Run[]): Column[] {
  const has = (concept: Concept) => columns.some((c) => c.concept === concept)
  const named = [...columns]
  const name = (at: number, concept: Concept) => {
    if (!named.some((c) => c.concept === concept)) named[at] = { ...(named[at] as Column), concept }
  }
  const open = columns.flatMap((column, at) =>
    (column.concept === 'furniture' && column.label.matches.length === 0) || isTwin(column, columns)
      ? [{ at, cells: cellsIn(column, body), heading: bare(textOf([...column.label.words])) }]
      : [],
  )
  for (const { at, cells, heading } of open) {
    if (cells.length === 0) continue
    if (!has('packing') && cells.every((c) => isPackageKind(c))) name(at, 'packing')
    else if (!has('statisticalNumber') && cells.every((c) => tariffCode.test(c)))
      name(at, 'statisticalNumber')
    else if (!has('grossWeight') && /^kgs?$/.test(heading) && cells.every((c) => /^\d[\d.,' ]*$/.test(c)))
      name(at, 'grossWeight')
  }
  for (const { at, cells } of open) {
    const beforeKind = named[at + 1]?.concept === 'packing'
    const rising = cells.every((c, i) => Number(c) === i + 1) && cells.length > 1
    if (beforeKind && cells.length > 0 && cells.every((c) => /^\d{1,6}$/.test(c)) && !rising)
      name(at, 'packageCount')
  }
  return named
}

/** 'Description' and 'Commodity' both name the goods: one of them may hold their codes. */
const isTwin = (column: Column, columns: readonly Column[]) =>
  column.concept === 'nature' && columns.some((c) => c !== column && c.concept === 'nature')

const tariffCode = /^\d{4}[ .]?\d{2}(?:[ .]?\d{2}){0,2}$/

const isPackageKind = (text: string) => text.split(' ').length <= 2 && packageKindIn(text) !== undefined

/** The text of the column, line by line. */
function cellsIn(column: Column, body: readonly Run[]): string[] {
  const lines: Word[][] = []
  const words = body.flatMap((r) => r.words)
  const own = words.filter((w) => middleX(w.box) >= column.from && middleX(w.box) < column.to)
  for (const word of own.sort((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find((l) => sameLine((l[0] as Word).box, word.box))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => textOf(line.sort((a, b) => a.box[0] - b.box[0])))
}
