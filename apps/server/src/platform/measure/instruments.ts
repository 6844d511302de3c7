import type pg from 'pg'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const AI_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120]
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** What a process counts and times. */
export function instruments(registry: Registry) {
  return {
    http: new Histogram({
      name: 'hub_http_request_duration_seconds',
      help: 'Time from a request to its whole answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    }),
    jobs: new Histogram({
      name: 'hub_job_duration_seconds',
      help: 'Time of one try of a job, by type and outcome: completed, failed for good, to be tried again',
      labelNames: ['type', 'outcome'],
      buckets: JOB_SECONDS,
      registers: [registry],
    }),
    failures: new Counter({
      name: 'hub_http_server_errors_total',
      help: 'Calls of the API answered with 500 or above',
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'hub_http_refused_total',
      help: 'Requests answered with 401 or 403, by route and reason',
      labelNames: ['route', 'reason'],
      registers: [registry],
    }),
    aiTimes: new Histogram({
      name: 'hub_ai_request_duration_seconds',
      help: 'Time of a question to the AI provider, by purpose and outcome: answered, or why not',
      labelNames: ['purpose', 'outcome'],
      buckets: AI_SECONDS,
      registers: [registry],
    }),
    aiTokens: new Counter({
      name: 'hub_ai_tokens_total',
      help: 'Tokens that the AI provider counted, by purpose and direction: input, output',
      labelNames: ['purpose', 'direction'],
      registers: [registry],
    }),
    bursts: new Counter({
      name: 'hub_http_refusal_bursts_total',
      help: 'Bursts of refused requests of one member, API key or address',
      labelNames: ['by'],
      registers: [registry],
    }),
  }
}

/** Reads the pools when somebody asks for the figures. */
export function gaugePools(registry: Registry, pools: ReadonlyMap<string, pg.Pool>): void {
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
}
