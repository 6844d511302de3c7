import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS = 100

/**
 * Seconds of processor time that a process has used, and those that its ended children (and theirs) have used; NaN
 * where there is no /proc. Waiting for a busy machine is no part of it.
 */
export function processorSecondsOf(pid: number): { own: number; children: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in brackets, which may contain blanks: state is the first field, user time the twelfth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS
    return { own: seconds(11), children: seconds(13) }
  } catch {
    return { own: Number.NaN, children: Number.NaN }
  }
}
