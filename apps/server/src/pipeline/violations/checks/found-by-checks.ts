import type { ActRow, ViolationRow } from '../tables.ts'

type CheckAct = Pick<ActRow, 'violationId' | 'checkId' | 'act'>

/**
 * Which violations each check found, by its id. A violation is found from its first check to its last, but for those in
 * between that resolved it, until one that opened it again.
 */
export function foundByChecks<Row extends Pick<ViolationRow, 'id' | 'firstCheckId' | 'lastCheckId'>>(
  checkIds: readonly string[],
  rows: readonly Row[],
  acts: readonly CheckAct[],
): Map<string, Row[]> {
  const found = new Map(checkIds.map((id) => [id, [] as Row[]]))
  const actsOf = Map.groupBy(acts, ({ violationId }) => violationId)
  for (const row of rows) {
    const turns = new Map((actsOf.get(row.id) ?? []).map(({ checkId, act }) => [checkId, act]))
    const [from, until] = [checkIds.indexOf(row.firstCheckId), checkIds.indexOf(row.lastCheckId)]
    let isFound = true
    for (const id of checkIds.slice(from, until + 1)) {
      const turn = turns.get(id)
      if (turn === 'resolved' || turn === 'reclassified') isFound = false
      if (turn === 'reopened') isFound = true
      if (isFound) found.get(id)?.push(row)
    }
  }
  return found
}
