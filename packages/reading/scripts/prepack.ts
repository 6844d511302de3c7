/**
 * Before `npm pack` and `npm publish`: JavaScript and declarations into dist/, and a package.json that points to them and needs
 * no other package. In the workspace it points to the TypeScript source, which Node does not run below node_modules.
 * postpack.ts undoes it.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileInto } from './compile.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

// Left behind by a pack that was cut off.
if (existsSync(at('package.source.json'))) copyFileSync(at('package.source.json'), at('package.json'))

rmSync(at('dist'), { recursive: true, force: true })
await compileInto(at('dist'))

copyFileSync(at('package.json'), at('package.source.json'))
const {
  private: _private,
  scripts: _scripts,
  dependencies: _dependencies,
  devDependencies: _devDependencies,
  ...manifest
} = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, unknown>
const compiled = (entry: string, source: string) => ({
  types: `./dist/types/reading/src/${source}.d.ts`,
  default: `./dist/${entry}.js`,
})
const exports = { '.': compiled('index', 'index'), './files': compiled('files', 'files/index') }
const bin = { 'efti-read': 'dist/efti-read.js' }
writeFileSync(at('package.json'), `${JSON.stringify({ ...manifest, exports, bin }, null, 2)}\n`)
