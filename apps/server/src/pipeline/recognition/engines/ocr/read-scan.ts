import { lieDown, type Pose, uprightSize } from '@efti-hub/reading'
import type { Box, Rule } from '../../recognised.ts'
import { dropJunk } from './drop-junk.ts'
import { chooseLanguage, DOUBTFUL, findReading, findScript, type ScanReading } from './find-reading.ts'
import { isOtherScript } from './language/is-other-script.ts'
import { isLatin } from './language/languages.ts'
import { meanConfidence } from './mean-confidence.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from './ocr-engine.ts'
import type { Straightened } from './picture/straighten.ts'
import { straightenInThread } from './picture/straighten-in-thread.ts'
import { readInParts } from './read-in-parts.ts'
import { repairWords } from './repair/repair-words.ts'
import { mergeScripts } from './second-look/merge-scripts.ts'
import { readDoubtful } from './second-look/read-doubtful.ts'
import { readMissed } from './second-look/read-missed.ts'
import { tightenBoxes } from './tighten-boxes.ts'

export interface ScanOptions extends OcrLimits {
  engine: OcrEngine
  /** Of the other pages of the document, or as a person chose; null: found on this page. */
  language: string | null
  /** True where a person chose it: then no other is tried. */
  isLanguageChosen?: boolean
  /** True where no other page of the document keeps a second core busy: then both halves are read in parallel. */
  isByItself?: boolean
  /** Called as soon as it is known, before the page is read. */
  onLanguage?: (language: string) => void
  /** Called after each step with the share of the page's work that is done, 0 to 1; never with less than before. */
  onStep?: (done: number) => void
}

/** Share of the time of a page at the end of each step: means of the eight in samples/scans. */
const DONE = { level: 0.15, language: 0.4, read: 0.9, doubtful: 0.98 }

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
const FEWEST_WORDS = 4
/** The model for Latin letters within other script. */
const LATIN = 'eng'

/**
 * Reads a picture of one page: turns it upright and level, finds the language, reads it with the model of that
 * language, and answers where the words lie on the picture as it was given. Further pages of a document begin with the
 * language of the first: they pay for no search as long as they are upright, read well and show nothing else.
 */
export async function readScan(picture: GrayPicture, options: ScanOptions): Promise<ReadScan> {
  const { engine, language, isLanguageChosen = false, onLanguage } = options
  const limits = limitsOf(options)
  const level = await straightenInThread(picture, { signal: limits.signal })
  options.onStep?.(DONE.level)
  if (level.letters < FEWEST_LETTERS) return answer(picture, level, [], { language: null, missing: null })
  if (language !== null) {
    onLanguage?.(language)
    const words = await readLevel(level, language, options)
    if (words.length < FEWEST_WORDS || meanConfidence(words) >= DOUBTFUL) {
      const known = { language, missing: null }
      if (isLanguageChosen) return finish(picture, level, words, known, options)
      return readFitting(picture, { level, ...known, isSure: true }, words, options)
    }
  }
  const found = await findReading(level, picture, engine, limits)
  options.onStep?.(DONE.language)
  const fitting =
    language !== null && (isLanguageChosen || !found.isSure) ? { language, missing: null } : found
  if (found.isSure || language !== null) onLanguage?.(fitting.language)
  const words = await readLevel(found.level, fitting.language, options)
  if (isLanguageChosen) return finish(picture, found.level, words, fitting, options)
  return readFitting(picture, { ...found, ...fitting }, words, options)
}

/**
 * The strips show no language, as rows of figures do, or that of their labels; or the language is that of another page.
 * The whole page decides, at the price of a second reading: of 33 documents of other makers the strip took four
 * for another language, the page none.
 */
async function readFitting(
  picture: GrayPicture,
  { level, language, missing }: ScanReading,
  words: OcrWord[],
  options: ScanOptions,
): Promise<ReadScan> {
  const { engine, onLanguage } = options
  const script = isOtherScript(words)
    ? await findScript([level.picture], words, engine, limitsOf(options))
    : null
  const detected = script
    ? { language: script, missing: null, isSure: true }
    : chooseLanguage(words, language, engine.languages)
  const guess = detected.isSure ? detected : { language, missing: detected.missing ?? missing }
  if (guess.language === language) return finish(picture, level, words, guess, options)
  onLanguage?.(guess.language)
  const again = await readLevel(level, guess.language, options)
  return finish(picture, level, again, guess, options)
}

/** Freight documents in Greek and Cyrillic name foreign companies and towns in Latin letters, whose model reads them too. */
async function readLevel(level: Straightened, language: string, options: ScanOptions): Promise<OcrWord[]> {
  const words = readIn(level, language, options)
  if (isLatin(language) || !options.engine.languages.includes(LATIN)) return words
  return mergeScripts(...(await Promise.all([words, readIn(level, LATIN, options)])), level.lines)
}

function readIn(level: Straightened, language: string, options: ScanOptions): Promise<OcrWord[]> {
  const { engine, isByItself } = options
  if (isByItself) return readInParts(level, engine, language, limitsOf(options))
  return engine.read(level.picture, language, limitsOf(options))
}

/** A second look at what the first one doubted, and at what no line was found for. */
async function finish(
  picture: GrayPicture,
  level: Straightened,
  words: OcrWord[],
  by: { language: string; missing: string | null },
  options: ScanOptions,
): Promise<ReadScan> {
  const { engine } = options
  const limits = limitsOf(options)
  options.onStep?.(DONE.read)
  const surer = await readDoubtful(level, words, engine, by.language, limits)
  options.onStep?.(DONE.doubtful)
  return answer(picture, level, await readMissed(level, surer, engine, by.language, limits), by)
}

const limitsOf = ({ signal, timeLimitMs }: ScanOptions): OcrLimits => ({
  ...(signal ? { signal } : {}),
  ...(timeLimitMs ? { timeLimitMs } : {}),
})

function answer(
  picture: GrayPicture,
  level: Straightened,
  read: OcrWord[],
  { language, missing }: { language: string | null; missing: string | null },
): ReadScan {
  const pose: Pose = { turn: level.turn, skew: level.skew, ...(level.sheet ? { sheet: level.sheet } : {}) }
  const tight = tightenBoxes(dropJunk(read, level.picture.dpi), level.lines)
  const words = repairWords(tight, level.lines)
  const place = placer(picture, level.picture, pose)
  const scale = picture.dpi / level.picture.dpi
  return {
    words: words.map((word) => ({ ...word, box: place(word.box), size: word.size * scale })),
    rules: level.rules.map(place),
    pose,
    language: words.length > 0 ? language : null,
    missing,
    confidence: meanConfidence(words),
  }
}

/**
 * From the level picture, which may have more pixels and is widened about its middle, to the turned page and to how it
 * lay.
 */
function placer(given: GrayPicture, level: GrayPicture, pose: Pose): (box: Box) => Box {
  const turned = uprightSize(pose, given)
  const scale = given.dpi / level.dpi
  const dx = (turned.width - level.width * scale) / 2
  const dy = (turned.height - level.height * scale) / 2
  return ([x0, y0, x1, y1]) =>
    lieDown([x0 * scale + dx, y0 * scale + dy, x1 * scale + dx, y1 * scale + dy], pose, given)
}
