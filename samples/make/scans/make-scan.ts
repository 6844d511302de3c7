import { readPdf } from '../../../apps/server/src/pipeline/recognition/engines/pdf/read-pdf.ts'
import { renderPage } from '../../../apps/server/src/pipeline/recognition/pages/render-page.ts'
import { type Degradation, type DegradationName, degradations } from './degradations.ts'
import type { Paper } from './papers/index.ts'
import { randomFrom } from './random.ts'
import type { Compressed } from './spoil/compress.ts'
import { spoil } from './spoil/spoil.ts'
import { type TruthPage, truthOf } from './truth.ts'

export interface ScannedPage {
  picture: Compressed
  truth: TruthPage
}

/** One page of a paper, spoilt; the same at every call. */
export async function makeScan(paper: Paper, name: DegradationName): Promise<ScannedPage> {
  const pdf = await paper.make()
  const random = randomFrom(`${paper.name} ${name}`)
  const how: Degradation = degradations[name]
  const leaning = { ...how, skew: how.skew * (random() < 0.5 ? -1 : 1) * (0.8 + 0.4 * random()) }
  const [page] = (await readPdf(Buffer.from(pdf), () => {})).pages
  if (!page || page.words.length === 0) throw new Error(`${paper.name} has no text layer`)
  const drawn = await renderPage(pdf, 1, { dpi: leaning.dpi, gray: true, pageSize: page })
  return { picture: await spoil(drawn, leaning, random), truth: truthOf(page, leaning) }
}
