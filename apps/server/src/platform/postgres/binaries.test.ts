import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries, hydrateLinks, platformPackage } from './binaries.ts'
import { operatingUser } from './operating-user.ts'

const asRoot = process.getuid?.() === 0
const user = operatingUser('/nowhere')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'efti-binaries-'))
  chmodSync(folder, 0o711)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As npm unpacks it: without a single link. */
function unpackedPackage(): string {
  const { native } = platformPackage()
  const copy = join(folder, 'package/native')
  mkdirSync(copy, { recursive: true })
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const link of linksOf(copy)) rmSync(link, { force: true })
  return copy
}

function linksOf(native: string): string[] {
  const listed: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  return listed.map(({ target }) => join(native, '..', target))
}

test('the links that an install script would have made are made at the start', () => {
  const native = unpackedPackage()
  hydrateLinks(native)
  expect(linksOf(native).length).toBeGreaterThan(3)
  for (const link of linksOf(native)) {
    expect(readlinkSync(link)).not.toContain('/')
    expect(existsSync(link)).toBe(true)
  }
  hydrateLinks(native)
})

test('programs run in place where they can be reached', () => {
  const native = unpackedPackage()
  const { postgres, copiedTo } = findBinaries(user, join(folder, 'spare'), { native, version: '18.0.0' })
  expect(postgres).toBe(join(native, 'bin/postgres'))
  expect(copiedTo).toBeNull()
})

test.runIf(asRoot)('below a folder of root alone they are copied out, once', () => {
  const native = unpackedPackage()
  chmodSync(join(folder, 'package'), 0o700)
  const spare = join(folder, 'spare')
  const first = findBinaries(user, spare, { native, version: '18.0.0' })
  expect(first.copiedTo).toMatch(/\/spare\/postgresql-18\.0\.0-/)
  expect(findBinaries(user, spare, { native: join(native), version: '18.0.0' })).toEqual(first)
})

test('where they run nowhere, one sentence states it', () => {
  const native = unpackedPackage()
  rmSync(join(native, 'bin/postgres'))
  expect(() => findBinaries(user, join(folder, 'spare'), { native, version: '18.0.0' })).toThrow(
    `PostgreSQL's programs do not run from ${native}`,
  )
})
