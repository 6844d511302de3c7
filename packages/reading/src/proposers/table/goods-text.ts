import { sameLine } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import { beginsAnew } from '../columns/lines-of-name.ts'
import { marksOfGoods } from '../sea/marks-of-goods.ts'
import { packedIn } from '../statements/packed-in.ts'
import { insideContainers, saysNoGoods, withoutCount } from '../statements/remarks.ts'

/** A description of goods, and what else carriers type into its column. */
export interface GoodsText {
  nature: Span | undefined
  /** Codes of the Harmonised System, the customs tariff or the NHM, as written. */
  codes: Span[]
  /** 'VOL 2.986 MC', 'Volume 1,386 m³'. */
  volume: Span | undefined
  /** '4 CAJAS DE MADERA', '6 CTNS': lines below the name that count its packages. */
  packed: Span[]
  /** 'marks: NPE 1-2 / BEER SHEVA', without the word. */
  marks: Span | undefined
}

const codeWords = [
  String.raw`H\.?S\.?N?|NCM|SCH(?:EDULE|\.)?\s?B|HTSUS|SH|HTS|NHM|NDP|TARIC|CN|KN|GN|NC|VTSZ|KTZ`,
  phrase('tariffNumber'),
].join('|')
const codeName = String.raw`(?<![\p{L}\d])(?:${codeWords})(?:[\s.-]*(?:${phrase('codeOrNumber')}))?[.:\s]*`
const code = new RegExp(
  String.raw`[\s,;(–—-]*${codeName}(?<code>\d{4}(?:[ .]?\d{2}){1,3}|\d{6,10})(?!\d)`,
  'iu',
)
const sizes = new RegExp(
  String.raw`[\s,;(–—-]*(?:(?<!\p{L})(?:${phrase('sizesHead')})\p{L}*[.:\s]+(?:\(?(?:in\s)?cm\)?)?[.:\s]*)?\d{1,4}(?:[.,]\d+)?\s?(?:cm|mm|m)?\s?[x×*]\s?\d{1,4}(?:[.,]\d+)?\s?(?:cm|mm|m)?\s?[x×*]\s?\d{1,4}(?!\d).*$`,
  'iu',
)
/** '60×120×5000', set without blanks and without a unit, is what the article is called. */
const nameOfSize = /(?:^|\s)\d{1,4}[x×*]\d{1,4}[x×*]\d{1,4}(?=$|[,;\s])(?!\s?(?:cm|mm|m|in)\b)/iu
const sizesAhead = new RegExp(
  String.raw`^(?:${phrase('sizes')})\p{L}*[.:\s]*\(?(?:in\s)?(?:cm|mm)?\)?[.:]?\s?(?:\d{1,4}\s?[/x×@à]?)?$`,
  'iu',
)
const volume = /^(?:vol(?:ume|umen)?[.:\s]*\d[\d.,]*\s?(?:mc|m3|m³|cbm)?|\d[\d.,]*\s?(?:m3|m³|cbm))$/iu
/** Marks behind their word, among what is said of the goods. */
const marked = new RegExp(String.raw`^(?:shipping\s)?(?:${phrase('marksHead')})\s?:\s?(?=\S)`, 'iu')
const counted = /^slac[:\s]*\d+$/iu

/**
 * Parts a description from the codes, sizes and volume that stand behind it or on lines of their own; `reach` is how far
 * right its column is filled, 0 where that is not known.
 */
export function readGoodsText(cell: Span, reach = 0): GoodsText {
  const found: GoodsText = { nature: undefined, codes: [], volume: undefined, packed: [], marks: undefined }
  const nature: Word[] = []
  /** The line before was a remark, whose last word may have come to the next: 'NO LITHIUM', 'BATTERIES'. */
  let remarked = false
  /** Behind its sizes nothing more is said of what the goods are. */
  let isMeasured = false
  let above: Word[] | undefined
  const lines = withoutCountAbove(withoutNumber(goodsLines(cell)))
  for (const words of lines) {
    const line = spanOf(words)
    const match = code.exec(line.text)
    const digits = match?.groups?.code
    if (match && digits)
      found.codes.push(cut(line, match.index + match[0].lastIndexOf(digits), match.index + match[0].length))
    if (volume.test(line.text)) found.volume ??= line
    if (marked.test(line.text)) found.marks ??= cut(line, marked.exec(line.text)?.[0].length ?? 0)
    if (isDetail(words, lines[0] ?? words)) continue
    if (counted.test(line.text)) continue
    if (volume.test(line.text) || sizesAhead.test(line.text)) {
      isMeasured = nature.length > 0
      continue
    }
    if (isMeasured) continue
    const size = isNameOfSize(line.text, nature.length === 0) ? undefined : sizes.exec(line.text)?.index
    const end = Math.min(match?.index ?? line.text.length, size ?? line.text.length)
    const kept = wordsWithin(line, end)
    if (nature.length > 0 && packedIn(textOf(kept))) {
      found.packed.push(spanOf(kept))
      continue
    }
    if (above && !packedIn(textOf(nature)) && beginsAnew(above, words, reach)) break
    const isRest = remarked && kept.length === 1 && !/\d/.test(textOf(kept))
    remarked = lines.length > 1 && isNoGoods(textOf(kept), nature.length > 0)
    if (remarked || isRest) continue
    nature.push(...kept)
    above = words
  }
  if (nature.length > 0) {
    const name = withoutCount({ words: nature, text: textOf(nature) })
    found.nature = { words: name.words, text: name.text.replace(/[\s,;–—-]+$/, '') }
  }
  return found
}

/** Whether a line of a description names goods, and whether it tells their code, size, volume or packing. */
export function partsOfLine(text: string): { name: boolean; detail: boolean; code: boolean } {
  const [ofCode, ofSizes] = [code, sizes].map((shape) => shape.exec(text)?.index ?? text.length)
  const at = Math.min(ofCode ?? text.length, ofSizes ?? text.length)
  const isApart = volume.test(text) || counted.test(text) || isNoGoods(text, true)
  return {
    name: !isApart && /\p{L}{3}/u.test(text.slice(0, at)),
    detail: isApart || at < text.length,
    code: ofCode !== text.length,
  }
}

/** 'Tuinpaal 68×68×275 mm gepunt': the name goes on behind its size. */
const sizeWithin = new RegExp(
  String.raw`^\p{L}.*\d\s?[x×*]\s?\d{1,4}(?:[.,]\d+)?\s?(?:cm|mm|m)?\s(?!(?:kg|${phrase('eachOrMass')})(?!\p{L}))\p{Ll}{4,}`,
  'iu',
)
const isNameOfSize = (text: string, first: boolean) =>
  nameOfSize.test(text) || (first && sizeWithin.test(text))

/** Below the name what carriers add, such as the container it is in; above it a container only where it stands alone. */
const isNoGoods = (text: string, below: boolean) =>
  below ? saysNoGoods(text) || sizesAhead.test(text) : isOfContainer(text)

/** '2 CONTAINERS STC:' alone on the first line. */
const isOfContainer = (text: string) => text !== '' && insideContainers({ text, words: [] }).text === ''

/** The lines of a cell without those that name a container, its size and its seal. */
export function goodsLines(cell: Span): Word[][] {
  const lines = linesOf(cell.words)
  const kept = lines.filter((words) => /\p{L}{3}/u.test(leftBeside(spanOf(words))))
  return kept.length > 0 ? kept : lines
}

/** What a line with a container says beside it; the whole line where it has none. */
function leftBeside(line: Span): string {
  const rest = marksOfGoods(line)
  return rest === line ? 'goods' : rest.text
}

/** '480 PAPER SACKS (ON 12 SLIP SHEETS)' alone on the line above the name. */
function withoutCountAbove(lines: Word[][]): Word[][] {
  const at = lines.findIndex((words) => !isNoGoods(textOf(words), false))
  const [first, second] = [lines[at], lines[at + 1]]
  const counts = first && second && packedIn(textOf(first)) && /\p{L}{3}/u.test(textOf(second))
  return counts ? lines.filter((words) => words !== first) : lines
}

/** '7004417-01' on a line above the name is the article's number, in a column that has both. */
function withoutNumber(lines: Word[][]): Word[][] {
  const [first, second] = lines
  const isNumber = first?.length === 1 && /^(?=.*\d{2})[A-Z\d][A-Z\d./-]{3,}$/.test(first[0]?.text ?? '')
  return isNumber && second?.some(({ text }) => /\p{L}{3}/u.test(text)) ? lines.slice(1) : lines
}

/** Of the name's size. What is read from a picture is a tenth off at times. */
const SMALLER = 0.93
const SMALLER_AS_SEEN = 0.85

/** In smaller type below the name stand sizes, batches and customs codes. */
function isDetail(words: readonly Word[], first: readonly Word[]): boolean {
  const [own, above] = [middleSize(words), middleSize(first)]
  const isSeen = words.some(({ confidence }) => confidence < 1)
  return own > 0 && own < (isSeen ? SMALLER_AS_SEEN : SMALLER) * above
}

const middleSize = (words: readonly Word[]): number =>
  words.map(({ size = 0 }) => size).sort((a, b) => a - b)[words.length >> 1] ?? 0

/** Whole words only: a description is never cut within one. */
function wordsWithin(line: Span, to: number): Word[] {
  let at = 0
  return line.words.filter((word) => {
    at += word.text.length + 1
    return at - 1 <= to + (/[,;]$/.test(word.text) ? 1 : 0)
  })
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && sameLine(last.box, word.box) && word.box[0] >= last.box[0]) line.push(word)
    else lines.push([word])
  }
  return lines
}
