import type { OcrWord } from './ocr-engine.ts'

/**
 * What the engine itself does not believe. Most of it are specks, shadows and pieces of lines; but words with a
 * typographic apostrophe come with 0.01 to 0.2 too, read right.
 */
const LEAST_CONFIDENCE = 0.15
/** Different letters and figures that make a word: 'l'eau' has four, 'eee' along a line one. */
const FEWEST_SIGNS = 3
/** Points. Nothing is printed smaller, nothing larger is type of a freight document. */
const SMALLEST_TYPE = 3
const LARGEST_TYPE = 72

/** Words of a picture without those that are neither believed nor look like words. */
export function dropJunk(words: readonly OcrWord[], dpi: number): OcrWord[] {
  return words.filter((word) => word.confidence >= LEAST_CONFIDENCE || looksLikeWord(word, dpi))
}

function looksLikeWord({ text, size }: OcrWord, dpi: number): boolean {
  const points = (size / dpi) * 72
  if (points < SMALLEST_TYPE || points > LARGEST_TYPE) return false
  return new Set(text.match(/[\p{L}\d]/gu)).size >= FEWEST_SIGNS
}
