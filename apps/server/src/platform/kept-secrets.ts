import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { keptSecret, newSecret, writePrivately } from './secrets.ts'

const SESSION_SECRET = 'session-secret'
const DATA_KEY = 'data-key'
/** Only between a rotation and the end of the next start. */
const PREVIOUS_DATA_KEY = 'data-key-previous'

export interface KeptSecrets {
  sessionSecret: string
  dataKey: string
  previousDataKey: string | null
}

/** The settings where they are given, else what DATA_DIR keeps, made at the first start. */
export function secretsOf({ dataDir, sessionSecret, dataKey, previousDataKey }: Config): KeptSecrets {
  return {
    sessionSecret: sessionSecret ?? keptSecret(dataDir, SESSION_SECRET),
    dataKey: dataKey ?? keptSecret(dataDir, DATA_KEY),
    previousDataKey: dataKey ? previousDataKey : read(dataDir, PREVIOUS_DATA_KEY),
  }
}

/** Nothing is under it any more. */
export function removePreviousDataKey(dataDir: string): void {
  rmSync(join(dataDir, PREVIOUS_DATA_KEY), { force: true })
}

/** 'unfinished': what is stored may still be under the key before, which would be lost. */
export function rotateKeptDataKey(dataDir: string): 'rotated' | 'none' | 'unfinished' {
  const current = read(dataDir, DATA_KEY)
  if (current === null) return 'none'
  if (read(dataDir, PREVIOUS_DATA_KEY) !== null) return 'unfinished'
  writePrivately(join(dataDir, PREVIOUS_DATA_KEY), `${current}\n`)
  writePrivately(join(dataDir, DATA_KEY), `${newSecret()}\n`)
  return 'rotated'
}

export function rotateKeptSessionSecret(dataDir: string): void {
  writePrivately(join(dataDir, SESSION_SECRET), `${newSecret()}\n`)
}

function read(dataDir: string, name: string): string | null {
  const path = join(dataDir, name)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}
