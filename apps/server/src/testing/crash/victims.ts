import { readdirSync, readFileSync } from 'node:fs'
import { postmasterPid } from '../product.ts'

export const VICTIMS = ['worker', 'api', 'supervisor', 'postgres', 'worker and api', 'everything'] as const
export type Victim = (typeof VICTIMS)[number]

/** kill -9 of one kind of process. @returns how many processes that were; 0 when it is just not running. */
export function kill(victim: Exclude<Victim, 'everything'>, supervisor: number, dataDir: string): number {
  const api = childOf(supervisor, 'api')
  const worker = childOf(supervisor, 'worker')
  const pids = {
    api: [api],
    worker: [worker],
    'worker and api': [worker, api],
    supervisor: [supervisor],
    postgres: [postmasterPid(dataDir)],
  }[victim].flatMap((pid) => pid ?? [])
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  return pids.length
}

function childOf(parent: number, door: string): number | null {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const [status, command] = [textOf(`/proc/${name}/status`), textOf(`/proc/${name}/cmdline`)]
    if (status.includes(`\nPPid:\t${parent}\n`) && command.split('\0').includes(door)) return Number(name)
  }
  return null
}

/** Empty when the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
