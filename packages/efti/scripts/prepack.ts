/**
 * Before `npm pack` and `npm publish`: JavaScript and declarations into dist/, and a package.json that points to them.
 * In the workspace it points to the TypeScript source, which Node does not run below node_modules. postpack.ts undoes it.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

// Left behind by a pack that was cut off.
if (existsSync(at('package.source.json'))) copyFileSync(at('package.source.json'), at('package.json'))

rmSync(at('dist'), { recursive: true, force: true })
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
execFileSync(process.execPath, [tsc, '-p', at('tsconfig.build.json')], { stdio: 'inherit' })

copyFileSync(at('package.json'), at('package.source.json'))
const {
  private: _private,
  scripts: _scripts,
  devDependencies: _devDependencies,
  ...manifest
} = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, unknown>
const compiled = (entry: string) => ({ types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` })
const exports = {
  ...(manifest.exports as Record<string, string>),
  '.': compiled('index'),
  './values': compiled('values/index'),
}
writeFileSync(at('package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
