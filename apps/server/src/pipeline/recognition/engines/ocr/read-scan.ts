import { lieDown, type Pose, uprightSize } from '../../pose.ts'
import type { Box, Rule } from '../../recognised.ts'
import { findReading } from './find-reading.ts'
import { meanConfidence } from './mean-confidence.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from './ocr-engine.ts'
import type { Straightened } from './picture/straighten.ts'
import { straightenInThread } from './picture/straighten-in-thread.ts'

export interface ScanOptions extends OcrLimits {
  engine: OcrEngine
  /** Of the other pages of the document, or as a person said; null: found on this page. */
  language: string | null
  /** True where a person said so: then no other is tried. */
  isLanguageChosen?: boolean
  /** Told as soon as it is known, before the page is read. */
  onLanguage?: (language: string) => void
}

export interface ReadScan {
  /** In reading order of the engine; boxes in pixels of the picture as it was given. */
  words: OcrWord[]
  /** Ruled lines, likewise. */
  rules: Rule[]
  pose: Pose
  /** Code of the model that read it; null where there was nothing to read. */
  language: string | null
  /** The language that the page seems to be in, where its model is not installed. */
  missing: string | null
  /** Mean over the words, 0 where there are none. */
  confidence: number
}

/** Fewer marks of the size of letters are dust. */
const FEWEST_LETTERS = 3
/** A page on its head, of another language's script, or of no type at all. */
const DOUBTFUL = 0.62
const FEWEST_WORDS = 4
/** What the engine itself does not believe: specks, shadows, pieces of lines. */
const LEAST_CONFIDENCE = 0.15

/**
 * Reads a picture of one page: turns it upright and level, finds the language, reads it with the model of that
 * language, and answers where the words lie on the picture as it was given. Further pages of a document give the
 * language of the first: they pay for no search as long as they are upright and read well.
 */
export async function readScan(picture: GrayPicture, options: ScanOptions): Promise<ReadScan> {
  const { engine, language, isLanguageChosen = false, onLanguage, ...limits } = options
  const level = await straightenInThread(picture, { signal: limits.signal })
  if (level.letters < FEWEST_LETTERS) return answer(picture, level, [], { language: null, missing: null })
  if (language !== null) {
    onLanguage?.(language)
    const words = await engine.read(level.picture, language, limits)
    if (words.length < FEWEST_WORDS || meanConfidence(words) >= DOUBTFUL) {
      return answer(picture, level, words, { language, missing: null })
    }
  }
  const found = await findReading(level, picture, engine, limits)
  const fitting = language !== null && isLanguageChosen ? { language, missing: null } : found
  onLanguage?.(fitting.language)
  const words = await engine.read(found.level.picture, fitting.language, limits)
  return answer(picture, found.level, words, fitting)
}

function answer(
  picture: GrayPicture,
  level: Straightened,
  read: OcrWord[],
  { language, missing }: { language: string | null; missing: string | null },
): ReadScan {
  const pose: Pose = { turn: level.turn, skew: level.skew }
  const words = read.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
  const place = placer(picture, level.picture, pose)
  return {
    words: words.map((word) => ({ ...word, box: place(word.box) })),
    rules: level.rules.map(place),
    pose,
    language: words.length > 0 ? language : null,
    missing,
    confidence: meanConfidence(words),
  }
}

/** Levelling widens the picture about its middle: from there back to the turned page, then to how it lay. */
function placer(given: GrayPicture, level: GrayPicture, pose: Pose): (box: Box) => Box {
  const turned = uprightSize(pose, given)
  const [dx, dy] = [(turned.width - level.width) / 2, (turned.height - level.height) / 2]
  return ([x0, y0, x1, y1]) => lieDown([x0 + dx, y0 + dy, x1 + dx, y1 + dy], pose, given)
}
