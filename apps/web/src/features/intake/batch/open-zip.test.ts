import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { listZip, unpack } from './open-zip.ts'

const MB = 1024 * 1024

async function zipOf(files: Record<string, string | Uint8Array>, password?: string): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { password })
  for (const [name, content] of Object.entries(files)) {
    await writer.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    )
  }
  return writer.close()
}

it('lists files by their own names, without folders and what systems leave behind', async () => {
  const zip = await zipOf({
    'nov/a.txt': 'one',
    '__MACOSX/nov/._a.txt': 'x',
    'nov/.DS_Store': 'x',
    'b.xml': '<b/>',
  })
  const files = await listZip(zip)
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['a.txt', 3],
    ['b.xml', 4],
  ])
  const [first] = files
  expect(await (await unpack(zip, first?.at ?? -1)).text()).toBe('one')
})

it('takes a name from any path, and keeps the folder', async () => {
  const zip = await zipOf({ 'ab/x.txt': 'one', 'c/d/x.txt': 'two' })
  const bytes = Buffer.from(await zip.arrayBuffer())
  // The same length: in both places where a ZIP names its file.
  const climbing = bytes.toString('latin1').replaceAll('ab/x.txt', '../x.txt')
  const files = await listZip(new Blob([Buffer.from(climbing, 'latin1')]))
  expect(files.map(({ name, folder }) => [name, folder])).toEqual([
    ['x.txt', '..'],
    ['x.txt', 'c/d'],
  ])
})

it('refuses what unpacks to far more than it weighs', async () => {
  const zip = await zipOf({ 'a.txt': new Uint8Array(40 * MB), 'b.txt': new Uint8Array(40 * MB) })
  await expect(listZip(zip)).rejects.toThrow(/unpacked size is too large/)
})

it('unpacks no more than 50 MB of a file, regardless of its declared size', async () => {
  const zip = await zipOf({ 'a.txt': new Uint8Array(50 * MB + 1) })
  await expect(unpack(zip, 0)).rejects.toThrow('The file is larger than 50 MB.')
  const full = await zipOf({ 'a.txt': new Uint8Array(50 * MB) })
  expect((await unpack(full, 0)).size).toBe(50 * MB)
})

it('refuses more entries than any documents have', async () => {
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.txt`, '']))
  await expect(listZip(await zipOf(many))).rejects.toThrow(/more than 5000 entries/)
}, 30_000)

it('reports what is no ZIP, what is empty, what is locked and what is damaged', async () => {
  await expect(listZip(new Blob(['no zip at all']))).rejects.toThrow(/damaged or not a ZIP/)
  await expect(listZip(await zipOf({ '__MACOSX/x': 'x' }))).rejects.toThrow('There is no file in the ZIP.')
  const locked = await zipOf({ 'a.txt': 'secret' }, 'quay')
  expect((await listZip(locked)).map(({ encrypted }) => encrypted)).toEqual([true])
  await expect(unpack(locked, 0)).rejects.toThrow(/password-protected/)
  const bytes = new Uint8Array(await (await zipOf({ 'a.txt': 'a'.repeat(5_000) })).arrayBuffer())
  bytes.fill(0xff, 40, 55)
  await expect(unpack(new Blob([bytes]), 0)).rejects.toThrow(/could not be unpacked/)
})
