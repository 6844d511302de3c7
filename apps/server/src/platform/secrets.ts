import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export const newSecret = () => randomBytes(32).toString('base64url')

/** A secret that this data folder makes once and keeps, readable by its owner only. */
export function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  if (!existsSync(path)) writePrivately(path, `${newSecret()}\n`)
  return readFileSync(path, 'utf8').trim()
}

/** Whole or not at all, and never readable by others, not even for a moment. What is there keeps its owner. */
export function writePrivately(path: string, content: string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, content, { mode: 0o600, flush: true })
  if (existsSync(path)) keepOwner(path, partial)
  renameSync(partial, path)
  flushFolder(dirname(path))
}

/** A command that was run as root must not take a file away from the user who runs the product. */
function keepOwner(path: string, partial: string): void {
  const { uid, gid } = statSync(path)
  const ours = statSync(partial)
  if (uid !== ours.uid || gid !== ours.gid) chownSync(partial, uid, gid)
}

/** The database may know what is encrypted with a new secret: after a power cut the secret must be there too. */
function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
