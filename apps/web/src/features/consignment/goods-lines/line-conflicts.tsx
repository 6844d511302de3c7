import type { GoodsLinesRequest, ValueConflict } from '@efti-hub/contract'
import { Notice } from '../../../ui/notice.tsx'
import { togetherWords as words } from '../../../words/together.ts'
import { explainConflict } from '../changed-meanwhile.ts'
import { TheirsOrMine } from '../changed-notice.tsx'

/** A change that met values of somebody else. */
export interface RefusedChange {
  request: GoodsLinesRequest
  conflicts: readonly ValueConflict[]
}

interface LineConflictsProps {
  refused: readonly RefusedChange[]
  /** Numbers of the lines that there are. */
  lines: ReadonlySet<number>
  busy: boolean
  onKeep: (change: RefusedChange) => void
  onUse: (change: RefusedChange) => void
}

const MOST_SHOWN = 5

/** What somebody else changed of the lines meanwhile, and whose values are to be in force. */
export function LineConflicts({ refused, lines, busy, onKeep, onUse }: LineConflictsProps) {
  return refused.map((change) => {
    const { conflicts, request } = change
    const [first, ...others] = conflicts.map(explainConflict)
    const isGone = request.changes.some(
      ({ line, remove }) => line !== undefined && !remove && !lines.has(line),
    )
    return (
      <Notice key={keyOf(request)} tone="warning" title={first ?? words.conflict} className="m-3 mb-0">
        {others.length > 0 && (
          <ul className="mb-1 grid gap-0.5">
            {others.slice(0, MOST_SHOWN - 1).map((one) => (
              <li key={one}>{one}</li>
            ))}
            {others.length >= MOST_SHOWN && <li>{words.more(others.length - MOST_SHOWN + 1)}</li>}
          </ul>
        )}
        <TheirsOrMine
          text={isGone ? words.lineGone : words.changeNotSaved}
          choice={{ onKeep: () => onKeep(change), onUse: () => onUse(change), mayUse: !isGone && !busy }}
        />
      </Notice>
    )
  })
}

/** One notice per value or line: a later attempt takes the place of the one before. */
export const keyOf = ({ act, changes }: GoodsLinesRequest): string =>
  JSON.stringify([act, changes.map(({ line, from, texts }) => [line, from, texts && Object.keys(texts)])])
