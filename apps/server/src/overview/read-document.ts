import type { DocumentDetail } from '@efti-hub/contract'
import { namesOfPeople } from '../accounts/names-of-people.ts'
import { may } from '../accounts/policy.ts'
import { presentKind } from '../pipeline/compliance/present-consignment.ts'
import { latestCheck } from '../pipeline/compliance/store.ts'
import { consignmentIdOf } from '../pipeline/consignments/screen-store.ts'
import { peopleInDecisions, presentDecision } from '../pipeline/decisions/present.ts'
import { decisionsOf } from '../pipeline/decisions/store.ts'
import { originOf } from '../pipeline/documents/part-store.ts'
import { presentOne, requireDocument } from '../pipeline/documents/read-documents.ts'
import { consignmentInForce } from '../pipeline/extraction/corrections/in-force.ts'
import { proposedParts } from '../pipeline/extraction/store.ts'
import { presentHold } from '../pipeline/retention/present-hold.ts'
import { openOfDocument } from '../pipeline/violations/store.ts'
import type { Member } from '../platform/http.ts'
import type { Services } from '../services.ts'

/** One document with its latest check, its decisions and what this member may do next. */
export async function readDocument(services: Services, member: Member, id: string): Promise<DocumentDetail> {
  const { row, document, decisions, consignment, split } = await services.database.inTenant(
    member,
    async (db) => {
      const row = await requireDocument(db, id)
      const check = await latestCheck(db, row.id)
      const consignment = await consignmentInForce(db, row.id)
      const open = await openOfDocument(db, row.id)
      const shown = await presentOne(db, row, member)
      const document = {
        ...shown,
        kind: consignment?.kind ?? null,
        datasetId: row.datasetId,
        consignmentId: await consignmentIdOf(db, row.id),
        latestCheck: check && {
          score: check.score,
          violationsCount: open.length,
          unreadCount: check.unread.length,
          notesCount: check.notes.length,
        },
        can: [
          ...shown.can,
          ...(consignment && may(member, 'correct') ? ['correct'] : []),
          ...(check && may(member, 'remediate') ? ['remediate'] : []),
          ...(may(member, 'manage') ? ['hold'] : []),
        ],
      }
      const origin = await originOf(db, row.id)
      const split = {
        proposed: row.keptWholeAt ? [] : await proposedParts(db, row.id),
        madeFrom: origin && { id: origin.id, originalName: origin.originalName, pages: origin.pages },
      }
      return { row, document, decisions: await decisionsOf(db, row.id), consignment, split }
    },
  )
  const chooser = consignment?.kindChoice?.author
  const names = await namesOfPeople(services, [
    ...peopleInDecisions(decisions),
    ...(chooser ? [chooser] : []),
    ...(row.heldBy ? [row.heldBy] : []),
  ])
  return {
    ...document,
    kindFacts: consignment && presentKind(consignment, names),
    decisions: decisions.map((row) => presentDecision(row, names)),
    hold: presentHold(row, names),
    split: row.documentType === 'pdf' ? split : null,
  }
}
