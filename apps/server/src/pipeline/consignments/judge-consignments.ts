import type { CheckLine, Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { Further } from '../compliance/further.ts'
import { answersTo } from './answers-to.ts'
import { cabotageFindings, staysWith, type VehicleTrip, vehicleOf } from './cabotage-of.ts'
import type { Paper } from './contradictions/compared.ts'
import { storedFindings } from './findings-store.ts'
import { papersIn, papersOfVehicles, type StoredPaper } from './store.ts'

/**
 * What follows for each document of these consignments from the others, and for documents of other consignments with the same
 * vehicles where that changed. Where documents contradict each other is an entry of the consignment, not of the documents.
 * `plates`: of vehicles that a document named before.
 */
export async function judgeConsignments(
  db: TenantDb,
  consignmentIds: readonly string[],
  plates: readonly string[],
): Promise<Map<string, Further>> {
  const papers = await papersIn(db, consignmentIds)
  const trips = await tripsOf(db, [...plates, ...platesOf(papers)])
  const cabotage = cabotageByPaper(trips)
  const elsewhere = await changedElsewhere(db, trips, cabotage, new Set(consignmentIds))
  const all = [...papers, ...(await papersIn(db, elsewhere))]
  return new Map(
    [...Map.groupBy(all, ({ consignmentId }) => consignmentId).values()].flatMap((group) =>
      group.map((paper) => [paper.documentId, furtherOf(paper, group, cabotage)] as const),
    ),
  )
}

function furtherOf(
  paper: Paper,
  group: readonly Paper[],
  cabotage: ReadonlyMap<string, readonly Finding[]>,
): Further {
  const { documentId } = paper
  const ofCabotage = cabotage.get(documentId)
  const answers = answersTo(paper, group)
  return {
    findings: ofCabotage ?? [],
    checks: [...answers.map(({ line }) => line), ...(ofCabotage ? [cabotageLine(ofCabotage)] : [])],
    answered: answers.flatMap(({ codes }) => codes),
  }
}

const platesOf = (papers: readonly Paper[]) => papers.flatMap((paper) => vehicleOf(paper) ?? [])

/** All that vehicles did, of which each stay needs what went before it. */
export async function tripsOf(db: TenantDb, plates: readonly string[]): Promise<VehicleTrip[]> {
  const papers = await papersOfVehicles(db, [...new Set(plates)])
  return papers.flatMap((paper: StoredPaper) =>
    paper.consignmentId && vehicleOf(paper) ? [{ consignmentId: paper.consignmentId, paper }] : [],
  )
}

/** Of papers of operations only: what is no cabotage has no line in the score. */
function cabotageByPaper(trips: readonly VehicleTrip[]): Map<string, Finding[]> {
  const ids = new Set(trips.map(({ consignmentId }) => consignmentId))
  const stays = new Map([...ids].map((id) => [id, staysWith(id, trips)]))
  return new Map(
    trips.flatMap(({ consignmentId, paper }) => {
      const ours = stays.get(consignmentId) ?? []
      return ours.length > 0
        ? [[paper.documentId, cabotageFindings(paper, consignmentId, ours)] as const]
        : []
    }),
  )
}

/** Consignments of other goods against which something else is held than until now. */
async function changedElsewhere(
  db: TenantDb,
  trips: readonly VehicleTrip[],
  cabotage: ReadonlyMap<string, readonly Finding[]>,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const others = trips.filter(({ consignmentId }) => !known.has(consignmentId))
  const stored = await storedFindings(
    db,
    others.map(({ paper }) => paper.documentId),
    'CABOTAGE-',
  )
  const changed = others.filter(({ paper: { documentId } }) => {
    const now = (cabotage.get(documentId) ?? []).map(({ code, message }) => `${code} ${message}`)
    const before = stored.get(documentId) ?? []
    return now.toSorted().join('\n') !== before.toSorted().join('\n')
  })
  return [...new Set(changed.map(({ consignmentId }) => consignmentId))]
}

function cabotageLine(findings: readonly Finding[]): CheckLine {
  const failed = findings.length > 0
  return {
    code: 'CABOTAGE-LIMITS',
    rule: 'The vehicle stays within three cabotage operations in seven days and keeps the pause of four days.',
    severity: 'high',
    passed: failed ? 0 : 1,
    failed: failed ? 1 : 0,
  }
}
