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

const home = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const hasNpm = spawnSync('npm', ['--version']).status === 0

/** The package as it is published, installed into a project of its own; nothing of it comes from the network. */
describe.skipIf(!hasNpm)('the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'efti-package-'))
  const project = join(folder, 'project')
  let tarball = ''

  beforeAll(() => {
    // A copy: packing writes another package.json for a moment, which must not happen beside other tests.
    const copy = join(folder, 'workspace/packages/efti')
    cpSync(home, copy, { recursive: true, filter: (from) => !/^(?:node_modules|dist)$/.test(basename(from)) })
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'workspace/tsconfig.base.json'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'workspace/node_modules'))
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy })
    tarball = globSync('*.tgz', { cwd: folder })[0] ?? ''
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "name": "project", "type": "module", "private": true }')
    const install = [
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      join(folder, tarball),
    ]
    execFileSync('npm', install, { cwd: project, stdio: 'pipe' })
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(
      readFileSync(join(home, 'package.json'), 'utf8'),
    )
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs a module of the project and gives what it wrote. */
  function run(code: string): string {
    writeFileSync(join(project, 'run.mjs'), code)
    return execFileSync(process.execPath, ['run.mjs'], { cwd: project, encoding: 'utf8' })
  }

  it('runs each example of the README', () => {
    const readme = readFileSync(join(project, 'node_modules/@efti-hub/efti/README.md'), 'utf8')
    const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
    expect(examples.length).toBeGreaterThan(2)
    for (const code of examples) expect(run(`${code}\nconsole.log('ran')`)).toContain('ran')
  }, 60_000)

  it('answers as the source does', () => {
    const output = run(`
      import { evaluate, parseConsignmentXml, ruleCatalogue } from '@efti-hub/efti'
      import { isCountry } from '@efti-hub/efti/values'
      import schema from '@efti-hub/efti/consignment.schema.json' with { type: 'json' }
      const { consignment } = parseConsignmentXml('<consignment xmlns="http://efti.eu/v1/consignment/common"/>')
      const { findings } = evaluate(consignment, { subsets: ['EU01'], asOf: '2026-11-20T12:00:00Z' })
      console.log(JSON.stringify([findings[0].code, isCountry('UK'), schema.type, ruleCatalogue().length > 100]))`)
    expect(JSON.parse(output)).toEqual(['EU01-CONSIGNOR', false, 'object', true])
  }, 60_000)

  it('brings its types', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { type Finding, evaluate, parseConsignmentXml } from '@efti-hub/efti'
       import { isCountry } from '@efti-hub/efti/values'
       const { consignment } = parseConsignmentXml('')
       const options = { subsets: ['EU01'], asOf: '' }
       export const findings: readonly Finding[] = consignment ? evaluate(consignment, options).findings : []
       export const known: boolean = isCountry('DE')
       // @ts-expect-error a consignment may be null
       evaluate(parseConsignmentXml('').consignment, options)
       // @ts-expect-error findings have no colour
       export const colour = findings[0]?.colour`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...strict, 'typed.ts'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect([stdout, status]).toEqual(['', 0])
  }, 120_000)

  it('contains what it needs, and no tests or sources', () => {
    const files = globSync('**/*', { cwd: join(project, 'node_modules/@efti-hub/efti') })
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'catalogue.json', 'dist/index.js', 'dist/index.d.ts']),
    )
    expect(files.filter((file) => /\.test\.|testing|(?<!\.d)\.ts$/.test(file))).toEqual([])
    expect(globSync('*', { cwd: join(project, 'node_modules/@efti-hub') })).toEqual(['efti'])
  })
})
