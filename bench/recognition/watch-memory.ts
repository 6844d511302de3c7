import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50

/** Megabytes that a process and all it started use at most (resident; shared pages count once for each). Linux only. */
export function watchProcessMemory(pid: number): { end(): number } {
  let most = 0
  const look = () => {
    most = Math.max(most, residentOf(pid))
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      return most > 0 ? most : Number.NaN
    },
  }
}

function residentOf(root: number): number {
  const children = new Map<number, number[]>()
  for (const name of listProcesses()) {
    const parent = Number(fieldOf(name, 'PPid'))
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const sum = (pid: number): number =>
    Number.parseInt(fieldOf(`${pid}`, 'VmRSS') || '0', 10) / 1024 +
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(root)
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Empty for a process that has just ended. */
function fieldOf(pid: string, field: string): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
  } catch {
    return ''
  }
}
