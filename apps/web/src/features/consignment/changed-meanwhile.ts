import {
  type ConsignmentField,
  GOODS_COLUMNS,
  goodsPath,
  lineOfGoods,
  type ValueConflict,
} from '@efti-hub/contract'
import { bodyOf, serverCode } from '../../api/request.ts'
import { recentTime } from '../../words/format.ts'
import { goodsLinesWords } from '../../words/goods-lines.ts'
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

/** A value of a goods line with its column and the number of the line. */
export function explainConflict({ path, label, value, author, at }: ValueConflict): string {
  const of = lineOfGoods(path)
  const column = of && GOODS_COLUMNS.find((one) => goodsPath(one.path, of.line) === path)
  const what = of ? goodsLinesWords.cell(column ? goodsLinesWords.columns[column.id] : label, of.line) : label
  return words.of(what, explainChange({ value, by: author?.name ?? null, at }))
}

const MOST_EXPLAINED = 3

/** For a toast. */
export const explainConflicts = (conflicts: readonly ValueConflict[]): string =>
  [
    ...conflicts.slice(0, MOST_EXPLAINED).map(explainConflict),
    ...(conflicts.length > MOST_EXPLAINED ? [words.more(conflicts.length - MOST_EXPLAINED)] : []),
  ].join(' ')
