import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where originals live. Keys are ours (uuid paths), never a person's file name. */
export interface FileStore {
  /** Stores a stream whole or not at all. @throws FileTooLarge after `maxBytes`. Returns bytes stored. */
  put(key: string, content: Readable, maxBytes: number): Promise<number>
  read(key: string): Readable
  /** Bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

export class FileTooLarge extends Error {}

export function openFolderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(root, key)
  }
  let attempts = 0

  return {
    async put(key, content, maxBytes) {
      const path = pathOf(key)
      // Beside its goal, so that rename is atomic: a reader sees the old file or the new one, never half of it.
      const partial = `${path}.${process.pid}-${++attempts}.partial`
      await mkdir(dirname(path), { recursive: true })
      let bytes = 0
      const limit = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length
          if (bytes > maxBytes) done(new FileTooLarge())
          else done(null, chunk)
        },
      })
      try {
        // flush: the bytes are on the disk before the caller is told so.
        await pipeline(content, limit, createWriteStream(partial, { flush: true }))
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return bytes
    },
    read: (key) => createReadStream(pathOf(key)),
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null
          throw error
        },
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await mkdir(root, { recursive: true })
      await stat(root)
    },
  }
}
