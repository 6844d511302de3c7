import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package as JavaScript, in a folder of its own; its path. */
export function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'efti-compiled-'))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const project = fileURLToPath(new URL('../../packages/efti/tsconfig.build.json', import.meta.url))
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', folder], { stdio: 'inherit' })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}
