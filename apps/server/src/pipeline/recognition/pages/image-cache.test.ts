import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openImageCache } from './image-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const image = (letter: string, bytes = 100) => Buffer.alloc(bytes, letter)
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const lastUsed = (key: string, minutesAgo: number) => {
  const then = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(join(folder, key), then, then)
}

test('a picture that was put is there; another is not', async () => {
  const cache = openImageCache(folder, 1_000)
  await cache.put('t/d/1.webp', image('a'))
  expect(await cache.get('t/d/1.webp')).toEqual(image('a'))
  expect(await cache.get('t/d/2.webp')).toBeNull()
  expect(await cache.get('no/such/folder')).toBeNull()
})

test('those longest unused go when the folder is full', async () => {
  const cache = openImageCache(folder, 400)
  for (const name of ['a', 'b', 'c', 'd']) await cache.put(`t/d/${name}`, image(name))
  for (const [minutes, name] of ['d', 'c', 'b', 'a'].entries()) lastUsed(`t/d/${name}`, minutes + 1)
  expect(await cache.get('t/d/a')).toEqual(image('a'))
  await cache.put('t/d/e', image('e'))
  expect(files()).toEqual(['a', 'd', 'e'])
})

test('what an earlier process or another one left counts as well', async () => {
  await openImageCache(folder, 10_000).put('t/d/old', image('x', 900))
  lastUsed('t/d/old', 60)
  await openImageCache(folder, 500).put('t/d/new', image('y'))
  expect(files()).toEqual(['new'])
})

test('a picture larger than the whole folder may be is not kept', async () => {
  const cache = openImageCache(folder, 500)
  await cache.put('t/d/huge', image('x', 600))
  expect(files()).toEqual([])
})

test('many at the same time leave whole pictures and nothing else', async () => {
  const cache = openImageCache(folder, 350)
  await Promise.all(Array.from({ length: 40 }, (_, at) => cache.put(`t/${at % 5}/${at % 8}`, image('z'))))
  for (const file of files()) expect(file).toMatch(/^\d$/)
  await cache.put('t/1/9', image('z'))
  expect(files().length * 100).toBeLessThanOrEqual(350)
})
