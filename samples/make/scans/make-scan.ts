import { recogniseText } from '@efti-hub/reading/files'
import { renderPage } from '../../../apps/server/src/pipeline/recognition/pages/render-page.ts'
import { type Degradation, type DegradationName, degradations } from './degradations.ts'
import type { ScannedDocument } from './papers/index.ts'
import { randomFrom } from './random.ts'
import type { Compressed } from './spoil/compress.ts'
import { spoil } from './spoil/spoil.ts'
import { viewOf } from './spoil/view.ts'
import { type TruthPage, truthOf } from './truth.ts'

export interface ScannedPage {
  picture: Compressed
  truth: TruthPage
}

/** The first page of a paper, spoilt; the same at every call. */
export async function makeScan(paper: ScannedDocument, name: DegradationName): Promise<ScannedPage> {
  const [page] = await scanPages(paper.name, await paper.make(), name, 1)
  if (!page) throw new Error(`${paper.name} has no page`)
  return page
}

/** Pages of a PDF with a text layer, spoilt. The name is the seed: the same at every call. */
export async function scanPages(
  paperName: string,
  pdf: Buffer,
  name: DegradationName,
  most = Number.POSITIVE_INFINITY,
): Promise<ScannedPage[]> {
  const random = randomFrom(`${paperName} ${name}`)
  const how: Degradation = degradations[name]
  const scanned: ScannedPage[] = []
  for (const [at, page] of (await recogniseText(Buffer.from(pdf), 'pdf')).pages.slice(0, most).entries()) {
    if (page.words.length === 0) throw new Error(`page ${at + 1} of ${paperName} has no text layer`)
    const leaning = { ...how, skew: how.skew * (random() < 0.5 ? -1 : 1) * (0.8 + 0.4 * random()) }
    const drawn = await renderPage(pdf, at + 1, { dpi: leaning.dpi, gray: true, pageSize: page })
    const view = how.photo && viewOf(page, how.photo, leaning.skew, random)
    scanned.push({ picture: await spoil(drawn, leaning, view, random), truth: truthOf(page, leaning, view) })
  }
  return scanned
}
