import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { onAnswer } from '../on-answer.ts'

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
  onAnswer(client, (asked) => {
    const text = textOf(asked)
    const since = performance.now()
    return () => {
      if (text) clock.record(text, performance.now() - since)
    }
  })
}

/** Of several in one text the first: the others have their values in them. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked.split(';', 1)[0] ?? null
  const { text } = (asked ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}
