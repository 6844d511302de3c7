import { mkdirSync, writeFileSync } from 'node:fs'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import { samplePapers } from '../../bench/extraction/samples/sample-papers.ts'
import { writePages } from '../../packages/reading/src/testing/stored-documents.ts'

/** Keeps the words of every opened document for the tests of packages/reading. After a change of recognition: run it again. */
const folder = new URL('../../packages/reading/documents/', import.meta.url)
for (const { name, file, bytes } of samplePapers('worked-on')) {
  const recognised = await recogniseFile({ bytes, originalName: file })
  mkdirSync(new URL(`${name}/`, folder), { recursive: true })
  writeFileSync(new URL(`${name}/words.json`, folder), writePages(recognised))
}
process.exit(0)
