import type pg from 'pg'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'

export interface Tools {
  database: Database
  /** The role that may know which tenants there are, and nothing else of them. */
  queue: pg.Pool
  config: Config
  now(): Date
  print(line: string): void
}

/** Answers the exit code. */
export type Verb = (tools: Tools, args: readonly string[]) => Promise<number>

export const DONE = 0
export const NOT_DONE = 1
export const ASKED_WRONGLY = 2
