import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo } from './operating-user.ts'
import type { DataHome } from './place.ts'

/** sockaddr_un has 108 bytes with the closing zero on Linux, 104 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103
const SOCKET_NAME = '.s.PGSQL.5432'
const PREFIX = 'efti-pg-'

/** Beside the data; in a short folder made for this start where the data folder's path is too long. */
export function socketFolder(place: DataHome): string {
  if (fits(place.run)) return place.run
  const short = mkdtempSync(join(fits(join(tmpdir(), `${PREFIX}123456`)) ? tmpdir() : '/tmp', PREFIX))
  giveTo(place.user, short)
  return short
}

export function removeSocketFolder(folder: string): void {
  if (!/\/efti-pg-\w{6}$/.test(folder)) return
  try {
    rmdirSync(folder)
  } catch {
    // Gone, or PostgreSQL was killed and its socket lies there: an empty socket is no harm.
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES
}
