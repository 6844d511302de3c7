import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CurrentUser, Role } from '@efti-hub/contract'
import { Logger, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import { closeServices, openServices } from '../open-services.ts'
import { readConfig } from '../platform/config.ts'
import { openPool } from '../platform/open-pool.ts'
import type { Services } from '../services.ts'
import { taskList } from '../tasks.ts'
import { buildWebServer } from '../web-server.ts'
import { startWorking, type Working } from '../work.ts'
import { HttpClient } from './http-client.ts'
import { Member } from './member.ts'
import { freshDatabase, type TestDatabase, withClient } from './test-database.ts'

/** The whole product in this process: real HTTP on a free port, a database and a file folder of its own. */
export interface Hub {
  url: string
  services: Services
  database: TestDatabase
  visitor(): HttpClient
  /** Registered; where mail is sent, with a confirmed address as well. */
  member(names?: { firstName?: string; lastName?: string }): Promise<Member>
  /** Another person in this member's tenant, which is the active one for them. */
  colleague(of: Member, role: Role, names?: { firstName?: string; lastName?: string }): Promise<Member>
  /** Runs every job that is due, and those that follow, then returns. */
  drain(): Promise<void>
  /** Starts a worker that goes on until the hub stops. */
  work(): Promise<void>
  stop(): Promise<void>
}

export interface HubOptions {
  /** Settings by their environment names, over the defaults for tests. */
  env?: Record<string, string>
  /** A hub whose database and files this one takes over: as after a restart with other settings. */
  after?: Hub
  /** Application services to replace, such as the clock. */
  replace?: Partial<Services>
}

export async function startHub({ env = {}, after, replace = {} }: HubOptions = {}): Promise<Hub> {
  const database = after?.database ?? (await freshDatabase())
  const dataDir = after?.services.config.dataDir ?? mkdtempSync(join(tmpdir(), 'efti-hub-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    SESSION_SECRET: 'a secret that only the tests know, 32 characters',
    DATA_KEY: 'a data key that only the tests know, 32 characters',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT: 'off',
    ...env,
  })
  const services = { ...openServices(config, 'test'), ...replace }
  const server = await buildWebServer(services)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const queue = openPool(database.appUrl, 'efti_queue', services.log)
  const options = {
    pgPool: queue,
    taskList: taskList(services),
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  }
  let worker: Working | null = null

  const register = async (names?: { firstName?: string; lastName?: string }) => {
    const member = await Member.register(url, names)
    if (config.mail) await confirmAddress(database, member)
    return member
  }

  return {
    url,
    services,
    database,
    visitor: () => new HttpClient(url),
    member: register,
    async colleague({ tenantId }, role, names) {
      const colleague = await register(names)
      await withClient(database.superuserUrl, (client) =>
        client.query('insert into hub.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
          tenantId,
          colleague.user?.id,
          role,
        ]),
      )
      colleague.user = (await colleague.post<CurrentUser>('/api/auth/tenant', { tenantId })).body
      return colleague
    },
    async drain() {
      do {
        await runOnce(options)
        // The queue's library ends before the database knows how the last jobs went.
        while (queue.totalCount > queue.idleCount) await once(queue, 'release')
        // And while jobs wait for others of their lane.
      } while (await areDue(queue))
    },
    async work() {
      worker ??= await startWorking(services, { releaseAllOthers: true })
    },
    async stop() {
      await worker?.stop()
      await server.close()
      await queue.end()
      await closeServices(services)
      if (after) return
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function areDue(queue: Pool): Promise<boolean> {
  const { rows } = await queue.query<{ due: boolean }>(`
    select exists (
      select from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts) as due`)
  return rows[0]?.due ?? false
}

/** As the link in the mailbox does, which nobody in these tests reads; the mail with it is not sent. */
async function confirmAddress({ superuserUrl }: TestDatabase, { email }: Member): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query('update accounts.users set email_confirmed_at = now() where email = $1', [email])
    await client.query(
      `delete from graphile_worker._private_jobs where payload->>'to' = $1 and payload->>'text' like '%/confirm?%'`,
      [email],
    )
  })
}
