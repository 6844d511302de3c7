import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makeLog } from '../platform/log.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'

export interface EmbeddedProcess {
  child: ChildProcess
  superuserUrl: string
  dataDir: string
}

/** An embedded PostgreSQL in a process of its own, to be killed. @throws with its output when it refused. */
export async function forkEmbedded(dataDir: string, uid?: number): Promise<EmbeddedProcess> {
  const child = fork(fileURLToPath(import.meta.url), [dataDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(uid === undefined ? {} : { uid, gid: uid, cwd: '/' }),
  })
  const [started] = (await once(child, 'message')) as [
    { refused?: string; superuserUrl: string; dataDir: string },
  ]
  if (started.refused !== undefined) throw new Error(started.refused)
  return { child, ...started }
}

export async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const [, script, dataDir] = process.argv
if (process.send && dataDir && script === fileURLToPath(import.meta.url)) {
  try {
    const { superuserUrl, dataDir: place } = await startEmbeddedPostgres({
      dataDir,
      log: makeLog('silent', 'test'),
      // A killed process loses nothing that way either; only a power cut would.
      durable: false,
    })
    process.send({ superuserUrl, dataDir: place })
  } catch (error) {
    process.send({ refused: (error as Error).message })
    process.exit(1)
  }
}
