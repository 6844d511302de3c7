import type { Concept } from '../../fields/concepts.ts'
import { sameLine } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import type { Label } from '../../proposers/labels/find-labels.ts'
import { hasLegalName } from '../../values/address/names/legal-forms.ts'
import { packageKindOfUnit } from '../../values/packages.ts'
import { phrase } from '../../words/phrases/index.ts'

/** What a paper shows of a consignment, by the shape of what is printed, whatever the labels say. */
export interface FreightShown {
  /** How many companies it names, or places by their postcodes. */
  companies: number
  /** It names a company, or asks for a sender or recipient. */
  parties: boolean
  /** It has masses, volumes, packages or pieces, or asks for them in columns and gives figures. */
  goods: boolean
}

const measure =
  /\d[\d.,\s]*\s?(?:kgs?|кг|χλγ|lbs?|to|t|m3|m³|cbm|ltr|l)\.?(?!\p{L})|(?<!\p{L})(?:kgs?)\.?\s?\d/iu
const pieces = new RegExp(
  String.raw`(?<![\p{L}\d.,])\d[\d.,]*\s?(?:${phrase('pieces')})\.?(?![\p{L}\d])`,
  'iu',
)
const counted = /(?<![\p{L}\d.,])\d{1,4}\s?[x×]?\s?([\p{L}-]{2,}\.?(?:\s[\p{L}-]{2,})?)/gu

export function freightShown(pages: readonly PageLayout[], labels: readonly Label[]): FreightShown {
  const runs = pages.flatMap((page) => page.runs)
  const asked = new Set(labels.filter((l) => !l.loose).map((l) => l.concept))
  const named = new Set(labels.map((l) => l.concept))
  const texts = runs.map((run) => textOf(run.words))
  const companies = new Set(runs.filter(isCompany).map((run) => textOf(run.words))).size
  const places = new Set(texts.flatMap((text) => text.match(placeByPostcode) ?? [])).size
  const counts = runs.filter((run) => goodsLine.test(textOf(run.words))).length
  const amounts = measured.filter((concept) => named.has(concept)).length
  return {
    companies: Math.max(companies, places),
    parties: asked.has('consignor') || asked.has('consignee') || companies > 0,
    goods:
      runs.some((run, i) => showsGoods(textOf(run.words)) || showsCounted(run, runs[i + 1])) ||
      (amounts > 0 && asked.has('nature')) ||
      amounts > 1 ||
      counts > 1,
  }
}

/** '4.000' in one column and 'un' in the next. */
const showsCounted = (run: Run, next: Run | undefined) =>
  next !== undefined &&
  run.words.length === 1 &&
  next.words.length === 1 &&
  sameLine(run.box, next.box) &&
  /^\d[\d.,]*$/.test(textOf(run.words)) &&
  showsGoods(textOf([...run.words, ...next.words]))

/** '79235 Vogtsburg', 'L-4562 Differdange', '2161 AB Lisse', '45-867 OPOLE'. */
const placeByPostcode =
  /(?<![\p{L}\d.,/-])(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}) \p{Lu}[\p{L}-]{2,}/gu

/** '4 poltrone mod. Elba': a number of things at the beginning of a line, not of a chapter or a day. */
const goodsLine = new RegExp(String.raw`^\d{1,4} (?!(?:${phrase('monthBeginning')})\p{L}*)\p{Ll}{3,}`, 'u')

/** What goods are counted and weighed by. */
const measured: readonly Concept[] = [
  'grossWeight',
  'netWeight',
  'packageCount',
  'articleCount',
  'volume',
  'wasteQuantity',
]

/** A line that names a company; 'KG' behind a figure is a mass. */
export function isCompany(run: Run): boolean {
  const span = spanOf(run.words)
  return !/\d\s?(?:kg|as|ab|sa|ag)(?!\p{L})/iu.test(span.text) && hasLegalName(span)
}

function showsGoods(text: string): boolean {
  if (!/\d/.test(text)) return false
  if (measure.test(text) || pieces.test(text)) return true
  return [...text.matchAll(counted)].some(([, word = '']) => packageKindOfUnit(word) !== undefined)
}
