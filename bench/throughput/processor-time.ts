import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

export interface ProcessorTime {
  api: number
  worker: number
  postgres: number
}

/** Seconds of the processor, those of ended children included. */
export function processorTimeOf(supervisor: number, postmaster: number): ProcessorTime {
  const times = { api: 0, worker: 0, postgres: 0 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readText(`/proc/${pid}/stat`)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, group] = [Number(fields[1]), Number(fields[2])]
    const command = readText(`/proc/${pid}/cmdline`)
    const which =
      Number(pid) === postmaster || parent === postmaster
        ? 'postgres'
        : group !== supervisor || Number(pid) === supervisor
          ? null
          : command.includes('\0worker')
            ? 'worker'
            : command.includes('\0api')
              ? 'api'
              : null
    if (which)
      times[which] +=
        fields
          .slice(11, which === 'postgres' && Number(pid) !== postmaster ? 13 : 15)
          .reduce((sum, one) => sum + Number(one), 0) / TICKS
  }
  return times
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
