import { lieDown, standUp } from '@efti-hub/reading'
import { evenBoxes } from '../engines/ocr/even-boxes.ts'
import { meanConfidence } from '../engines/ocr/mean-confidence.ts'
import type { OcrEngine, OcrLimits } from '../engines/ocr/ocr-engine.ts'
import { type ReadScan, readScan } from '../engines/ocr/read-scan.ts'
import { dropRepeatedBeside, mergeWords } from '../merge-words.ts'
import { renderPage } from '../pages/render-page.ts'
import type { Box, RecognisedPage, Word } from '../recognised.ts'
import { dropHatching } from './drop-hatching.ts'
import { dropRuleMarks } from './drop-rule-marks.ts'
import { partAtBars } from './part-at-bars.ts'
import { repairBoxNumbers } from './repair-box-numbers.ts'
import { orderPage } from './text-of-page.ts'

export interface PictureTask extends OcrLimits {
  pdf: Uint8Array
  engine: OcrEngine
  /** Code of the model to read with; null: found on the page. */
  language: string | null
  isLanguageChosen: boolean
  /** True where it is the document's only page to be read. */
  isByItself: boolean
  onLanguage: (language: string) => void
  /** Share of the page's work that is done, 0 to 1. */
  onStep: (done: number) => void
  /** Whether the page's own words are kept beside those of the picture. */
  keepsLayer: boolean
}

export interface PicturePage {
  page: RecognisedPage
  language: string | null
  missing: string | null
}

/**
 * Nine scans each of 200 and of 150 dpi were read with 2.0 and 3.2 characters in a hundred wrong, drawn at 220 with 2.4
 * and 3.8. At 300 the engine loses lines of small type in boxes: 4.0 and 4.7.
 */
const DPI = 250
/** A sheet of A3 at 215 dpi. An engine takes some forty bytes for each pixel: an empty page of three metres took 4.5 GB. */
const MAX_PIXELS = 9_000_000
/** A little more than A3, in points. */
const LONGEST_SHEET = 1_300
const A4_HEIGHT = 842
/** A page of the text layer that reads worse than this as a picture keeps its layer, good or bad. */
const BETTER_THAN_GARBAGE = 0.6

/** A page read from what it looks like; places in page units. Answers the page as it was where that yields nothing. */
export async function readPicturePage(page: RecognisedPage, task: PictureTask): Promise<PicturePage> {
  const { pdf, keepsLayer, ...options } = task
  const { width, height } = page
  const picture = await renderPage(pdf, page.number, {
    dpi: Math.min(DPI, 72 * Math.sqrt(MAX_PIXELS / Math.max(1, width * height))),
    gray: true,
    pageSize: { width, height },
    ...(task.signal ? { signal: task.signal } : {}),
  })
  const read = await readScan({ ...picture, dpi: picture.dpi * oversize(page) }, options)
  const { language, missing } = read
  const isWorse = page.words.length > 0 && meanConfidence(read.words) < BETTER_THAN_GARBAGE
  if (read.words.length === 0 || isWorse) return { page, language: null, missing: null }
  return {
    page: mergePage(page, read, { x: width / picture.width, y: height / picture.height }, keepsLayer),
    language,
    missing,
  }
}

/** Photographs are wrapped with a point for each pixel: such a page is no sheet of a metre but one of A4, shown larger. */
function oversize({ width, height }: RecognisedPage): number {
  const long = Math.max(width, height)
  return long > LONGEST_SHEET ? long / A4_HEIGHT : 1
}

function mergePage(
  page: RecognisedPage,
  read: ReadScan,
  scale: { x: number; y: number },
  keepsLayer: boolean,
): RecognisedPage {
  const place = (box: Box): Box => [
    hundredths(box[0] * scale.x),
    hundredths(box[1] * scale.y),
    hundredths(box[2] * scale.x),
    hundredths(box[3] * scale.y),
  ]
  const seen = read.words.map(({ text, box, confidence, size }): Word => {
    return {
      text,
      box: place(box),
      confidence: Math.round(confidence * 1000) / 1000,
      size: hundredths(size * scale.y),
    }
  })
  const words = keepsLayer ? mergeWords(page.words, dropRepeatedBeside(page.words, seen)) : seen
  const rules = page.rules.length > 0 && keepsLayer ? page.rules : read.rules.map(place)
  const isStraight = read.pose.turn === 0 && read.pose.skew === 0 && !read.pose.sheet
  const merged: RecognisedPage = {
    ...page,
    words,
    rules,
    source: words.length > seen.length || (keepsLayer && page.words.length > 0) ? 'both' : 'picture',
    ...(isStraight || keepsLayer ? {} : { pose: read.pose }),
  }
  return { ...merged, words: orderPage(levelled(merged)).words }
}

/** Boxes are evened out along level lines, and lie on the page as they did. */
function levelled(page: RecognisedPage): RecognisedPage {
  const { pose } = page
  const upright = (box: Box): Box => (pose ? standUp(box, pose, page) : box)
  const uprightWords = page.words.map((word) => ({ ...word, box: upright(word.box) }))
  const typed = dropHatching(dropRuleMarks(partAtBars(uprightWords), page.rules.map(upright)))
  const words = evenBoxes(repairBoxNumbers(typed)).map((word) => {
    const box = pose ? lieDown(word.box, pose, page) : word.box
    return { ...word, box: box.map(hundredths) as Box, size: word.size && hundredths(word.size) }
  })
  return { ...page, words }
}

const hundredths = (n: number) => Math.round(n * 100) / 100
