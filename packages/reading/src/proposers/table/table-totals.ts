import type { Concept } from '../../fields/concepts.ts'
import { type DecimalSign, numbersIn, parseNumber } from '../../values/numbers.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { carriedWords, totalWords } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import { packageOfCode } from '../numbered/package-of-code.ts'
import { saysNoGoods } from '../statements/remarks.ts'
import type { Cells } from './table-rows.ts'

const summed: readonly Concept[] = ['packageCount', 'grossWeight', 'netWeight', 'volume']
const describing: readonly Concept[] = ['marks', 'packing', 'nature', 'statisticalNumber', 'unNumber']
const close = 0.006

export interface Settled {
  rows: Cells[]
  totals: Cells | null
}

/**
 * Lines of goods, and what only adds them up: a line that says so, or one whose numbers are the sums of those above.
 * A sum carried over to the next page is none of the goods either.
 */
export function settleTotals(all: readonly Cells[], sign: DecimalSign): Settled {
  const rows: Cells[] = []
  let totals: Cells | null = null
  for (const row of all) {
    if (isCarried(row)) continue
    if (isSumOf(row, rows, sign)) totals = row
    else rows.push(row)
  }
  if (!totals && isLeadingSum(rows, sign)) totals = rows.shift() ?? null
  return { rows, totals }
}

/** '2 CONTAINERS SAID TO CONTAIN 1140 PACKAGES  31480 KGS  71.2 CBM', and below it what is in each: the whole stands first. */
function isLeadingSum([first, ...others]: readonly Cells[], sign: DecimalSign): boolean {
  if (!first || others.length < 2) return false
  const own = numbersOf(first, sign)
  const parts = others.map((row) => withCountOfGoods(row, numbersOf(row, sign)))
  return (
    own.size >= 2 &&
    [...own].every(([concept, value]) => {
      const sum = parts.reduce((total, part) => total + (part.get(concept) ?? Number.NaN), 0)
      return Math.abs(sum - value) < close
    })
  )
}

/** '612 CARTONS' above or before the name, where the column of packages is left open. */
function withCountOfGoods(row: Cells, numbers: Map<Concept, number>): Map<Concept, number> {
  const [, count] = /^(\d{1,5})\s\p{L}/u.exec(row.get('nature')?.text ?? '') ?? []
  return count && !numbers.has('packageCount') ? numbers.set('packageCount', Number(count)) : numbers
}

/** The numbers of a line are those that the lines above add up to. */
export function isSumOf(row: Cells, above: readonly Cells[], sign: DecimalSign): boolean {
  const own = numbersOf(row, sign)
  if (own.size === 0) return false
  const counted = above.filter((r) => numbersOf(r, sign).size > 0)
  if (counted.length === 0) return false
  const agrees = [...own].filter(([concept, value]) => {
    const sum = counted.reduce((total, r) => total + (numbersOf(r, sign).get(concept) ?? 0), 0)
    return Math.abs(sum - value) < close
  }).length
  const says = describing.filter((c) => describes(row.get(c)?.text ?? ''))
  const plain = says.length === 0 || (says.length === 1 && says[0] === 'packing')
  // Two lines alike are goods, unless the second does not say what it is.
  if (counted.length === 1 && repeatsSum(row, counted[0] as Cells, own.size, agrees)) return true
  if (counted.length === 1) return plain && agrees === own.size && (counted[0] as Cells).has('nature')
  if (plain) return agrees === own.size || (agrees >= 1 && own.size > 1 && agrees >= own.size / 2)
  return agrees === own.size && (agrees >= 2 || isMassOfAll(own, counted.length))
}

/** Three masses and more do not add up to a fourth by chance: 'Össz. / Gesamt  4 kocsi  243 340'. */
const isMassOfAll = (own: ReadonlyMap<Concept, number>, lines: number) =>
  lines >= 3 && [...own].every(([concept, value]) => concept !== 'packageCount' && value >= leastMass)

const leastMass = 1000

const describes = (text: string) => /[\p{L}\d]{2}/u.test(text) && !saysNoGoods(text)

/**
 * An air waybill repeats pieces and weight of its only line below it, where the box for the goods may still say their
 * sizes: the class and the rate that the line has are missing there.
 */
const repeatsSum = (row: Cells, only: Cells, numbers: number, agrees: number) =>
  numbers >= 2 &&
  agrees === numbers &&
  !row.has('furniture') &&
  /\d/.test(only.get('furniture')?.text ?? '') &&
  only.has('nature')

function numbersOf(row: Cells, sign: DecimalSign): Map<Concept, number> {
  const found = new Map<Concept, number>()
  for (const concept of summed) {
    const text = row.get(concept)?.text ?? ''
    const raw = packageOfCode(text) ? undefined : numbersIn(text)[0]?.raw
    const value = raw === undefined ? undefined : parseNumber(raw, sign)
    if (value !== undefined) found.set(concept, value)
  }
  return found
}

/** 'Suma y sigue en hoja 2', 'Übertrag auf Seite 3': the page that a sum goes on. */
const ofPage = new RegExp(
  String.raw`\s*[([]?(?:(?:${phrase('toPage')})\s)?(?:${phrase('nextAhead')})?(?:${phrase('page')})\s*[)\]]?$`,
  'iu',
)

const lettersOfMark = 3

/** 'Carried forward', 'Übertrag 2': the words are all that a cell, or the line, says; 'Transport boxes' are goods. */
export const isCarried = (row: Cells): boolean => {
  const texts = [...row.values()].map(({ text }) => text)
  return [...texts, texts.join(' ')].some((text) => {
    const words = text.replace(/[\d.,]+/g, ' ').trim()
    // 'C/F' is carried forward; 'BF 1-4' marks four packages.
    if (bare(words).length <= lettersOfMark && !/\p{L}\s?[/.]\s?\p{L}/u.test(text)) return false
    return (
      leadsOver(words) || leadsOver(words.replace(ofPage, '')) || words.split(inTwoLanguages).every(leadsOver)
    )
  })
}

const leadsOver = (words: string) => carriedWords.has(bare(words))

/** 'Carried forward / Transport'. */
const inTwoLanguages = /\s[/|·–-]\s/

function opensWith(known: ReadonlySet<string>, text: string): boolean {
  const words = bareWords(text).split(' ')
  return [1, 2, 3].some((n) => n <= words.length && known.has(words.slice(0, n).join('')))
}

/** 'Total', 'Razem:' begins the text. */
export const opensWithTotal = (text: string): boolean => opensWith(totalWords, text)

/** '10 Kolli gesamt', '73 colis au total' */
const closesWithTotal = (text: string): boolean =>
  /^\d+\s(?:\p{L}+\.?\s){1,3}\p{L}+[.:]?$/u.test(text) &&
  [1, 2].some((count) => totalWords.has(bare(text.split(' ').slice(-count).join(''))))

/** 'Total', 'Razem:' begins the line, or is all that one of its cells holds. */
export const saysTotal = (line: { text: string; cells: Map<Concept, { text: string }[]> }): boolean =>
  opensWithTotal(line.text) ||
  [...line.cells.values()].some((cell) => closesWithTotal(cell.map((w) => w.text).join(' '))) ||
  [...line.cells.values()].some((cell) =>
    // 'Össz. / Gesamt' says it twice.
    cell
      .map((w) => w.text)
      .join(' ')
      .split(/\s?[/|·–-]\s/)
      .every((text) => totalWords.has(bare(text))),
  )
