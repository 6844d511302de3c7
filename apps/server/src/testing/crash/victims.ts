import { runningProcesses } from '../processes.ts'
import { type Product, postmasterPid } from '../product.ts'

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

/** kill -9 of everything together. @returns how many processes that were, those of PostgreSQL's connections left out. */
export async function killAll({ supervisor, killEverything }: Product, dataDir: string): Promise<number> {
  const ours = runningProcesses().filter(({ group }) => group === supervisor.pid).length
  const database = postmasterPid(dataDir) === null ? 0 : 1
  await killEverything()
  return ours + database
}

function childOf(supervisor: number, door: string): number | null {
  return (
    runningProcesses().find(({ parent, command }) => parent === supervisor && command.includes(door))?.pid ??
    null
  )
}
