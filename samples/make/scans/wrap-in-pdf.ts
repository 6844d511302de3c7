import PDFDocument from 'pdfkit'
import { collect } from '../../../bench/extraction/pdf.ts'
import type { Compressed } from './spoil/compress.ts'

/** Pages that are one picture each, as scanners write them. */
export function wrapInPdf(pages: readonly Compressed[]): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    info: { CreationDate: new Date('2026-11-16T08:00:00Z') },
  })
  for (const { bytes, width, height, dpi } of pages) {
    const size: [number, number] = [(width / dpi) * 72, (height / dpi) * 72]
    doc.addPage({ size, margin: 0 }).image(bytes, 0, 0, { width: size[0], height: size[1] })
  }
  return collect(doc)
}
