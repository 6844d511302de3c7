import type { Recognised } from '../recognition/recognised.ts'
import { extract } from './extract.ts'
import type { Extracted } from './extracted.ts'

/** Runs in a thread of its own; null only loads what the first document needs. */
export default function run(recognised: Recognised | null): Extracted | null {
  return recognised && extract(recognised)
}
