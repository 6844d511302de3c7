import { type PackageKind, packageKindIn } from '../../values/packages.ts'
import { phrase } from '../../words/phrases/index.ts'
import { packageOfCode } from './package-of-code.ts'

const sign = String.raw`(?:n[r°ºo]{0,2}|no|nos|č|šт|št|br|№|#|c\/no?s?)[.:]*\s?`
const first = String.raw`(?:(?<word>\p{L}[\p{L}-]{2,})\.?\s)?(?:${sign})?(?:(?:${phrase('numbersFrom')})\s)?`
const joint = String.raw`\s?(?:[-–—/]|\.{2,3}|(?:[&+]|${phrase('numbersTo')})(?![\p{L}]))\s?`
const all = String.raw`\s?(?:\/|${phrase('numbersOutOf')})\s?(?<all>\d{1,6})`
/** '85-150', '2 to 5', '7 & 8', 'da 1 a 3', 'Kiste 2', 'R001-R054'. */
const range = new RegExp(
  String.raw`^${first}(?<prefix>[A-Z]{1,3}-?)?(?<from>\d{1,6})(?:${joint}(?:\k<prefix>)?(?<to>\d{1,6}))?\.?$`,
  'iu',
)
/** '1/5', 'Case 2 of 5', '3-4 / 10'. */
const part = new RegExp(String.raw`^${first}(?<from>\d{1,6})(?:${joint}(?<to>\d{1,6}))?${all}\.?$`, 'iu')

export interface Numbers {
  from: number
  to: number
  /** The word before them: 'Kiste 2'. */
  kind: PackageKind | undefined
}

/** How a column numbers its packages: each by its own number, or '2/5' by that and how many there are, or by a long code. */
export type Numbering = 'own' | 'of all' | 'by code'

/** No line stands for so many packages: '1-2026' is a year. */
const mostOfLine = 100_000

/** The packages that '85-150' or 'Kiste 2' names; undefined where it is no number of packages. */
export function packageNumbers(cell: string, numbering: Numbering = 'own'): Numbers | undefined {
  if (numbering === 'by code') return packageOfCode(cell)
  const groups = (numbering === 'own' ? range : part).exec(cell.trim())?.groups
  if (!groups) return undefined
  const [from, to] = [Number(groups.from), Number(groups.to ?? groups.from)]
  const { word } = groups
  const kind = word === undefined ? undefined : packageKindIn(word)
  const isRange = to >= from && to - from < mostOfLine
  return isRange && (word === undefined || kind) ? { from, to, kind } : undefined
}

/** '2/5' of five: how many packages there are. */
export const numberOfAll = (cell: string): number | undefined => {
  const said = part.exec(cell.trim())?.groups?.all
  return said === undefined ? undefined : Number(said)
}

export interface Chain {
  numbering: Numbering
  /** Where in the cells its numbers stand. */
  at: number[]
  numbers: Numbers[]
  /** Lines that stand for several packages, and lines whose number stands behind a word for a package. */
  severals: number
  named: number
}

/**
 * The cells at the head of a column that number the packages through: '1', '2', '3-6', '7', or 'Kiste 1', 'Karton 2',
 * 'Karton 2', where a line that repeats a number is in the same package; cells that hold no number are passed over.
 */
export function numberedThrough(cells: readonly string[]): Chain | undefined {
  return ofAll(cells) ?? chainOf(cells, 'own')
}

function ofAll(cells: readonly string[]): Chain | undefined {
  const wholes = cells.flatMap((cell) => numberOfAll(cell) ?? [])
  if (wholes.length < 2 || new Set(wholes).size > 1) return undefined
  const chain = chainOf(cells, 'of all')
  return chain && chain.numbers[0]?.from === 1 && (chain.numbers.at(-1)?.to ?? 0) <= (wholes[0] as number)
    ? chain
    : undefined
}

function chainOf(cells: readonly string[], numbering: Numbering): Chain | undefined {
  const chain: Chain = { numbering, at: [], numbers: [], severals: 0, named: 0 }
  for (const [at, cell] of cells.entries()) {
    const own = packageNumbers(cell, numbering)
    if (!own) continue
    const last = chain.numbers.at(-1)
    const repeats = last && own.from === last.from && own.to === last.to
    if (last && !repeats && !goesOn(last, own)) break
    if (own.to > own.from) chain.severals++
    if (own.kind) chain.named++
    chain.at.push(at)
    chain.numbers.push(own)
  }
  return chain.numbers.length >= 2 ? chain : undefined
}

const goesOn = (last: Numbers, own: Numbers) => own.from === last.to + 1
