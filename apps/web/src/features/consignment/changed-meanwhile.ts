import type { ConsignmentField, ValueConflict } from '@efti-hub/contract'
import { bodyOf, serverCode } from '../../api/request.ts'
import { recentTime } from '../../words/format.ts'
import { togetherWords as words } from '../../words/together.ts'
import { formatValue } from './format-value.ts'

export type ShownValue = ConsignmentField['value'] | null

export const isSameValue = (left: ShownValue | undefined, right: ShownValue | undefined): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

export interface ChangedValue {
  value: ShownValue
  meaning?: string | undefined
  /** Null: no person, the document was read again. */
  by: string | null
  at: string | null
}

/** 'Anna Berg changed this to 23,760 kg at 10:42.' */
export function explainChange({ value, meaning, by, at }: ChangedValue): string {
  const shown = value === null ? null : formatValue({ value, ...(meaning !== undefined && { meaning }) })
  if (by === null) return words.readOtherwise(shown)
  const when = at === null ? null : recentTime(at)
  return shown === null ? words.removedBy(by, when) : words.changedBy(by, shown, when)
}

/** The values that a refused correction or withdrawal met; null for every other failure. */
export function conflictsIn(error: unknown): ValueConflict[] | null {
  if (serverCode(error) !== 'changed_meanwhile') return null
  const { conflicts } = bodyOf(error)
  return Array.isArray(conflicts) ? conflicts : []
}

/** For a toast; each value with its label. */
export const explainConflicts = (conflicts: readonly ValueConflict[]): string =>
  conflicts
    .map(({ label, value, author, at }) =>
      words.of(label, explainChange({ value, by: author?.name ?? null, at })),
    )
    .join(' ')
