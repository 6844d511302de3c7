import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureWebBuild, fingerprint } from './web-build.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'efti-web-build-'))
  write('package-lock.json', '{}')
  write('apps/web/index.html', '<div id="root">')
  write('apps/web/src/main.tsx', 'export {}')
  write('packages/contract/src/limits.ts', 'export const LIMIT = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

describe('the fingerprint of the sources', () => {
  test('is of content, not of times', () => {
    const before = fingerprint(root)
    utimesSync(join(root, 'apps/web/src/main.tsx'), 1, 1)
    expect(fingerprint(root)).toBe(before)
  })

  test.each([
    ['a changed source', 'apps/web/src/main.tsx', 'export const other = 1'],
    ['a new source', 'apps/web/src/features/new.tsx', 'export {}'],
    ['a part of the build itself', 'apps/web/build/write-compressed.ts', 'export {}'],
    ['the contract', 'packages/contract/src/limits.ts', 'export const LIMIT = 2'],
    ['the lock: another version of a library', 'package-lock.json', '{ "x": 1 }'],
  ])('changes with %s', (_what, path, content) => {
    const before = fingerprint(root)
    write(path, content)
    expect(fingerprint(root)).not.toBe(before)
  })

  test.each(['apps/web/src/main.test.tsx', 'apps/web/dist/index.html', 'apps/server/src/api.ts'])(
    'does not change with %s',
    (path) => {
      const before = fingerprint(root)
      write(path, 'anything')
      expect(fingerprint(root)).toBe(before)
    },
  )
})

test('a build of these very sources is not made again', async () => {
  write('apps/web/dist/index.html', '<div id="root">')
  write('apps/web/dist/.stamp', fingerprint(root))
  const lines: string[] = []
  expect(await ensureWebBuild((line) => lines.push(line), root)).toBe(false)
  expect(lines).toEqual([])
})
