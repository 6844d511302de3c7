import { guessLanguage } from '@efti-hub/reading'
import { isOtherScript } from './language/is-other-script.ts'
import { LANGUAGES, modelOf, OTHER_SCRIPT } from './language/languages.ts'
import { meanConfidence } from './mean-confidence.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from './ocr-engine.ts'
import { type Straightened, turnedOver } from './picture/straighten.ts'
import { straightenInThread } from './picture/straighten-in-thread.ts'

export interface ScanReading {
  level: Straightened
  /** Code of the model to read with. */
  language: string
  /** The language that the page seems to be in, or OTHER_SCRIPT, where its model is not installed. */
  missing: string | null
  /** False where the words showed no language. */
  isSure: boolean
}

interface Attempt {
  level: Straightened
  words: OcrWord[]
  confidence: number
  language: string
}

/** Type in Latin letters, upright, is read with more by the model of any other language; on its head with less. */
export const DOUBTFUL = 0.62
const FIRST = 'eng'
const OTHER_SCRIPTS = LANGUAGES.filter(({ script }) => script !== 'latin').map(({ code }) => code)

/**
 * Which way up a page is and which model fits it, from a first reading of the strips with the most type. What is upright
 * and in Latin letters costs one such reading.
 */
export async function findReading(
  level: Straightened,
  picture: GrayPicture,
  engine: OcrEngine,
  limits: OcrLimits,
): Promise<ScanReading> {
  const first = engine.languages.includes(FIRST) ? FIRST : (engine.languages[0] ?? FIRST)
  const attempt = async (at: Straightened, language: string): Promise<Attempt> => {
    const words = await readAll(at.strips, engine, language, limits)
    return { level: at, words, confidence: meanConfidence(words), language }
  }
  let best = await attempt(level, first)
  const isDone = () => best.confidence >= DOUBTFUL && !isOtherScript(best.words)
  const attemptBetter = async (at: Straightened, language: string) => {
    const next = await attempt(at, language)
    if (next.confidence > best.confidence) best = next
  }
  if (!isDone()) await attemptBetter(turnedOver(level), first)
  if (!isDone() && !level.isSure) {
    const other = await straightenInThread(picture, { other: true, signal: limits.signal })
    await attemptBetter(other, first)
    if (!isDone()) await attemptBetter(turnedOver(other), first)
  }
  if (!isDone()) {
    const script = await findScript(best.level.strips, best.words, engine, limits)
    if (script !== null) await attemptBetter(best.level, script)
  }
  return { level: best.level, ...chooseLanguage(best.words, best.language, engine.languages) }
}

async function readAll(
  pictures: readonly GrayPicture[],
  engine: OcrEngine,
  language: string,
  limits: OcrLimits,
): Promise<OcrWord[]> {
  return (await Promise.all(pictures.map((picture) => engine.read(picture, language, limits)))).flat()
}

/** The model of another script that reads pictures surer than these words of them were read; null where none does. */
export async function findScript(
  pictures: readonly GrayPicture[],
  words: readonly OcrWord[],
  engine: OcrEngine,
  limits: OcrLimits,
): Promise<string | null> {
  let best = { code: null as string | null, confidence: meanConfidence(words) }
  for (const code of OTHER_SCRIPTS.filter((one) => engine.languages.includes(one))) {
    const confidence = meanConfidence(await readAll(pictures, engine, code, limits))
    if (confidence > best.confidence) best = { code, confidence }
  }
  return best.code
}

/** @param language of the model that read the words, kept where they show none */
export function chooseLanguage(
  words: readonly OcrWord[],
  language: string,
  installed: readonly string[],
): Omit<ScanReading, 'level'> {
  if (isOtherScript(words)) {
    const isMissing = OTHER_SCRIPTS.some((code) => !installed.includes(code))
    return { language, missing: isMissing ? OTHER_SCRIPT : null, isSure: false }
  }
  const seen = guessLanguage(words)
  const guess = seen && modelOf(seen)
  if (guess === null) return { language, missing: null, isSure: false }
  if (installed.includes(guess)) return { language: guess, missing: null, isSure: true }
  return { language, missing: guess, isSure: true }
}
