import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { collect } from '../../../../bench/extraction/pdf.ts'

/** Fonts that come with packages, so that a paper looks the same on every machine. */
const require = createRequire(import.meta.url)
const ofServer = createRequire(new URL('../../../../apps/server/package.json', import.meta.url))
const liberation = join(dirname(ofServer.resolve('pdfjs-dist/package.json')), 'standard_fonts')
const dejaVu = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')
const FONTS = {
  plain: join(liberation, 'LiberationSans-Regular.ttf'),
  bold: join(liberation, 'LiberationSans-Bold.ttf'),
  serif: join(dejaVu, 'DejaVuSerif.ttf'),
  'serif-bold': join(dejaVu, 'DejaVuSerif-Bold.ttf'),
  typed: join(dejaVu, 'DejaVuSansMono.ttf'),
  condensed: join(dejaVu, 'DejaVuSansCondensed.ttf'),
}

export type Font = keyof typeof FONTS

export type Draw = (doc: PDFKit.PDFDocument) => void

/** A4 pages, each drawn by one of `draws`, with their text as a text layer. */
export function drawPages(draws: readonly Draw[]): Promise<Buffer> {
  const info = { CreationDate: new Date('2026-11-16T08:00:00Z') }
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info })
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file)
  for (const draw of draws) draw(doc.addPage())
  return collect(doc)
}

export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { font = 'plain', size = 9 }: { font?: Font; size?: number } = {},
): void {
  doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
}
