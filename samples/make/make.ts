/** `node samples/make/make.ts [folder]`: writes the originals anew. The stages after it: UPDATE_SAMPLES=1 and the tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { originals } from './originals.ts'

const only = process.argv[2]
for (const [folder, { extension, make }] of Object.entries(originals)) {
  if (only && only !== folder) continue
  const path = new URL(`../${folder}/`, import.meta.url)
  mkdirSync(path, { recursive: true })
  writeFileSync(new URL(`01-original.${extension}`, path), await make())
}
