import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const home = join(root, 'packages/reading')
const CMR = join(root, 'samples/papers/worked-on/cmr-de-tms/paper.pdf')
const LEFT_OUT = /^(?:node_modules|dist|documents)$/

/** The package as it is published, installed into an empty folder; nothing of it comes from the network. */
describe.runIf(process.env.LONG && spawnSync('npm', ['--version']).status === 0)('the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reading-package-'))
  const project = join(folder, 'project')
  const installed = join(project, 'node_modules/@efti-hub/reading')

  beforeAll(() => {
    // A copy: packing writes another package.json for a moment, which must not happen beside other tests.
    const workspace = join(folder, 'workspace')
    for (const name of ['efti', 'reading']) {
      const filter = (from: string) => !LEFT_OUT.test(basename(from))
      cpSync(join(root, 'packages', name), join(workspace, 'packages', name), { recursive: true, filter })
    }
    cpSync(join(root, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'))
    symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
    const copy = join(workspace, 'packages/reading')
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy })
    expect(readFileSync(join(copy, 'package.json'))).toEqual(readFileSync(join(home, 'package.json')))
    const tarball = join(folder, globSync('*.tgz', { cwd: folder })[0] ?? '')
    mkdirSync(project)
    const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
    execFileSync('npm', ['install', ...quietly, tarball], { cwd: project, stdio: 'pipe' })
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reads by its command as the source does, without a warning', () => {
    const run = (program: string, ...words: string[]) =>
      spawnSync(program, [...words, CMR], { cwd: project, encoding: 'utf8' })
    const packed = run('npx', '--offline', 'efti-read')
    expect([packed.stderr.replace(/^npm warn .*\n/gm, ''), packed.status]).toEqual(['', 0])
    expect(packed.stdout).toBe(run(process.execPath, join(home, 'src/command/efti-read.ts')).stdout)
    expect(JSON.parse(packed.stdout).values.length).toBeGreaterThan(20)
  }, 60_000)

  it('runs the example of the README, with the types that it brings', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
    expect(example).toContain('readFile(')
    cpSync(CMR, join(project, 'note.pdf'))
    writeFileSync(join(project, 'example.mjs'), `${example}\nconsole.log(values.length > 20, kind)`)
    const output = execFileSync(process.execPath, ['example.mjs'], { cwd: project, encoding: 'utf8' })
    expect(output).toBe('true cmr\n')
    writeFileSync(
      join(project, 'typed.mts'),
      `import { type Extracted, readPages } from '@efti-hub/reading'
       import { readFile } from '@efti-hub/reading/files'
       export const read: Promise<Extracted> = readFile({ bytes: new Uint8Array(), name: 'a.pdf' }, { kind: 'cmr' })
       export const value: string | undefined = (await read).values[0]?.eftiId
       // @ts-expect-error what a file says has no colour
       export const colour = (await read).colour
       // @ts-expect-error pages are needed
       readPages({ format: 'pdf' })`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node']
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', ...types]
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...strict, 'typed.mts'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect([stdout, status]).toEqual(['', 0])
  }, 120_000)

  it('contains what it needs and its licences, and neither tests nor sources', () => {
    const files = globSync('**/*', { cwd: installed })
    expect(files).toEqual(expect.arrayContaining(['README.md', 'dist/pdfjs/cmaps', 'dist/index.js']))
    expect(files.filter((file) => /\.test\.|testing|(?<!\.d)\.ts$/.test(file))).toEqual([])
    expect(globSync('*', { cwd: join(project, 'node_modules/@efti-hub') })).toEqual(['reading'])
    const licences = readFileSync(join(installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8')
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    const libraries = Object.keys(dependencies).filter((name) => name !== '@efti-hub/efti')
    expect(libraries.filter((name) => !licences.includes(`${name} ${dependencies[name]}: `))).toEqual([])
  })
})
