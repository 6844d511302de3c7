import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileInto } from '../../packages/efti/scripts/compile.ts'

/** The package as it is published, in a folder of its own; its path. */
export async function compile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'efti-compiled-'))
  await compileInto(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}
