import { box, type FormBox, type FormColumn } from '../kinds/form.ts'
import type { Draft } from './draft.ts'
import { type InventedLine, inventGoods } from './invent-goods.ts'
import { between, happens, pick } from './pick.ts'
import type { WordKey } from './words.ts'

interface Goods {
  columns: FormColumn[]
  totals: string[]
  foot: FormBox[]
}

/** Of each figure of the goods: how its column is, what it comes to. */
interface Figure {
  key: WordKey
  cells: string[]
  total: string
  isColumn: boolean
  width: number
}

/** The goods in columns, and what they come to. */
export function goodsOf(draft: Draft): Goods {
  const { random, truth, word, number, language } = draft
  const lines = inventGoods(random, language)
  lines.forEach(({ nature }, at) => {
    truth.set(`natureIdentificationCargo/identificationText[${at + 1}]`, nature)
  })
  const digits = pick(random, [0, 0, 1, 2])
  const unit = happens(random, 0.4) ? ' kg' : ''
  const figure = (
    key: WordKey,
    of: (line: InventedLine) => number,
    places: number,
    sign: string,
  ): Figure => ({
    key,
    cells: lines.map((line) => number(of(line), places) + sign),
    total: number(sumOf(lines, of), places) + sign,
    isColumn: happens(random, 0.65),
    width: 2,
  })
  const mass = (of: (line: InventedLine) => number) => ({ value: sumOf(lines, of), unit: 'KGM' })
  const figures = [packagesOf(draft, lines)]
  if (happens(random, 0.9)) {
    figures.push(figure('gross', ({ gross }) => gross, digits, unit))
    truth.set(
      'grossWeight[1]',
      mass(({ gross }) => gross),
    )
  }
  if (happens(random, 0.6)) {
    figures.push(figure('net', ({ net }) => net, digits, unit))
    truth.set(
      'netWeight[1]',
      mass(({ net }) => net),
    )
  }
  if (happens(random, 0.3)) {
    figures.push(figure('volume', ({ volume }) => volume, 2, happens(random, 0.3) ? ' m3' : ''))
    truth.set('grossVolume[1]', { ...mass(({ volume }) => volume), unit: 'MTQ' })
  }
  const nature: FormColumn = { label: word('nature'), cells: lines.map((line) => line.nature), width: 4 }
  const columns = [...besides(draft, lines), nature, ...kindsOf(draft, lines)]
  return { ...withTotals(draft, columns, figures), columns: [...columns, ...columnsOf(draft, figures)] }
}

const sumOf = (lines: readonly InventedLine[], of: (line: InventedLine) => number) =>
  Math.round(100 * lines.reduce((sum, line) => sum + of(line), 0)) / 100

const columnsOf = ({ word }: Draft, figures: readonly Figure[]): FormColumn[] =>
  figures.flatMap(({ key, cells, isColumn, width }) => (isColumn ? [{ label: word(key), cells, width }] : []))

/** How many packages, of one kind in the total where they are. */
function packagesOf({ random, truth }: Draft, lines: readonly InventedLine[]): Figure {
  const isColumn = happens(random, 0.75)
  const withKind = happens(random, 0.3)
  const count = sumOf(lines, (line) => line.count)
  const kinds = new Set(lines.map(({ kind }) => kind))
  truth.set('numberOfPackages', count)
  if (isColumn)
    lines.forEach((line, at) => {
      truth.set(`transportPackage[${at + 1}]/itemQuantity`, line.count)
      if (withKind) truth.set(`transportPackage[${at + 1}]/typeCode[1]`, line.code)
    })
  return {
    key: 'count',
    cells: lines.map((line) => (withKind ? `${line.count} ${line.kind}` : String(line.count))),
    total: withKind && isColumn && kinds.size === 1 ? `${count} ${[...kinds][0]}` : String(count),
    isColumn,
    width: withKind ? 2.6 : 1.6,
  }
}

/** A column for the kind of packages, unless it stands beside their number. */
function kindsOf({ random, truth, word }: Draft, lines: readonly InventedLine[]): FormColumn[] {
  const isTold = truth.has('transportPackage[1]/typeCode[1]')
  if (isTold || !truth.has('transportPackage[1]/itemQuantity') || happens(random, 0.4)) return []
  lines.forEach((line, at) => {
    truth.set(`transportPackage[${at + 1}]/typeCode[1]`, line.code)
  })
  return [{ label: word('kind'), cells: lines.map(({ kind }) => kind), width: 2 }]
}

/** Columns of which nothing is read. */
function besides({ random, word, number }: Draft, lines: readonly InventedLine[]): FormColumn[] {
  const columns: FormColumn[] = []
  const add = (key: WordKey, width: number, cell: () => string) =>
    columns.push({ label: word(key), cells: lines.map(cell), width })
  if (happens(random, 0.5))
    add('article', 1.8, () => `${pick(random, 'A|K-|70|')}${between(random, 1000, 99_999)}`)
  if (happens(random, 0.5)) add('quantity', 1.6, () => number(between(random, 4, 4800)))
  if (happens(random, 0.3)) add('price', 1.6, () => number(between(random, 100, 9900) / 100, 2))
  if (happens(random, 0.3)) add('amount', 1.8, () => number(between(random, 10_000, 990_000) / 100, 2))
  return columns
}

/** What the figures come to: in a last row, or each with its label below; without a column always. */
function withTotals(draft: Draft, columns: readonly FormColumn[], figures: readonly Figure[]) {
  const { random, word } = draft
  const isRow = happens(random, 0.5)
  const below = figures.filter(({ isColumn }) => !isColumn || !isRow)
  const isNamed = happens(random, 0.6)
  const foot = below.map(({ key, total }) =>
    box(isNamed ? `${word('total')} ${word(key)}` : word(key), total),
  )
  if (!isRow) return { totals: [], foot }
  const name = columns.map((_, at) => (at === 0 ? word('total') : ''))
  return { totals: [...name, ...figures.flatMap(({ isColumn, total }) => (isColumn ? [total] : []))], foot }
}
