import type { Label } from '../../candidates/find-labels.ts'
import { type PageLayout, textOf } from '../../geometry/runs.ts'
import { spanOf } from '../../geometry/span.ts'
import { hasLegalName } from '../../normalise/address/legal-forms.ts'
import { packageKindOfUnit } from '../../normalise/packages.ts'

/** What a paper shows of a consignment, by the shape of what is printed, whatever the labels say. */
export interface FreightShown {
  /** It names a company, or asks for a sender or recipient. */
  parties: boolean
  /** It has masses, volumes, packages or pieces. */
  goods: boolean
}

const measure =
  /\d[\d.,\s]*\s?(?:kgs?|кг|χλγ|lbs?|to|t|m3|m³|cbm|ltr|l)\.?(?!\p{L})|(?<!\p{L})(?:kgs?)\.?\s?\d/iu
const pieces =
  /(?<![\p{L}\d.,])\d[\d.,]*\s?(?:st|stk|stck|stück|pcs?|pc|pce|ea|szt|ks|db|buc|ud|uds|un|pz|nr|kpl|kos|kom|vnt|gab|tk|бр|τεμ|u)\.?(?![\p{L}\d])/iu
const counted = /(?<![\p{L}\d.,])\d{1,4}\s?[x×]?\s?([\p{L}-]{2,}\.?(?:\s[\p{L}-]{2,})?)/gu

export function freightShown(pages: readonly PageLayout[], labels: readonly Label[]): FreightShown {
  const runs = pages.flatMap((page) => page.runs)
  const asked = labels.some((l) => !l.loose && (l.concept === 'consignor' || l.concept === 'consignee'))
  return {
    parties: asked || runs.some((run) => hasLegalName(spanOf(run.words))),
    goods: runs.some((run) => showsGoods(textOf(run.words))),
  }
}

function showsGoods(text: string): boolean {
  if (!/\d/.test(text)) return false
  if (measure.test(text) || pieces.test(text)) return true
  return [...text.matchAll(counted)].some(([, word = '']) => packageKindOfUnit(word) !== undefined)
}
