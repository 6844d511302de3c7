import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Pictures on disk that can be drawn again at any time. Those longest unused go when they outgrow `maxBytes`. */
export interface ImageCache {
  get(key: string): Promise<Buffer | null>
  put(key: string, image: Buffer): Promise<void>
}

/** What remains after a sweep, so that not every picture that comes in costs another one. */
const KEPT_SHARE = 0.75

export function openImageCache(folder: string, maxBytes: number): ImageCache {
  /** Bytes in the folder as far as this process knows; null until it has looked. Others may share the folder. */
  let used: number | null = null
  let addedMeanwhile = 0
  let sweeping: Promise<void> | null = null

  const evict = () => {
    if (sweeping) return sweeping
    addedMeanwhile = 0
    sweeping = sweep(folder, maxBytes)
      .then((left) => {
        // Some of them were counted by the sweep already: the next one comes early rather than late.
        used = left + addedMeanwhile
      })
      .finally(() => {
        sweeping = null
      })
    return sweeping
  }

  return {
    async get(key) {
      const path = join(folder, key)
      const image = await readFile(path).catch(unlessAbsent)
      const now = new Date()
      // Its last use; another process may just have swept it away.
      if (image) await utimes(path, now, now).catch(unlessAbsent)
      return image
    },
    async put(key, image) {
      const path = join(folder, key)
      const partial = `${path}.${randomUUID()}${PARTIAL}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(partial, image)
      await rename(partial, path)
      if (used !== null) used += image.length
      addedMeanwhile += image.length
      while (used === null || used > maxBytes) await evict()
    },
  }
}

const PARTIAL = '.partial'
/** One that is older was left behind by a process that died. */
const WRITTEN_WITHIN_MS = 3_600_000

/** Removes the files longest unused until the rest is well below the limit; answers the bytes that are left. */
async function sweep(folder: string, maxBytes: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: { path: string; size: number; usedAt: number }[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const about = await stat(path).catch(unlessAbsent)
    const isBeingWritten = path.endsWith(PARTIAL) && Date.now() - (about?.mtimeMs ?? 0) < WRITTEN_WITHIN_MS
    if (about && !isBeingWritten) files.push({ path, size: about.size, usedAt: about.mtimeMs })
  }
  let left = files.reduce((sum, { size }) => sum + size, 0)
  if (left <= maxBytes) return left
  for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (left <= maxBytes * KEPT_SHARE) break
    await rm(path, { force: true })
    left -= size
  }
  return left
}

function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
