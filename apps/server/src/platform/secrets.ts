import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret that this data folder makes once and keeps, readable by its owner only. */
export function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  if (!existsSync(path)) writePrivately(path, `${randomBytes(32).toString('base64url')}\n`)
  return readFileSync(path, 'utf8').trim()
}

/** Whole or not at all, and never readable by others, not even for a moment. */
export function writePrivately(path: string, content: string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, content, { mode: 0o600, flush: true })
  renameSync(partial, path)
}
