import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPdf } from '../../../../packages/reading/src/testing/make-pdf.ts'

const SAMPLE = join(import.meta.dirname, '../../../../samples/scans/heavy-letter-german.pdf')

/** A PDF of this many pages, each the same scanned letter. @throws when the sample contains no JPEG. */
export function scanPdf(pages: number): Promise<Buffer> {
  const sample = readFileSync(SAMPLE)
  const start = sample.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  const end = sample.indexOf('endstream', start)
  if (start === -1 || end === -1) throw new Error(`no JPEG in ${SAMPLE}`)
  return drawPdf((pdf) => {
    const scan = sample.subarray(start, end)
    for (let i = 0; i < pages; i++) {
      if (i > 0) pdf.addPage()
      pdf.image(scan, 0, 0, { width: 595 })
    }
  })
}
