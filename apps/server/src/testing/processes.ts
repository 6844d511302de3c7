import { readdirSync, readFileSync } from 'node:fs'

export interface RunningProcess {
  pid: number
  parent: number
  group: number
  /** With what it was started, word by word. */
  command: string[]
}

/** All processes of this machine that /proc lists, without those that end meanwhile. Linux only. */
export function runningProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        // After the name in brackets, which may contain blanks, and the state.
        const [parent, group] = stat.slice(stat.lastIndexOf(')') + 4).split(' ')
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        return { pid: Number(name), parent: Number(parent), group: Number(group), command }
      } catch {
        return []
      }
    })
}
