import type { CheckLine, Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { Further } from '../compliance/further.ts'
import { answersTo } from './answers-to.ts'
import { cabotageFindings, staysWith, type VehicleTrip, vehicleOf } from './cabotage-of.ts'
import type { ComparedDocument } from './contradictions/compared.ts'
import { storedFindings } from './findings-store.ts'
import { documentsIn, documentsOfVehicles, type StoredDocument } from './store.ts'

/**
 * What follows for each document of these consignments from the others, and for documents of other consignments with the same
 * vehicles where that changed. Where documents contradict each other is an entry of the consignment, not of the documents.
 * `plates`: of vehicles that a document gave before.
 */
export async function judgeConsignments(
  db: TenantDb,
  consignmentIds: readonly string[],
  plates: readonly string[],
): Promise<Map<string, Further>> {
  const documents = await documentsIn(db, consignmentIds)
  const trips = await tripsOf(db, [...plates, ...platesOf(documents)])
  const cabotage = cabotageByDocument(trips)
  const elsewhere = await changedElsewhere(db, trips, cabotage, new Set(consignmentIds))
  const all = [...documents, ...(await documentsIn(db, elsewhere))]
  return new Map(
    [...Map.groupBy(all, ({ consignmentId }) => consignmentId).values()].flatMap((group) =>
      group.map((document) => [document.documentId, furtherOf(document, group, cabotage)] as const),
    ),
  )
}

function furtherOf(
  document: ComparedDocument,
  group: readonly ComparedDocument[],
  cabotage: ReadonlyMap<string, readonly Finding[]>,
): Further {
  const { documentId } = document
  const ofCabotage = cabotage.get(documentId)
  const answers = answersTo(document, group)
  return {
    findings: ofCabotage ?? [],
    checks: [...answers.map(({ line }) => line), ...(ofCabotage ? [cabotageLine(ofCabotage)] : [])],
    answered: answers.flatMap(({ codes }) => codes),
  }
}

const platesOf = (documents: readonly ComparedDocument[]) =>
  documents.flatMap((document) => vehicleOf(document) ?? [])

/** All that vehicles did, of which each stay needs the ones before it. */
export async function tripsOf(db: TenantDb, plates: readonly string[]): Promise<VehicleTrip[]> {
  const documents = await documentsOfVehicles(db, [...new Set(plates)])
  return documents.flatMap((document: StoredDocument) =>
    document.consignmentId && vehicleOf(document)
      ? [{ consignmentId: document.consignmentId, document }]
      : [],
  )
}

/** Of documents of operations only: what is no cabotage has no line in the score. */
function cabotageByDocument(trips: readonly VehicleTrip[]): Map<string, Finding[]> {
  const ids = new Set(trips.map(({ consignmentId }) => consignmentId))
  const stays = new Map([...ids].map((id) => [id, staysWith(id, trips)]))
  return new Map(
    trips.flatMap(({ consignmentId, document }) => {
      const ours = stays.get(consignmentId) ?? []
      return ours.length > 0
        ? [[document.documentId, cabotageFindings(document, consignmentId, ours)] as const]
        : []
    }),
  )
}

/** Consignments of other goods whose findings change. */
async function changedElsewhere(
  db: TenantDb,
  trips: readonly VehicleTrip[],
  cabotage: ReadonlyMap<string, readonly Finding[]>,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const others = trips.filter(({ consignmentId }) => !known.has(consignmentId))
  const stored = await storedFindings(
    db,
    others.map(({ document }) => document.documentId),
    'CABOTAGE-',
  )
  const changed = others.filter(({ document: { documentId } }) => {
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
