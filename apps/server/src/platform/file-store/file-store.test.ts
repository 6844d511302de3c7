import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyAll } from '../../command-line/move-files.ts'
import { type SwiftStore, startSwift, swiftIsInstalled } from '../../testing/swift-store.ts'
import { readConfig } from '../config.ts'
import { type FileStore, isMissing, StoreUnavailable } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openFileStore } from './open-file-store.ts'
import { removeOrphans } from './remove-orphans.ts'

const root = mkdtempSync(join(tmpdir(), 'efti-files-'))
let swift: SwiftStore | null = null

beforeAll(async () => {
  if (swiftIsInstalled()) swift = await startSwift()
})
afterAll(async () => {
  await swift?.stop()
  rmSync(root, { recursive: true, force: true })
})

const storeAt = (env: Record<string, string>) => openFileStore(readConfig({ ...env, DATA_DIR: root }))
const bytesOf = (text: string) => Readable.from([Buffer.from(text)])
async function namesIn(store: FileStore, folder: string) {
  const found: [string, number][] = []
  for await (const { key, size } of store.list(folder)) found.push([key, size])
  return found.sort()
}

test('what is under way in a folder is listed, so that the rest of a killed process is removed later', async () => {
  const store = storeAt({})
  const half = new PassThrough()
  const putting = store.put('originals/killed/a', half).catch((error) => error)
  half.write('half of a')
  const removed = () =>
    removeOrphans(store, 'originals/killed', new Date(Date.now() + 1_000), async () => new Set())
  await expect.poll(removed).toBe(1)
  expect(await namesIn(store, 'originals/killed')).toEqual([])
  half.destroy(new Error('killed'))
  await putting
})

describe.each([
  ['a folder', false],
  ['OpenStack Swift by its S3 interface', true],
])('%s', (_name, isSwift) => {
  let store: FileStore
  beforeAll(() => {
    if (isSwift && !swift) return
    store = storeAt(isSwift ? (swift?.env ?? {}) : {})
  })

  test.skipIf(isSwift && !swiftIsInstalled())('keeps files whole, by their keys', async () => {
    await store.check()
    await store.put('originals/t/a', bytesOf('a consignment note'))
    expect((await buffer(store.read('originals/t/a'))).toString()).toBe('a consignment note')
    expect((await buffer(store.read('originals/t/a', 5))).toString()).toBe('a con')
    expect(await store.sizeOf('originals/t/a')).toBe(18)
    await store.put('originals/t/a', bytesOf('another'))
    await store.put('originals/t/empty', Readable.from([]))
    expect((await buffer(store.read('originals/t/empty', 5))).length).toBe(0)
    await store.copy('originals/t/a', 'quarantine/t/a')
    expect(await namesIn(store, 'originals/t')).toEqual([
      ['originals/t/a', 7],
      ['originals/t/empty', 0],
    ])
    expect(await namesIn(store, 'quarantine')).toEqual([['quarantine/t/a', 7]])
    expect(await namesIn(store, 'nothing')).toEqual([])

    await store.remove('originals/t/a')
    await store.remove('originals/t/a')
    expect(await store.sizeOf('originals/t/a')).toBeNull()
    const error = await buffer(store.read('originals/t/a')).catch((error) => error)
    expect(isMissing(error)).toBe(true)
    for (const key of ['../secret', '/etc/passwd', 'A', 'a//b', 'a/', '']) {
      await expect((async () => store.sizeOf(key))(), key).rejects.toThrow('not a storage key')
    }
  })

  test.skipIf(isSwift && !swiftIsInstalled())(
    'stores a file of several parts, and nothing of one that breaks off',
    async () => {
      const part = Buffer.alloc(3_000_000, 'x')
      async function* parts(breaksOff: boolean) {
        for (let n = 0; n < 7; n += 1) yield part
        if (breaksOff) throw new Error('the sender hung up')
      }
      await store.put('originals/t/large', Readable.from(parts(false)))
      expect(await store.sizeOf('originals/t/large')).toBe(21_000_000)
      await store.copy('originals/t/large', 'originals/t/copy')
      await store.remove('originals/t/large')
      expect((await buffer(store.read('originals/t/copy'))).length).toBe(21_000_000)
      await expect(store.put('originals/t/broken', Readable.from(parts(true)))).rejects.toThrow('hung up')
      expect(await store.sizeOf('originals/t/broken')).toBeNull()
    },
  )

  test.skipIf(isSwift && !swiftIsInstalled())('loses what has no row, once it is old enough', async () => {
    for (const name of ['kept', 'orphan']) await store.put(`certificates/t/${name}`, bytesOf(name))
    const known = async () => new Set(['certificates/t/kept'])
    expect(await removeOrphans(store, 'certificates/t', new Date(Date.now() - 60_000), known)).toBe(0)
    expect(await removeOrphans(store, 'certificates/t', new Date(Date.now() + 60_000), known)).toBe(1)
    expect(await namesIn(store, 'certificates')).toEqual([['certificates/t/kept', 4]])
  })
})

describe.skipIf(!swiftIsInstalled())('files move', () => {
  test('into a store and back; what is there is not copied again', async () => {
    const said: string[] = []
    const folder = openFolderStore(join(root, 'one'))
    const back = openFolderStore(join(root, 'two'))
    const store = storeAt({ ...swift?.env, S3_BUCKET: 'files' })
    await folder.put('originals/m/a', bytesOf('first'))
    await folder.put('quarantine/m/b', bytesOf('second'))
    expect(await copyAll(folder, store, (line) => said.push(line))).toBe(0)
    await folder.put('originals/m/c', bytesOf('third'))
    expect(await copyAll(folder, store, (line) => said.push(line))).toBe(0)
    expect(said).toEqual([
      '2 files copied (11 bytes), 0 were there before, 0 failed.',
      '1 files copied (5 bytes), 2 were there before, 0 failed.',
    ])
    expect(await copyAll(store, back, () => {})).toBe(0)
    expect((await buffer(back.read('originals/m/c'))).toString()).toBe('third')
  })
})

test('a store that nobody answers for, or that has no such bucket, is unavailable', async () => {
  const settings = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const away = storeAt({ ...settings, S3_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(away.check()).rejects.toThrow(StoreUnavailable)
  await expect(away.put('a/b', bytesOf('x'))).rejects.toThrow(StoreUnavailable)
  await expect(buffer(away.read('a/b'))).rejects.toThrow(StoreUnavailable)
  if (!swift) return
  const other = storeAt({ ...swift.env, S3_BUCKET: 'no-such-bucket' })
  await expect(other.check()).rejects.toThrow(StoreUnavailable)
  const wrongKey = storeAt({ ...swift.env, S3_SECRET_ACCESS_KEY: 'wrong' })
  await expect(wrongKey.check()).rejects.toThrow(StoreUnavailable)
})
