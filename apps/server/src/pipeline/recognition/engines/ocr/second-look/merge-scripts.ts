import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { mergeReadings, wordsOfLines } from './merge-readings.ts'

/** Letters of both scripts look alike: 'Русе' is believed as 'Pyce' too, though a little less. */
const CLEARLY = 0.08

/**
 * A page in Greek or Cyrillic that was read with the model of its script and with one of Latin letters: names of foreign
 * companies and towns come out as what they are in one of them only. At each place stays what is believed more, Latin
 * letters where they are clearly so.
 */
export function mergeScripts(
  words: readonly OcrWord[],
  latin: readonly OcrWord[],
  lines: readonly TypeLine[],
): OcrWord[] {
  const doubted = new Map(latin.map((word) => [{ ...word, confidence: word.confidence - CLEARLY }, word]))
  const inLatin = wordsOfLines([...doubted.keys()], lines)
  return [...wordsOfLines(words, lines)].flatMap(([line, there]) => {
    const merged = line ? mergeReadings(line, there, inLatin.get(line) ?? []) : there
    return merged.map((word) => doubted.get(word) ?? word)
  })
}
