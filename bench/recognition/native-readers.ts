import type { ScanFile, ScanReader } from './reader.ts'
import { runProgram } from './run-program.ts'
import type { ReadWord } from './score.ts'

/** The program alone, on the bare picture, given language and resolution; only a turned page has it find the turn. */
export const tesseract: ScanReader = {
  name: 'tesseract',
  keepsPlaces: false,
  async read({ picture, dpi, language, isTurned }) {
    const settings = ['-l', language, '--dpi', `${dpi}`, '--psm', isTurned ? '1' : '3']
    const { output, ...cost } = await runProgram('tesseract', [picture, 'stdout', ...settings, 'tsv'])
    return { words: wordsOfTsv(output, dpi), ...cost }
  },
  async close() {},
}

/** As its manual has it for one language; turning only where a page is turned. */
export const ocrmypdf: ScanReader = {
  name: 'ocrmypdf',
  keepsPlaces: false,
  async read(scan) {
    const out = `${scan.pdf}.ocr.pdf`
    const ran = await runProgram('ocrmypdf', [...ocrmypdfOptions(scan), scan.pdf, out])
    const { output } = await runProgram('pdftotext', ['-bbox', out, '-'])
    const { seconds, processorSeconds, megabytes } = ran
    return { words: wordsOfBbox(output), seconds, processorSeconds, megabytes }
  },
  async close() {},
}

/** Seconds. By itself it gives a page up after three minutes, as on a busy machine, and answers it without a word. */
const PATIENCE = '3600'

function ocrmypdfOptions({ language, isTurned }: ScanFile): string[] {
  const settings = ['--quiet', '-l', language, '--output-type', 'pdf', '--tesseract-timeout', PATIENCE]
  return isTurned ? [...settings, '--rotate-pages'] : settings
}

/** Words of tesseract's TSV; its boxes are pixels. */
function wordsOfTsv(tsv: string, dpi: number): ReadWord[] {
  return tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, , text] = line.split('\t')
    if (level !== '5' || !text?.trim()) return []
    const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map((n) => (Number(n) / dpi) * 72)
    return [{ text: text.trim(), box: [x, y, x + w, y + h] }]
  })
}

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Words of `pdftotext -bbox`, of one page. */
function wordsOfBbox(html: string): ReadWord[] {
  return [...html.matchAll(WORD)].map(([, x0, y0, x1, y1, text = '']) => ({
    text: text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
    box: [Number(x0), Number(y0), Number(x1), Number(y1)],
  }))
}
