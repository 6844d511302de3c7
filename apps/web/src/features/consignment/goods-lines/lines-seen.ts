import {
  type ConsignmentField,
  GOODS_TOTALS,
  type GoodsLinesRequest,
  lineOfGoods,
  type ValueConflict,
} from '@efti-hub/contract'

export type Seen = NonNullable<GoodsLinesRequest['seen']>

const TOTALS = new Set<string>(Object.values(GOODS_TOTALS).map(({ path }) => path))

/** What is on screen of the lines that the changes are about, and of the totals: nobody's value is overwritten unseen. */
export function linesSeen(
  { changes }: Pick<GoodsLinesRequest, 'changes'>,
  fields: readonly Pick<ConsignmentField, 'path' | 'value'>[],
): Seen {
  const numbers = new Set(changes.flatMap(({ line, from }) => [line ?? 0, from ?? 0]))
  const isAbout = (path: string) => TOTALS.has(path) || numbers.has(lineOfGoods(path)?.line ?? -1)
  return Object.fromEntries(fields.flatMap(({ path, value }) => (isAbout(path) ? [[path, value]] : [])))
}

/** With another value at a path; null: there was none. */
export function seenWith(seen: Seen, path: string, value: Seen[string] | null): Seen {
  const { [path]: _before, ...others } = seen
  return value === null ? others : { ...others, [path]: value }
}

/** Once somebody has looked at what others changed. */
export const seenAfter = (seen: Seen, conflicts: readonly ValueConflict[]): Seen =>
  conflicts.reduce((now, { path, value }) => seenWith(now, path, value), seen)
