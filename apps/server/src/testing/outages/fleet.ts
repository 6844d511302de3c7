import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.ts'
import { spawnStart } from '../product.ts'

const CLOCK = join(import.meta.dirname, 'other-clock.mjs')

export interface Started {
  name: string
  child: ChildProcess
  /** Of an API. */
  url: string
  lines: string[]
  /** SIGTERM, as a service manager stops it; answers its exit code. */
  stop(): Promise<number | null>
}

/** Processes on machines of their own: nothing is shared but the database and the folder of files. */
export interface Fleet {
  api(name: string, env: Record<string, string>): Promise<Started>
  worker(name: string, env: Record<string, string>): Started
  all: Started[]
  /** The folder of files that they share. */
  files: string
  end(): Promise<void>
}

/** CLOCK_SHIFT_MS among the settings: that machine's clock is wrong by so much. */
export function makeFleet(): Fleet {
  const folder = mkdtempSync(join(tmpdir(), 'efti-fleet-'))
  const files = join(folder, 'files')
  mkdirSync(files, { mode: 0o700 })
  const all: Started[] = []

  const start = (kind: 'api' | 'worker', name: string, url: string, env: Record<string, string>): Started => {
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    symlinkSync(files, join(dataDir, 'files'))
    const clock: Record<string, string> = env.CLOCK_SHIFT_MS ? { NODE_OPTIONS: `--import ${CLOCK}` } : {}
    const child = spawnStart([kind], {
      dataDir,
      env: {
        SESSION_SECRET: 'a secret that only the tests know, 32 characters',
        DATA_KEY: 'a data key that only the tests know, 32 characters',
        ...clock,
        ...env,
      },
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
    }
    const started: Started = {
      name,
      child,
      url,
      lines,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        const [code] = await exited
        return code
      },
    }
    all.push(started)
    return started
  }

  return {
    all,
    files,
    async api(name, env) {
      const port = await freePort()
      return start('api', name, `http://127.0.0.1:${port}`, { PORT: `${port}`, ...env })
    },
    worker: (name, env) => start('worker', name, '', env),
    async end() {
      await Promise.all(all.map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
