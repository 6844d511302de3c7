import { GOODS_ROOTS, type GoodsList } from '@efti-hub/contract'
import type { ConsignmentInForce } from '../in-force.ts'

type Lines = Pick<ConsignmentInForce, 'valuesAsRead' | 'values' | 'corrections'>

/**
 * Whether dangerous goods were counted by the reading as the goods lines were. Where they were counted by themselves, nobody knows
 * which of the lines the first of them is.
 */
export function isOneGoodsList({ valuesAsRead }: Pick<Lines, 'valuesAsRead'>): boolean {
  const paths = valuesAsRead.map(({ path }) => path)
  const [goods, dangerous] = [numbersIn(paths, 'goods'), numbersIn(paths, 'dangerous')]
  if (goods.size === 0 || dangerous.size === 0) return true
  return goods.size === dangerous.size && [...goods].every((line) => dangerous.has(line))
}

/** The numbers of the lines of a list that something was ever read or entered for, removed ones among them: none is given twice. */
export function linesEver({ valuesAsRead, corrections }: Lines, list: GoodsList): Set<number> {
  return numbersIn(
    [...valuesAsRead, ...corrections].map(({ path }) => path),
    list,
  )
}

/** The numbers of the lines that there are. */
export const linesNow = ({ values }: Lines, list: GoodsList): Set<number> =>
  numbersIn(
    values.map(({ path }) => path),
    list,
  )

function numbersIn(paths: readonly string[], list: GoodsList): Set<number> {
  const starts = GOODS_ROOTS[list].map((root) => root.slice(0, root.indexOf('#')))
  const numbers = paths.flatMap((path) => {
    const start = starts.find((one) => path.startsWith(one))
    return start ? [Number.parseInt(path.slice(start.length), 10)] : []
  })
  return new Set(numbers)
}
