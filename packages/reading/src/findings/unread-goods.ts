import type { UnreadPlace } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { height, middleX, middleY, unite } from '../layout/box.ts'
import type { PageLayout } from '../layout/runs.ts'

/** How a particular of dangerous goods looks, for what nothing was read from. */
const SHAPES: readonly (readonly [eftiIds: readonly string[], shape: RegExp])[] = [
  [[placeOf('packingGroup').eftiId], /^[(,;]?(?:PG)?I{1,3}[),.;]?$/],
  [[placeOf('hazardClass').eftiId], /^[(,;]?[1-9](?:\.[1-6])?[A-S]?[),.;]?$/],
  [[placeOf('tunnelCode').eftiId], /^\(?[B-E](?:1000C|5000D)?(?:\/[C-E])?\)?[,.;]?$/],
  [
    [placeOf('dangerousGrossWeight').eftiId, placeOf('dangerousNetWeight').eftiId, 'eFTI243'],
    /^(?:kg|l|ltr|litr\p{L}*|liter|t|m³|m3|to)[.,;)]?$|^\d[\d.,]*(?:kg|l|t|m³)$/iu,
  ],
]
/** A description goes on over so many lines below its UN number. */
const LINES = 2.5

/**
 * Particulars of dangerous goods that nothing was read for, while text that looks like them, and that nothing else was read from, is beside
 * or just below a UN number.
 */
export function unreadGoods(pages: readonly PageLayout[], values: readonly ExtractedValue[]): UnreadPlace[] {
  const numbers = values.filter(({ eftiId }) => eftiId === placeOf('unNumber').eftiId)
  const given = (ids: readonly string[]) => values.filter(({ eftiId }) => ids.includes(eftiId)).length
  const missing = SHAPES.filter(([ids]) => given(ids) < numbers.length)
  return pages.flatMap((page) => {
    const onPage = values.flatMap(({ evidence }) =>
      evidence?.box && evidence.page === page.number ? [evidence.box] : [],
    )
    const free = page.page.words.filter(
      ({ box }) =>
        !onPage.some(
          ([x0, y0, x1, y1]) => isBetween(middleX(box), x0, x1) && isBetween(middleY(box), y0, y1),
        ),
    )
    const near = free.filter(({ box }) =>
      numbers.some(({ evidence }) => {
        const own = evidence?.page === page.number ? evidence.box : null
        if (!own) return false
        const below = middleY(box) - (own[1] + own[3]) / 2
        const line = Math.min(height(own), 2 * height(box))
        return below > -0.6 * line && below < LINES * 1.5 * line
      }),
    )
    return missing.flatMap(([ids, shape]) => {
      const found = near.filter(({ text }) => shape.test(text))
      const box = page.page.synthetic ? null : unite(found.map((word) => word.box))
      return found.length === 0 ? [] : ids.map((eftiId) => ({ eftiId, evidence: { page: page.number, box } }))
    })
  })
}

const isBetween = (n: number, from: number, to: number) => n >= from && n <= to
