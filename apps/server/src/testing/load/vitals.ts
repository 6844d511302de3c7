import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { runningProcesses } from '../processes.ts'

const PARTS = ['supervisor', 'api', 'worker'] as const

/** What the product holds at one moment. */
export interface Vitals {
  /** Milliseconds since the first. */
  atMs: number
  /** Megabytes in memory, by process. */
  memory: Record<string, number>
  /** Open file descriptors, by process; sockets are among them. */
  handles: Record<string, number>
  /** Connections to the database, by the name that each announces. */
  connections: Record<string, number>
}

/** Linux only. @throws when one of the processes is not there. */
export async function readVitals(supervisor: number, client: pg.Client, began: number): Promise<Vitals> {
  const atMs = performance.now() - began
  const memory: Record<string, number> = {}
  const handles: Record<string, number> = {}
  const children = runningProcesses().filter(({ parent }) => parent === supervisor)
  for (const part of PARTS) {
    const pid =
      part === 'supervisor' ? supervisor : children.find(({ command }) => command.includes(part))?.pid
    if (!pid) throw new Error(`there is no process ${part} any more`)
    memory[part] = residentOf(pid)
    handles[part] = readdirSync(`/proc/${pid}/fd`).length
  }
  const { rows } = await client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1 order by 1`,
  )
  return {
    atMs,
    memory,
    handles,
    connections: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
  }
}

function residentOf(pid: number): number {
  const kB = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kB) / 1024
}
