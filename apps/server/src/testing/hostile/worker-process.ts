import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMORY_SETTINGS } from '../../platform/processes/memory-settings.ts'
import type { Hub } from '../hub.ts'

/** The worker as `npm start` runs it, in a process of its own beside a hub. */
export interface WorkerProcess {
  child: ChildProcess
  /** Most memory that was ever resident since the last `forgetPeak`, in megabytes; 0 where /proc does not report it. */
  peakMb(): number
  forgetPeak(): void
  stop(): Promise<void>
}

const WORKER = join(import.meta.dirname, '../../worker.ts')

export async function startWorkerProcess(hub: Hub): Promise<WorkerProcess> {
  const { config } = hub.services
  const child = fork(WORKER, {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      ...MEMORY_SETTINGS,
      // The only one of its database: what an earlier one left locked is free again immediately.
      EFTI_SOLE_WORKER: '1',
      DATABASE_URL: hub.database.appUrl,
      DATA_DIR: config.dataDir,
      SESSION_SECRET: config.sessionSecret ?? '',
      DATA_KEY: config.dataKey ?? '',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    },
  })
  await once(child, 'message')
  return {
    child,
    peakMb: () => Math.round(statusOf(child, 'VmHWM') / 1_024),
    forgetPeak() {
      try {
        // proc(5): 5 sets the peak back to what is resident now.
        writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
      } catch {
        // Only Linux has it; elsewhere nothing is measured.
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Kilobytes. */
function statusOf({ pid }: ChildProcess, key: string): number {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${key}:\\s+(\\d+)`, 'm'))
    return Number(line?.[1] ?? 0)
  } catch {
    return 0
  }
}
