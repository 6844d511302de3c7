import {
  GOODS_ROOTS,
  type GoodsLineChange,
  type GoodsLinesRequest,
  type GoodsList,
  goodsPath,
  lineOfGoods,
} from '@efti-hub/contract'
import { requireAsSeen } from '../changed-meanwhile.ts'
import type { ConsignmentInForce } from '../in-force.ts'
import { isRemovalOfGroup } from '../removed-groups.ts'
import type { LineCorrection } from './corrections-of-lines.ts'
import { linesNow } from './lines-of.ts'

type Request = Pick<GoodsLinesRequest, 'changes' | 'seen'>

/** @throws ChangedMeanwhile for lines that the caller changes and that somebody else has removed since. */
export function requireLinesThere(now: ConsignmentInForce, { changes, seen }: Request, author: string): void {
  if (!seen) return
  const present = { goods: linesNow(now, 'goods'), dangerous: linesNow(now, 'dangerous') }
  const gone = changes.flatMap(({ line, list, remove }) => {
    if (line === undefined || remove) return []
    const lists = listsOf(list)
    return lists.some((one) => present[one].has(line)) ? [] : placesOf(line, lists)
  })
  const places = new Set(gone)
  const lost = Object.keys(seen).filter((path) => places.has(placeOf(path)))
  requireAsSeen(
    now,
    lost.map((path) => ({ path, seen: seen[path] ?? null })),
    author,
  )
}

/**
 * `rows`: what the changes mean for single values. A removed line is compared as a whole, and so is one that a new line is made of.
 * @throws ChangedMeanwhile for values that are no longer those that the caller saw
 */
export function requireLinesAsSeen(
  now: ConsignmentInForce,
  { changes, seen }: Request,
  rows: readonly LineCorrection[],
  author: string,
): void {
  if (!seen) return
  const removed = new Set(rows.filter(isRemovalOfGroup).map(({ path }) => path))
  const origins = new Set(changes.flatMap(({ from }) => (from === undefined ? [] : placesOf(from))))
  const wanted = new Map(rows.map(({ path, value }) => [path, value]))
  const known = [...now.values.map(({ path }) => path), ...Object.keys(seen)]
  const whole = known.filter((path) => removed.has(placeOf(path)) || origins.has(placeOf(path)))
  const paths = new Set([...wanted.keys(), ...whole])
  requireAsSeen(
    now,
    [...paths].map((path) => {
      const value = removed.has(placeOf(path)) ? null : wanted.get(path)
      return { path, seen: seen[path] ?? null, ...(value !== undefined && { value }) }
    }),
    author,
  )
}

const LISTS: readonly GoodsList[] = ['goods', 'dangerous']
const listsOf = (list: GoodsLineChange['list']) => LISTS.filter((one) => !list || list === one)
const placesOf = (line: number, lists: readonly GoodsList[] = LISTS): string[] =>
  lists.flatMap((list) => GOODS_ROOTS[list].map((root) => goodsPath(root, line)))
const placeOf = (path: string) => lineOfGoods(path)?.place ?? path
