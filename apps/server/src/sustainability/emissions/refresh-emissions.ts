import { consignmentsById, documentsIn } from '../../pipeline/consignments/store.ts'
import { consignmentInForce } from '../../pipeline/extraction/corrections/in-force.ts'
import type { Database, TenantDb } from '../../platform/database.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import type { Services } from '../../services.ts'
import { factorsInForce } from '../factors/store.ts'
import { answersOf, keepQuestions } from '../places/store.ts'
import { computeEmission, type KnownPlaces } from './compute-emission.ts'
import { inputsOf } from './inputs-of.ts'
import type { ReadDocument } from './read-document.ts'
import {
  changeFigures,
  type EmissionFigure,
  forgetEmissions,
  inputsStored,
  isAnyDue,
  keepEmissions,
  lockEmissions,
  rejectedAmong,
  takeDue,
} from './store.ts'

type Input = Pick<EmissionFigure, 'id' | 'inputs'>

/** Consignments whose documents are read in one transaction, and those that are only calculated again. */
const READ_AT_ONCE = 50
const CALCULATED_AT_ONCE = 5_000

/** So many calculate again side by side: while the database stores what one of them made, another calculates. */
const CALCULATIONS = 2

/** Until what another transaction held is looked at again. */
const HELD_MS = 5_000

/**
 * Works out all that is due for the tenant, some at a time, each time in a transaction of its own. Most jobs are about a consignment or
 * two: where fewer were due than are taken at once, nothing is left but what another transaction holds, for which a job comes later.
 */
export async function refreshEmissions(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
): Promise<void> {
  while ((await rereadSome(database, tenantId)) === READ_AT_ONCE);
  if ((await calculateSome(database, tenantId)) === CALCULATED_AT_ONCE) {
    const all = async () => {
      while ((await calculateSome(database, tenantId)) === CALCULATED_AT_ONCE);
    }
    await Promise.all(Array.from({ length: CALCULATIONS }, all))
  }
  await database.inTenant({ tenantId, userId: null }, async (db) => {
    if (await isAnyDue(db)) await enqueueAfter(db, 'emissions', HELD_MS)
  })
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

function calculateSome(database: Database, tenantId: string): Promise<number> {
  return database.inTenant({ tenantId, userId: null }, async (db) => {
    await lockEmissions(db, 'beside others')
    const ids = await takeDue(db, false, CALCULATED_AT_ONCE)
    await changeFigures(db, await calculate(db, await inputsStored(db, ids)))
    return ids.length
  })
}

async function calculate(db: TenantDb, inputs: readonly Input[]): Promise<EmissionFigure[]> {
  if (inputs.length === 0) return []
  const known: KnownPlaces = { factors: await factorsInForce(db), answers: await answersOf(db) }
  const figures: EmissionFigure[] = []
  for (const one of inputs) figures.push({ ...one, ...(await computeEmission(one.inputs, known)) })
  await keepQuestions(
    db,
    figures.flatMap(({ questions }) => questions),
  )
  return figures
}

/** Of those that still have documents; others were merged, or their documents are in the trash. */
async function readInputs(db: TenantDb, ids: readonly string[]): Promise<Input[]> {
  const rows = await consignmentsById(db, ids)
  const documents = Map.groupBy(await documentsIn(db, ids), ({ consignmentId }) => consignmentId)
  const rejected = await rejectedAmong(
    db,
    [...documents.values()].flat().map(({ documentId }) => documentId),
  )
  const found: Input[] = []
  for (const { id, mergedInto, createdAt } of rows) {
    const ours = documents.get(id) ?? []
    if (mergedInto !== null || ours.length === 0) continue
    const read: ReadDocument[] = []
    for (const document of ours) {
      const values = (await consignmentInForce(db, document.documentId))?.values ?? []
      read.push({ document, values, isRejected: rejected.has(document.documentId) })
    }
    found.push({ id, inputs: inputsOf(read, createdAt) })
  }
  return found
}
