import type { AdminMetrics } from '@efti-hub/contract'
import { recordAnswers, recordBeat } from '../../platform/measure/process-store.ts'
import type { Services } from '../../services.ts'
import { type Asking, readTenants } from './read-tenants.ts'
import {
  readAnswerTimes,
  readDatabase,
  readErrors,
  readProcesses,
  readStatements,
  readUptime,
} from './system-store.ts'
import { presentTenant } from './tenants-store.ts'

/** As it is now: what this process has measured since its last beat is stored first. */
export async function readMetrics(services: Services, asking: Asking): Promise<AdminMetrics> {
  const { measures, database, clock } = services
  const pool = database.systemPool
  const host = await measures.host()
  if (measures.service === 'api') {
    await recordBeat(pool, measures, host)
    await recordAnswers(pool, measures.id, measures.takeAnswers())
  }
  const { scope, rows } = await readTenants(services, asking)
  const tenants = rows.map(presentTenant)
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + count(row), 0)
  return {
    measuredAt: clock.now().toISOString(),
    scope,
    tenants,
    jobs: {
      queued: sum((row) => row.jobs_queued),
      running: sum((row) => row.jobs_running),
      completedInDay: sum((row) => row.jobs_completed_day),
      failedInDay: sum((row) => row.jobs_failed_day),
    },
    uptime: await readUptime(pool),
    errors: await readErrors(pool),
    health: { ...host, response: await readAnswerTimes(pool), processes: await readProcesses(pool) },
    database: {
      ...(await readDatabase(pool)),
      statements: scope === 'all' ? await readStatements(pool) : null,
    },
  }
}
