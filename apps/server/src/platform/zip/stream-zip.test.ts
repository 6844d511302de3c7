import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '../../testing/read-zip.ts'
import { streamZip } from './stream-zip.ts'

const modifiedAt = new Date('2026-11-22T06:30:15.000Z')
const PIECE = Buffer.alloc(64 * 1024, 'x')

async function* endless(taken: { pieces: number; ended: boolean }) {
  try {
    for (;;) {
      taken.pieces += 1
      // Not compressible: the archive is as large as its content.
      yield Buffer.from(crypto.getRandomValues(new Uint8Array(PIECE.length)))
    }
  } finally {
    taken.ended = true
  }
}

test('a part is asked for when the one before it was read, and can report on it', async () => {
  let length = 0
  async function* counted() {
    for (const piece of [PIECE, PIECE]) {
      length += piece.length
      yield piece
    }
  }
  async function* parts() {
    yield { path: 'ö/one.bin', content: counted(), modifiedAt }
    yield { path: 'empty', content: (async function* () {})(), modifiedAt }
    const two = Buffer.from(`${length}`)
    yield {
      path: 'two.txt',
      content: (async function* () {
        yield two
      })(),
      modifiedAt,
    }
  }
  const read = readZip(await buffer(streamZip(parts())))
  expect([...read.keys()]).toEqual(['ö/one.bin', 'empty', 'two.txt'])
  expect([read.get('ö/one.bin')?.length, read.get('empty'), read.get('two.txt')]).toEqual([
    131_072,
    '',
    '131072',
  ])
})

test('takes no more than its reader does, and ends the parts when the reader leaves', async () => {
  const taken = { pieces: 0, ended: false }
  const archive = streamZip(
    (async function* () {
      yield { path: 'endless', content: endless(taken), modifiedAt }
    })(),
  )
  await once(archive, 'readable')
  for (let pause = 0; pause < 20; pause++) await new Promise((resolve) => setImmediate(resolve))
  const before = taken.pieces
  expect(before).toBeLessThan(50)
  archive.destroy()
  await expect.poll(() => taken.ended).toBe(true)
})

test('an error of a part is the error of the archive', async () => {
  const archive = streamZip(
    (async function* () {
      yield {
        path: 'broken',
        content: (async function* () {
          yield PIECE
          throw new Error('the disk is gone')
        })(),
        modifiedAt,
      }
    })(),
  )
  await expect(buffer(archive)).rejects.toThrow('the disk is gone')
})
