import type { RecognisedPage } from '../recognised.ts'
import { judgeTextLayer } from './judge-text-layer.ts'
import { hasLargePictures } from './large-pictures.ts'
import { hasUnreadType } from './unread-type.ts'

export interface PagePlan {
  index: number
  page: RecognisedPage
  /** The text layer is good as far as it goes. */
  keepsLayer: boolean
}

/** Which pages are to be read as pictures: those without words, those with rubbish, those that show more type than words. */
export async function planPages(
  pdf: Buffer,
  pages: readonly RecognisedPage[],
  signal?: AbortSignal,
): Promise<PagePlan[]> {
  const large = hasLargePictures(pdf)
  const plans: PagePlan[] = []
  for (const [index, page] of pages.entries()) {
    if (page.width === 0 || page.height === 0) continue
    const verdict = judgeTextLayer(page.words)
    const needs = verdict !== 'good' || (large && (await hasUnreadType(pdf, page, signal)))
    if (needs) plans.push({ index, page, keepsLayer: verdict === 'good' })
  }
  return plans
}
