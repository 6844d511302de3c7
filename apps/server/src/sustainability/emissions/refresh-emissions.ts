import { consignmentsById, papersIn } from '../../pipeline/consignments/store.ts'
import { consignmentInForce } from '../../pipeline/extraction/corrections/in-force.ts'
import type { Database, TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { factorsInForce } from '../factors/store.ts'
import { answersOf, keepQuestions } from '../places/store.ts'
import { computeEmission, type Known } from './compute-emission.ts'
import { inputsOf } from './inputs-of.ts'
import type { ReadPaper } from './read-paper.ts'
import {
  changeFigures,
  type Figure,
  forgetEmissions,
  inputsStored,
  keepEmissions,
  lockEmissions,
  rejectedAmong,
  takeDue,
} from './store.ts'

type Input = Pick<Figure, 'id' | 'inputs'>

/** Consignments whose papers are read in one transaction, and those that are only calculated again. */
const READ_AT_ONCE = 50
const RECKONED_AT_ONCE = 5_000

/** So many calculate again side by side: while the database stores what one of them made, another calculates. */
const CALCULATIONS = 2

/** Works out all that is due for the tenant, some at a time, each time in a transaction of its own. */
export async function refreshEmissions(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
): Promise<void> {
  let done = 0
  do {
    while ((await rereadSome(database, tenantId)) > 0);
    const counts = await Promise.all(
      Array.from({ length: CALCULATIONS }, () => calculateAll(database, tenantId)),
    )
    done = counts.reduce((sum, count) => sum + count, 0)
    // Papers may have changed meanwhile.
  } while (done > 0)
}

function rereadSome(database: Database, tenantId: string): Promise<number> {
  return database.inTenant({ tenantId, userId: null }, async (db) => {
    await lockEmissions(db, 'alone')
    const ids = await takeDue(db, true, READ_AT_ONCE)
    const read = await readInputs(db, ids)
    const here = new Set(read.map(({ id }) => id))
    await forgetEmissions(
      db,
      ids.filter((id) => !here.has(id)),
    )
    await keepEmissions(db, await calculate(db, read))
    return ids.length
  })
}

async function calculateAll(database: Database, tenantId: string): Promise<number> {
  let all = 0
  for (;;) {
    const count = await database.inTenant({ tenantId, userId: null }, async (db) => {
      await lockEmissions(db, 'beside others')
      const ids = await takeDue(db, false, RECKONED_AT_ONCE)
      await changeFigures(db, await calculate(db, await inputsStored(db, ids)))
      return ids.length
    })
    if (count === 0) return all
    all += count
  }
}

async function calculate(db: TenantDb, inputs: readonly Input[]): Promise<Figure[]> {
  if (inputs.length === 0) return []
  const known: Known = { factors: await factorsInForce(db), answers: await answersOf(db) }
  const figures: Figure[] = []
  for (const one of inputs) figures.push({ ...one, ...(await computeEmission(one.inputs, known)) })
  await keepQuestions(
    db,
    figures.flatMap(({ questions }) => questions),
  )
  return figures
}

/** Of those that still have papers; others were merged, or their papers are in the trash. */
async function readInputs(db: TenantDb, ids: readonly string[]): Promise<Input[]> {
  const rows = await consignmentsById(db, ids)
  const papers = Map.groupBy(await papersIn(db, ids), ({ consignmentId }) => consignmentId)
  const rejected = await rejectedAmong(
    db,
    [...papers.values()].flat().map(({ documentId }) => documentId),
  )
  const found: Input[] = []
  for (const { id, mergedInto, createdAt } of rows) {
    const ours = papers.get(id) ?? []
    if (mergedInto !== null || ours.length === 0) continue
    const read: ReadPaper[] = []
    for (const paper of ours) {
      const values = (await consignmentInForce(db, paper.documentId))?.values ?? []
      read.push({ paper, values, isRejected: rejected.has(paper.documentId) })
    }
    found.push({ id, inputs: inputsOf(read, createdAt) })
  }
  return found
}
