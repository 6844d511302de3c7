import type { OnProgress } from '@efti-hub/reading/files'
import { judgeTextLayer } from '@efti-hub/reading/files'
import type { RecognisedPage } from '../recognised.ts'
import { hasLargePictures } from './large-pictures.ts'
import { hasUnreadType } from './unread-type.ts'

export interface PagePlan {
  index: number
  page: RecognisedPage
  /** The text layer is good as far as it goes. */
  keepsLayer: boolean
}

export interface Plan {
  /** In the order of the pages. */
  plans: PagePlan[]
  /** Pages with a good text layer that there was no time to look at. */
  unseen: RecognisedPage[]
}

export interface PlanOptions {
  /** Runs the look at one page when there is a free place. */
  inTurn: <T>(look: () => Promise<T>) => Promise<T>
  onProgress: OnProgress
  signal?: AbortSignal | undefined
  /** Work on all pages together. */
  timeLimitMs?: number
}

/** A page of text is drawn in 30 to 80 ms, one with a large picture in up to half a second. */
const TIME_LIMIT_MS = 120_000

/** Which pages are to be read as pictures: those without words, those with rubbish, those that show more type than words. */
export async function planPages(
  pdf: Buffer,
  pages: readonly RecognisedPage[],
  { inTurn, onProgress, signal, timeLimitMs = TIME_LIMIT_MS }: PlanOptions,
): Promise<Plan> {
  const large = hasLargePictures(pdf)
  const given = pages
    .map((page, index) => ({ index, page, keepsLayer: judgeTextLayer(page.words) === 'good' }))
    .filter(({ page }) => page.width > 0 && page.height > 0)
  const toSee = large ? given.filter(({ keepsLayer }) => keepsLayer) : []
  const unseen: RecognisedPage[] = []
  const hiding = new Set<PagePlan>()
  let spentMs = 0
  let done = 0
  const look = async (plan: PagePlan) => {
    if (spentMs > timeLimitMs) return void unseen.push(plan.page)
    const began = performance.now()
    if (await hasUnreadType(pdf, plan.page, signal)) hiding.add(plan)
    spentMs += performance.now() - began
    done += 1
    onProgress(done, toSee.length, `Looking for scanned text on page ${done} of ${toSee.length}`)
  }
  await Promise.all(toSee.map((plan) => inTurn(() => look(plan))))
  return { plans: given.filter((plan) => !plan.keepsLayer || hiding.has(plan)), unseen }
}
