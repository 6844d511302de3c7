import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where originals live. Keys are ours (uuid paths), never a person's file name. */
export interface FileStore {
  /** Stores a stream whole or not at all; an error of the stream leaves nothing behind. */
  put(key: string, content: Readable): Promise<void>
  /** `bytes` limits how much is read from the beginning. */
  read(key: string, bytes?: number): Readable
  remove(key: string): Promise<void>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

export function openFolderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(root, key)
  }
  // Originals are for this user alone; the folder above may have to let PostgreSQL's user pass.
  mkdirSync(root, { recursive: true, mode: 0o700 })

  return {
    async put(key, content) {
      const path = pathOf(key)
      // Beside its goal, so that rename is atomic: a reader sees the whole file or none.
      const partial = `${path}.partial`
      await mkdir(dirname(path), { recursive: true })
      try {
        // flush: the bytes are on the disk before the caller gets an answer.
        await pipeline(content, createWriteStream(partial, { flush: true }))
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    read: (key, bytes) => createReadStream(pathOf(key), bytes === undefined ? {} : { end: bytes - 1 }),
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await mkdir(root, { recursive: true })
      await access(root, constants.W_OK)
    },
  }
}
