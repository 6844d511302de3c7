import { readdirSync, readFileSync } from 'node:fs'
import { watchProcessMemory } from '../recognition/watch-memory.ts'

/** Of the API alone, by how many megabytes its memory grows at most from now on. Linux only; elsewhere NaN. */
export function watchGrowth(supervisor: number | undefined): { end(): number } {
  const api = supervisor === undefined ? undefined : processOf(supervisor)
  if (api === undefined) return { end: () => Number.NaN }
  const before = watchProcessMemory(api).end()
  const watched = watchProcessMemory(api)
  return { end: () => watched.end() - before }
}

/** The process among those that the supervisor started whose last argument is 'api'. */
function processOf(supervisor: number): number | undefined {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const api = pids.find((pid) => argumentsOf(pid).at(-1) === 'api' && isBelow(Number(pid), supervisor))
    return api === undefined ? undefined : Number(api)
  } catch {
    return undefined
  }
}

function argumentsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}

function isBelow(pid: number, ancestor: number): boolean {
  if (pid === ancestor) return true
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return parent > 1 && isBelow(parent, ancestor)
}
