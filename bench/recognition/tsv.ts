import type { ReadWord } from './score.ts'

/** Words of tesseract's TSV; its boxes are pixels. */
export function wordsOfTsv(tsv: string, dpi: number): ReadWord[] {
  return tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, , text] = line.split('\t')
    if (level !== '5' || !text?.trim()) return []
    const [x, y, w, h] = [left, top, width, height].map((n) => (Number(n) / dpi) * 72) as [
      number,
      number,
      number,
      number,
    ]
    return [{ text: text.trim(), box: [x, y, x + w, y + h] }]
  })
}
