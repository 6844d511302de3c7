import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveTo, operatingUser } from '../../platform/postgres/operating-user.ts'
import { freePort } from '../free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
export const hasPgBouncer = existsSync(PROGRAM)

export interface PgBouncer {
  /** Of a login, by the pooler. */
  url(login: string): string
  stop(): Promise<void>
}

/** Pools by transaction before a PostgreSQL on this machine, with few connections, so that transactions of all kinds meet on each. */
export async function startPgBouncer(postgresPort: number, logins: readonly string[]): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'efti-pgbouncer-'))
  chmodSync(folder, 0o755)
  const user = operatingUser(folder)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, logins.map((login) => `"${login}" ""\n`).join(''))
  writeFileSync(
    settings,
    `[databases]
efti = host=127.0.0.1 port=${postgresPort} dbname=efti
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  )
  for (const path of [folder, settings, users]) giveTo(user, path)
  const child = spawn(PROGRAM, [settings], { ...user.spawn, stdio: 'ignore' })
  await untilOpen(port)
  return {
    url: (login) => `postgres://${login}@127.0.0.1:${port}/efti`,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (opened) return
    await sleep(50)
  }
  throw new Error('pgbouncer did not start')
}
