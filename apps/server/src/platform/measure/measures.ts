import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Registry } from 'prom-client'
import { classOf, noAnswers } from './answer-times.ts'
import { type HostFigures, hostWatch } from './host-figures.ts'
import { gaugePools, instruments } from './instruments.ts'
import { type StatementClock, statementClock } from './slow-statements.ts'

/** 'completed'; 'failed': permanently, with a message; 'again': a fault, to be tried once more. */
export type JobOutcome = 'completed' | 'failed' | 'again'

/** What was answered since the last time somebody took this. */
export interface AnswerCounts {
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
  /** Starts the clock of a question to the AI provider; `ended` says how it went: 'answered', or why not. */
  aiAsked(purpose: string): (outcome: string) => void
  aiTokens(purpose: string, tokens: { input: number; output: number }): void
  takeAnswers(): AnswerCounts
  watchPool(name: string, pool: pg.Pool): void
  host(): Promise<HostFigures>
}

export function makeMeasures(service: string, dataDir: string): Measures {
  const id = randomUUID()
  const registry = new Registry()
  registry.setDefaultLabels({ service, process: id.slice(0, 8) })
  const pools = new Map<string, pg.Pool>()
  const { http, jobs, failures, refusals, bursts, aiTimes, aiTokens } = instruments(registry)
  // From the start: a figure that appears with its first burst does not rise.
  for (const by of ['member', 'key', 'address']) bursts.inc({ by }, 0)
  gaugePools(registry, pools)
  const watch = hostWatch(dataDir)
  let answers: AnswerCounts = { requests: 0, failures: 0, times: noAnswers() }

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
    aiAsked(purpose) {
      const ended = aiTimes.startTimer({ purpose })
      return (outcome) => void ended({ outcome })
    },
    aiTokens(purpose, { input, output }) {
      aiTokens.inc({ purpose, direction: 'input' }, input)
      aiTokens.inc({ purpose, direction: 'output' }, output)
    },
    takeAnswers() {
      const taken = answers
      answers = { requests: 0, failures: 0, times: noAnswers() }
      return taken
    },
    watchPool: (name, pool) => pools.set(name, pool),
    host: watch,
  }
}
