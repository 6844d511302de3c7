import { type RunningProcess, runningProcesses } from '../../apps/server/src/testing/processes.ts'
import { processorSecondsOf } from '../recognition/processor-time.ts'

export interface ProcessorTime {
  api: number
  worker: number
  postgres: number
}

/** Seconds of the processor, those of ended children included. */
export function processorTimeOf(supervisor: number, postmaster: number): ProcessorTime {
  const times = { api: 0, worker: 0, postgres: 0 }
  for (const one of runningProcesses()) {
    const part = partOf(one, supervisor, postmaster)
    if (!part) continue
    const { own, children } = processorSecondsOf(one.pid)
    if (Number.isNaN(own)) continue
    // What a connection's process started is counted by the postmaster once it has ended.
    times[part] += own + (one.parent === postmaster ? 0 : children)
  }
  return times
}

function partOf(
  { pid, parent, group, command }: RunningProcess,
  supervisor: number,
  postmaster: number,
): keyof ProcessorTime | null {
  if (pid === postmaster || parent === postmaster) return 'postgres'
  if (group !== supervisor || pid === supervisor) return null
  if (command.includes('worker')) return 'worker'
  return command.includes('api') ? 'api' : null
}
