import { LRUCache } from 'lru-cache'
import type pg from 'pg'

export interface StatementFigures {
  /** Without its values, which travel beside it. */
  statement: string
  calls: number
  meanMs: number
  maxMs: number
}

export interface StatementClock {
  record(text: string, ms: number): void
  slowest(count: number): StatementFigures[]
}

/** The shapes of statements that are remembered; the ones not seen for longest are dropped. */
const MOST_KNOWN = 500
const LONGEST_TEXT = 300

export function statementClock(): StatementClock {
  const known = new LRUCache<string, { calls: number; totalMs: number; maxMs: number }>({ max: MOST_KNOWN })
  return {
    record(text, ms) {
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)
      const { calls, totalMs, maxMs } = known.get(statement) ?? { calls: 0, totalMs: 0, maxMs: 0 }
      known.set(statement, { calls: calls + 1, totalMs: totalMs + ms, maxMs: Math.max(maxMs, ms) })
    },
    slowest: (count) =>
      [...known.entries()]
        .map(([statement, { calls, totalMs, maxMs }]) => ({
          statement,
          calls,
          meanMs: totalMs / calls,
          maxMs,
        }))
        .sort((left, right) => right.meanMs - left.meanMs)
        .slice(0, count),
  }
}

/** Times what this connection is asked, from asking to the whole answer. */
export function timeStatements(client: pg.ClientBase, clock: StatementClock): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client)
  const timed = (...asked: unknown[]): unknown => {
    const text = textOf(asked[0])
    const since = performance.now()
    const done = () => {
      if (text) clock.record(text, performance.now() - since)
    }
    const callback = asked.at(-1)
    if (typeof callback === 'function') {
      const answer = (...given: unknown[]) => {
        done()
        return callback(...given)
      }
      return ask(...asked.slice(0, -1), answer)
    }
    const answer = ask(...asked)
    if (answer instanceof Promise) answer.then(done, done)
    return answer
  }
  client.query = timed as typeof client.query
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const { text } = (asked ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}
