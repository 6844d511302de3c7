/**
 * The package as JavaScript that needs nothing beside it: @efti-hub/efti and the libraries are in it, with their licences, and so
 * are the data of pdfjs. Declarations are in types/, those of @efti-hub/efti among them.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type RolldownOutput } from 'rolldown'
import { parseJson } from '../../efti/scripts/compile.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { resolve } = createRequire(import.meta.url)
const ENTRIES = {
  index: 'src/index.ts',
  files: 'src/files/index.ts',
  'efti-read': 'src/command/efti-read.ts',
}
/** What pdfjs opens while it reads. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const PDFJS_DATA = `import { fileURLToPath } from 'node:url'
export const PDFJS_DATA = fileURLToPath(new URL('./pdfjs', import.meta.url))`
/** What Node 20 lacks of all that is called; the system's Node is often as old. */
const FOR_NODE_20 = `Promise.withResolvers ??= function () {
  const deferred = {}
  deferred.promise = new this((resolve, reject) => Object.assign(deferred, { resolve, reject }))
  return deferred
}
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    if (groups.has(key)) groups.get(key).push(item)
    else groups.set(key, [item])
  }
  return groups
}
ArrayBuffer.prototype.transferToFixedLength ??= function (length = this.byteLength) {
  const copy = new Uint8Array(length)
  copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy.buffer
}`
/** The canvas serves only to draw, and is not packed: nobody is to be warned that it is missing. */
const WARNINGS_OF_CANVAS = /^\s*warn\(["`]Cannot (?:load "@napi-rs\/canvas"|polyfill) .*$/gm

/** Writes it into `folder`. */
export async function compileInto(folder: string): Promise<void> {
  const output = await build({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, at(path)])),
    platform: 'node',
    logLevel: 'warn',
    resolve: { alias: { '@efti-hub/efti': at('../efti/src/index.ts') } },
    plugins: [
      { name: 'parse-json', load: parseJson },
      { name: 'fit-pdfjs', load: fitPdfjs },
    ],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      intro: FOR_NODE_20,
    },
  })
  const pdfjs = dirname(resolve('pdfjs-dist/package.json'))
  for (const name of PDFJS_FOLDERS)
    cpSync(join(pdfjs, name), join(folder, 'pdfjs', name), { recursive: true })
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licencesOf(output))
  declareInto(join(folder, 'types'))
}

function fitPdfjs(file: string) {
  if (file.endsWith('/pdf/pdfjs-data.ts')) return PDFJS_DATA
  if (!file.endsWith('/pdfjs-dist/legacy/build/pdf.mjs')) return null
  return readFileSync(file, 'utf8').replace(WARNINGS_OF_CANVAS, '')
}

function licencesOf({ output }: RolldownOutput): string {
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  const packages = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? [])
  return [...new Set(packages)].sort().map(licenceOf).join('\n')
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  return `${name} ${version}: ${license}\n\n${text ? readFileSync(join(folder, text), 'utf8') : ''}\n`
}

function declareInto(folder: string): void {
  const project = at('tsconfig.build.json')
  execFileSync(process.execPath, [resolve('typescript/bin/tsc'), '-p', project, '--outDir', folder], {
    stdio: 'inherit',
  })
  for (const file of globSync('reading/**/*.d.ts', { cwd: folder })) {
    const efti = relative(dirname(file), 'efti/src/index.js')
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll("'@efti-hub/efti'", `'${efti}'`))
  }
}
