import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { classOf, noAnswers } from './answer-times.ts'
import { type HostFigures, hostWatch } from './host-figures.ts'
import { type StatementClock, statementClock } from './slow-statements.ts'

/** 'completed'; 'failed': for good, with a message; 'again': a fault, to be tried once more. */
export type JobOutcome = 'completed' | 'failed' | 'again'

/** What was answered since the last time somebody took this. */
export interface Answers {
  requests: number
  failures: number
  /** How many in each class of answer-times.ts. */
  times: number[]
}

/** What one process measures of itself. */
export interface Measures {
  /** Of this process, from its start. */
  id: string
  service: string
  startedAt: Date
  registry: Registry
  statements: StatementClock
  answered(call: { method: string; route: string; status: number; ms: number }): void
  /** `reason` is the code of the refusal. */
  refused(call: { route: string; reason: string }): void
  /** Many refusals of one caller within minutes. */
  refusedInBurst(by: 'member' | 'key' | 'address'): void
  jobEnded(type: string, outcome: JobOutcome, ms: number): void
  takeAnswers(): Answers
  watchPool(name: string, pool: pg.Pool): void
  host(): Promise<HostFigures>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

export function makeMeasures(service: string, dataDir: string): Measures {
  const id = randomUUID()
  const registry = new Registry()
  registry.setDefaultLabels({ door: service, process: id.slice(0, 8) })
  const http = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'Time from a request to its whole answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'hub_job_duration_seconds',
    help: 'Time of one try of a job, by type and outcome: completed, failed for good, to be tried again',
    labelNames: ['type', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'hub_http_server_errors_total',
    help: 'Calls of the API answered with 500 or above',
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'hub_http_refused_total',
    help: 'Requests answered with 401 or 403, by route and reason',
    labelNames: ['route', 'reason'],
    registers: [registry],
  })
  const bursts = new Counter({
    name: 'hub_http_refusal_bursts_total',
    help: 'Bursts of refused requests of one member, API key or address',
    labelNames: ['by'],
    registers: [registry],
  })
  const pools = new Map<string, pg.Pool>()
  new Gauge({
    name: 'hub_database_pool_connections',
    help: 'Connections of this process to the database, by pool; waiting: who waits for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  const watch = hostWatch(dataDir)
  let answers: Answers = { requests: 0, failures: 0, times: noAnswers() }

  return {
    id,
    service,
    startedAt: new Date(),
    registry,
    statements: statementClock(),
    answered({ method, route, status, ms }) {
      http.observe({ method, route, status: String(status) }, ms / 1000)
      if (!route.startsWith('/api/')) return
      answers.requests += 1
      if (status >= 500) {
        answers.failures += 1
        failures.inc()
      }
      const place = classOf(ms)
      answers.times[place] = (answers.times[place] ?? 0) + 1
    },
    refused: (call) => refusals.inc(call),
    refusedInBurst: (by) => bursts.inc({ by }),
    jobEnded: (type, outcome, ms) => jobs.observe({ type, outcome }, ms / 1000),
    takeAnswers() {
      const taken = answers
      answers = { requests: 0, failures: 0, times: noAnswers() }
      return taken
    },
    watchPool: (name, pool) => pools.set(name, pool),
    host: watch,
  }
}
