import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface KeptProcess {
  /** SIGTERM, and SIGKILL for one that has not ended `graceMs` later. */
  stop(graceMs: number): Promise<void>
}

export interface KeepOptions {
  script: string
  args: string[]
  env: NodeJS.ProcessEnv
  onMessage?(message: unknown): void
  /** Called at every end that nobody asked for; `restartInMs` is when the next one is started. */
  onDeath(cause: string, restartInMs: number): void
}

const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 10_000
/** One that lived this long had no trouble starting: the next pause is short again. */
const SETTLED_MS = 30_000

/** Starts a process of its own again and again, for any cause, until it is stopped. */
export function keepRunning(options: KeepOptions): KeptProcess {
  let stopping = false
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const since = Date.now()
    const started = fork(options.script, options.args, { env: options.env, execArgv: [] })
    if (options.onMessage) started.on('message', options.onMessage)
    started.once('exit', (code, signal) => {
      if (stopping) return
      pause = Date.now() - since > SETTLED_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      options.onDeath(signal ?? `exit code ${code}`, pause)
      timer = setTimeout(() => {
        child = start()
      }, pause)
    })
    return started
  }

  return {
    async stop(graceMs) {
      stopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const impatient = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(impatient)
    },
  }
}
