import { findInk } from '../engines/ocr/picture/find-ink.ts'
import { findMarks } from '../engines/ocr/picture/find-marks.ts'
import { isLetter } from '../engines/ocr/picture/find-pose.ts'
import { renderPage } from '../pages/render-page.ts'
import type { RecognisedPage } from '../recognised.ts'

const DPI = 100
/** A signature, a round stamp, a logo have fewer marks of the size of letters. */
const FEWEST_MARKS = 120
const SHARE = 0.15
/** Points around a word's box that are still the word. */
const MARGIN = 2

/** Whether a page shows type where its text layer has no words: a scan below a typed header, a scanned stamp page. */
export async function hasUnreadType(
  pdf: Uint8Array,
  page: RecognisedPage,
  signal?: AbortSignal,
): Promise<boolean> {
  const { number, width, height } = page
  const options = { dpi: DPI, gray: true, pageSize: { width, height }, ...(signal ? { signal } : {}) }
  // A page that cannot be drawn has its words and nothing else.
  const picture = await renderPage(pdf, number, options).catch(() => null)
  signal?.throwIfAborted()
  if (!picture) return false
  const letters = findMarks(findInk(picture)).filter((mark) => isLetter(mark, picture.dpi))
  const read = coverOf(page, picture)
  const unread = letters.filter(({ left, right, top, bottom }) => {
    const [x, y] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)]
    return read[y * picture.width + x] === 0
  })
  return unread.length >= FEWEST_MARKS && unread.length >= SHARE * letters.length
}

/** One byte a pixel: 1 where a word of the text layer lies. */
function coverOf(page: RecognisedPage, picture: { width: number; height: number }): Uint8Array {
  const cover = new Uint8Array(picture.width * picture.height)
  const scale = picture.width / page.width
  for (const { box } of page.words) {
    const left = Math.max(0, Math.floor((box[0] - MARGIN) * scale))
    const right = Math.min(picture.width, Math.ceil((box[2] + MARGIN) * scale))
    const top = Math.max(0, Math.floor((box[1] - MARGIN) * scale))
    const bottom = Math.min(picture.height, Math.ceil((box[3] + MARGIN) * scale))
    for (let y = top; y < bottom; y++) cover.fill(1, y * picture.width + left, y * picture.width + right)
  }
  return cover
}
