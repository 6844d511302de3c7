import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { readConfig } from '../platform/config.ts'
import type { FileStore, StoredFile } from '../platform/file-store/file-store.ts'
import { openFolderStore } from '../platform/file-store/folder-store.ts'
import { folderOfFiles } from '../platform/file-store/open-file-store.ts'
import { openS3Store } from '../platform/file-store/s3-store.ts'
import { StartRefused } from '../platform/processes/start-refused.ts'

/** Pictures of pages are drawn again; what waits to become a document is gone within the hour. */
const FOLDERS = ['originals', 'unscanned', 'quarantine', 'certificates']
const USAGE = 'npm run migrate-files -- to-store | to-folder'
const SAID_EVERY = 1_000

type Say = (line: string) => void

/**
 * Copies files between DATA_DIR and the store of S3_ENDPOINT, each read back and compared before it counts as copied. May be
 * interrupted and run again: a file that is there with the same size is not copied twice. The source stays as it is.
 * @returns the exit code: 2 asked wrongly, 1 something was not copied, 0 all is there.
 */
export async function moveFiles(words: string[], env: NodeJS.ProcessEnv, say: Say): Promise<number> {
  const [direction, ...rest] = words
  if (rest.length > 0 || (direction !== 'to-store' && direction !== 'to-folder')) {
    say(USAGE)
    return 2
  }
  const { s3, dataDir } = readConfig(env)
  if (!s3) throw new StartRefused('S3_ENDPOINT is required: the address of the store.')
  const folder = openFolderStore(folderOfFiles(dataDir))
  const store = openS3Store(s3)
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder]
  await to.check()
  return copyAll(from, to, say)
}

/** As `moveFiles` does it, between any two stores. */
export async function copyAll(from: FileStore, to: FileStore, say: Say): Promise<number> {
  const done = { copied: 0, bytes: 0, before: 0, failed: 0 }
  for (const folder of FOLDERS) {
    for await (const file of from.list(folder)) {
      try {
        if ((await to.sizeOf(file.key)) === file.size) done.before += 1
        else {
          await copyOne(from, to, file)
          done.copied += 1
          done.bytes += file.size
        }
      } catch (error) {
        done.failed += 1
        say(`${file.key} was not copied: ${error instanceof Error ? error.message : error}`)
      }
      const seen = done.copied + done.before + done.failed
      if (seen % SAID_EVERY === 0) say(`${seen} files so far`)
    }
  }
  say(
    `${done.copied} files copied (${done.bytes} bytes), ${done.before} were there before, ${done.failed} failed.`,
  )
  return done.failed > 0 ? 1 : 0
}

async function copyOne(from: FileStore, to: FileStore, { key }: StoredFile): Promise<void> {
  const sent = createHash('sha256')
  await to.put(key, Readable.from(hashed(from.read(key), sent), { objectMode: false }))
  const kept = createHash('sha256')
  for await (const chunk of to.read(key) as AsyncIterable<Buffer>) kept.update(chunk)
  if (sent.digest('hex') === kept.digest('hex')) return
  await to.remove(key)
  throw new Error('the copy has other bytes')
}

async function* hashed(content: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield chunk
  }
}
