import { type Entry, partsOf } from './entries.ts'

/** Rows of a document may be read in another order: what was read gets the indexes of the truth that it agrees with most. */
export function alignRows(truth: readonly Entry[], read: readonly Entry[]): Entry[] {
  const renamed = new Map<string, string>()
  for (const head of new Set(truth.map(({ path }) => partsOf(path).head))) {
    if (head)
      pairRows(rowsOf(truth, head), rowsOf(read, head), (from, to) => renamed.set(`${head} ${from}`, to))
  }
  return read.map((entry) => {
    const { head, index, rest } = partsOf(entry.path)
    const row = renamed.get(`${head} ${index}`)
    return row === undefined ? entry : { ...entry, path: `${head}[${row}]/${rest}` }
  })
}

function rowsOf(entries: readonly Entry[], of: string): Map<string, Entry[]> {
  const rows = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { head, index } = partsOf(entry.path)
    if (head === of) rows.set(index, [...(rows.get(index) ?? []), entry])
  }
  return rows
}

/** Rows that are left over keep apart from every row of the truth. */
const LEFT_OVER = 1000

function pairRows(
  truth: Map<string, Entry[]>,
  read: Map<string, Entry[]>,
  rename: (from: string, to: string) => void,
): void {
  const pairs = [...truth].flatMap(([to, wanted]) =>
    [...read].map(([from, got]) => ({ to, from, weight: agreement(wanted, got) + (to === from ? 0.5 : 0) })),
  )
  const taken = { to: new Set<string>(), from: new Set<string>() }
  for (const { to, from } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (taken.to.has(to) || taken.from.has(from)) continue
    taken.to.add(to)
    taken.from.add(from)
    rename(from, to)
  }
  for (const from of read.keys()) if (!taken.from.has(from)) rename(from, String(LEFT_OVER + Number(from)))
}

function agreement(wanted: readonly Entry[], got: readonly Entry[]): number {
  return wanted.filter((one) =>
    got.some((other) => partsOf(other.path).rest === partsOf(one.path).rest && other.plain === one.plain),
  ).length
}
