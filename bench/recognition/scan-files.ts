import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DegradationName, degradations } from '../../samples/make/scans/degradations.ts'
import { makeScan } from '../../samples/make/scans/make-scan.ts'
import type { ScannedDocument } from '../../samples/make/scans/papers/index.ts'
import type { TruthPage } from '../../samples/make/scans/truth.ts'
import { wrapInPdf } from '../../samples/make/scans/wrap-in-pdf.ts'
import { MODELS, type ScanFile } from './reader.ts'

export interface KnownScan extends ScanFile {
  truth: TruthPage
}

/** Scans of the documents in a scratch folder, with what is printed on them. */
export async function writeScans(
  papers: readonly ScannedDocument[],
  degradation: DegradationName,
  folder: string,
): Promise<KnownScan[]> {
  const scans: KnownScan[] = []
  for (const paper of papers) {
    const { picture, truth } = await makeScan(paper, degradation)
    const pdf = join(folder, `${paper.name}.${degradation}.pdf`)
    const isFax = 'fax' in degradations[degradation].file
    const bare = join(folder, `${paper.name}.${degradation}.${isFax ? 'png' : 'jpg'}`)
    writeFileSync(pdf, await wrapInPdf([picture]))
    writeFileSync(bare, picture.bytes)
    const language = MODELS[paper.language] ?? 'eng'
    scans.push({ pdf, picture: bare, dpi: picture.dpi, language, isTurned: truth.turn !== 0, truth })
  }
  return scans
}
