import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { access, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, isKey, isMissing, requireKey, type StoredFile } from './file-store.ts'

/** Makes a key like any other: what kill -9 leaves of a file is listed, and removed as one that no row points at. */
const PARTIAL = '-partial'

/** Files in a folder of this machine. */
export function openFolderStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, requireKey(key))
  // Originals are for this user alone; the folder above may have to let PostgreSQL's user pass.
  mkdirSync(root, { recursive: true, mode: 0o700 })

  /** Beside its goal, so that rename is atomic: a reader sees the whole file or none. */
  const whole = async (key: string, write: (partial: string) => Promise<void>) => {
    const path = pathOf(key)
    const partial = `${path}${PARTIAL}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(partial)
      await rename(partial, path)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }

  return {
    put: (key, content) =>
      // flush: the bytes are on the disk before the caller gets an answer.
      whole(key, (partial) => pipeline(content, createWriteStream(partial, { flush: true }))),
    read: (key, bytes) => createReadStream(pathOf(key), bytes === undefined ? {} : { end: bytes - 1 }),
    remove: (key) => rm(pathOf(key), { force: true }),
    copy: (from, to) =>
      whole(to, async (partial) => {
        await copyFile(pathOf(from), partial)
        await flush(partial)
      }),
    sizeOf: async (key) => (await statOf(pathOf(key)))?.size ?? null,
    list: (folder) => filesBelow(root, pathOf(folder)),
    check: async () => {
      await mkdir(root, { recursive: true })
      await access(root, constants.W_OK)
    },
    direct: null,
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder, { recursive: true }).catch(unlessMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path)
    if (!entry.isFile() || !isKey(key)) continue
    const about = await statOf(path)
    if (about) yield { key, size: about.size, changedAt: about.mtime }
  }
}

const statOf = (path: string) => stat(path).catch(unlessMissing)

function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
