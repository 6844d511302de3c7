/** `node samples/make/scans/make-scans.ts [name]`: writes samples/scans anew, each file with its words and their places. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { closeRendering } from '../../../apps/server/src/pipeline/recognition/pages/render-pool.ts'
import { committed } from './committed.ts'
import { makeScan, type ScannedPage } from './make-scan.ts'
import { papers } from './papers/index.ts'
import { wrapInPdf } from './wrap-in-pdf.ts'

const only = process.argv[2]
const folder = new URL('../../scans/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, parts] of Object.entries(committed)) {
  if (only && only !== name) continue
  const pages: ScannedPage[] = []
  for (const [paperName, degradation] of parts) {
    const paper = papers.find((one) => one.name === paperName)
    if (!paper) throw new Error(`There is no paper called ${paperName}.`)
    pages.push(await makeScan(paper, degradation))
  }
  writeFileSync(new URL(`${name}.pdf`, folder), await wrapInPdf(pages.map(({ picture }) => picture)))
  const lines = pages.map(({ truth }) =>
    JSON.stringify(truth).replaceAll('[[{', '[\n[{').replaceAll(']],[{', ']],\n[{'),
  )
  writeFileSync(new URL(`${name}.words.json`, folder), `[\n${lines.join(',\n')}\n]\n`)
}
await closeRendering()
