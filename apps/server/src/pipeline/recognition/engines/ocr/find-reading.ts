import { guessLanguage } from './language/guess-language.ts'
import { LANGUAGES } from './language/languages.ts'
import { meanConfidence } from './mean-confidence.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from './ocr-engine.ts'
import { type Straightened, turnedOver } from './picture/straighten.ts'
import { straightenInThread } from './picture/straighten-in-thread.ts'

export interface Reading {
  level: Straightened
  /** Code of the model to read with. */
  language: string
  /** The language that the page seems to be in, where its model is not installed. */
  missing: string | null
  /** False where the words told no language. */
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

/**
 * Which way up a page is and which model fits it, from a first reading of the strip with the most type. What is upright
 * and in Latin letters costs one such reading.
 */
export async function findReading(
  level: Straightened,
  picture: GrayPicture,
  engine: OcrEngine,
  limits: OcrLimits,
): Promise<Reading> {
  const first = engine.languages.includes(FIRST) ? FIRST : (engine.languages[0] ?? FIRST)
  const attempt = async (at: Straightened, language: string): Promise<Attempt> => {
    const words = await engine.read(at.strip ?? at.picture, language, limits)
    return { level: at, words, confidence: meanConfidence(words), language }
  }
  let best = await attempt(level, first)
  const isDone = () => best.confidence >= DOUBTFUL
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
    const others = LANGUAGES.filter(
      ({ script, code }) => script !== 'latin' && engine.languages.includes(code),
    )
    for (const { code } of others) await attemptBetter(best.level, code)
  }
  return { level: best.level, ...chooseLanguage(best.words, best.language, engine.languages) }
}

/** @param language of the model that read the words, kept where they tell none */
export function chooseLanguage(
  words: readonly OcrWord[],
  language: string,
  installed: readonly string[],
): Omit<Reading, 'level'> {
  const guess = guessLanguage(words.map(({ text }) => text).join(' '))
  if (guess === null) return { language, missing: null, isSure: false }
  if (installed.includes(guess)) return { language: guess, missing: null, isSure: true }
  return { language, missing: guess, isSure: true }
}
