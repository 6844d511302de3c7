import type { OcrWord } from './ocr-engine.ts'
import { typeSizes } from './type-size.ts'

/** Level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const COLUMNS = 12
const WORD_LEVEL = '5'
const MAX_CONFIDENCE = 0.99

/** Words of Tesseract's table output, which the native program and the packaged engine have in common. */
export function wordsOfTsv(tsv: string): OcrWord[] {
  const lines = new Map<string, OcrWord[]>()
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    if (cells.length < COLUMNS || cells[0] !== WORD_LEVEL) continue
    const text = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim()
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number)
    if (text === '' || left === undefined || top === undefined || !width || !height) continue
    const word: OcrWord = {
      text,
      box: [left, top, left + width, top + height],
      confidence: Math.min(MAX_CONFIDENCE, Math.max(0, (confidence ?? 0) / 100)),
      size: height,
    }
    const line = cells.slice(1, 5).join()
    lines.set(line, [...(lines.get(line) ?? []), word])
  }
  return [...lines.values()].flatMap(typeSizes)
}
