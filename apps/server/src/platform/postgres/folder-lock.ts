import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../processes/start-refused.ts'

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
  const lock = openLock(folder)
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

function openLock(folder: string): DatabaseSync {
  const file = join(folder, 'launcher.lock')
  try {
    makeFolder(folder)
    const lock = new DatabaseSync(file, { timeout: 0 })
    // Any process that may open the file may take its lock.
    chmodSync(file, 0o600)
    return lock
  } catch {
    throw new StartRefused(
      `The data folder ${folder} is not this user's to write. Start as its owner, or set DATA_DIR to another folder.`,
    )
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  // As root, PostgreSQL's user must be able to pass through; every secret inside is 0600.
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
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
