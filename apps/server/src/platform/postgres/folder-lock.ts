import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

export interface FolderLock {
  release(): void
}

export class FolderInUse extends StartRefused {}

/**
 * One start per data folder. SQLite's is the only kernel-held file lock in Node's own library: it ends with
 * its process, however that ends, so there is no stale lock to recognise and no race in clearing one.
 * @throws FolderInUse with a sentence for the person who typed the second start.
 */
export function lockFolder(folder: string): FolderLock {
  const holder = join(folder, 'launcher.pid')
  const file = join(folder, 'launcher.lock')
  const lock = new DatabaseSync(file, { timeout: 0 })
  // Who may open the file may hold its lock.
  chmodSync(file, 0o600)
  try {
    lock.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by another start of eFTI Compliance Hub${processOf(holder)}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function processOf(holder: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(holder, 'utf8'), 10)})`
  } catch {
    return ''
  }
}
