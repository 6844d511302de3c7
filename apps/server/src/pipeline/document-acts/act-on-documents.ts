import type { BulkAnswer, DocumentAct, DocumentsActRequest } from '@efti-hub/contract'
import { membersIn } from '../../accounts/members.ts'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may } from '../../accounts/policy.ts'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { Recheck } from '../consignments/recheck-documents.ts'
import { decideDocuments } from '../decisions/decide-document.ts'
import type { Refused } from '../documents/refused.ts'
import { deleteDocuments } from '../retention/trash/delete-document.ts'
import type { FollowActs } from '../violations/acts/change-violations.ts'
import { changeFacts } from './change-facts.ts'
import { checkAgain, type QueueChecks } from './check-again.ts'

export interface AfterActs {
  follow: FollowActs
  recheck: Recheck
  queueChecks: QueueChecks
}

/** So many documents of one transaction: others of the tenant wait for its locks while the documents beside them are judged. */
const PER_PART = 100

const MISSING = 'This document does not exist.'

/**
 * One act on many documents. What can be done is done; of the others the answer states why not. Ids of other tenants and
 * unknown ids get the same answer. `member` has the right to the act.
 * @throws Refusal 400 for what cannot be wanted of any document.
 */
export async function actOnDocuments(
  services: Services,
  member: Member,
  { ids, ...wanted }: DocumentsActRequest,
  after: AfterActs,
): Promise<BulkAnswer> {
  const chosen = [...new Set(ids)]
  const known = chosen.filter(isUuid)
  const answer: BulkAnswer = {
    done: [],
    notDone: chosen.filter((id) => !isUuid(id)).map((id) => ({ id, why: MISSING })),
  }
  const add = ({ done, notDone }: BulkAnswer) => {
    answer.done.push(...done)
    answer.notDone.push(...notDone)
  }
  if (wanted.act === 'assign' || wanted.act === 'tag' || wanted.act === 'wait') {
    const assignee = await nameOfAssignee(services, member, wanted)
    add(
      await services.database.inTenant(member, (db) =>
        changeFacts(db, known, wanted, { now: services.clock.now(), assignee }),
      ),
    )
    return answer
  }
  const act = actOnPart(services, member, wanted, after)
  for (let at = 0; at < known.length; at += PER_PART) {
    const part = known.slice(at, at + PER_PART)
    add(answerOf(part, await services.database.inTenant(member, (db) => act(db, part))))
  }
  return answer
}

type ActOnPart = (db: TenantDb, ids: readonly string[]) => Promise<Refused>

function actOnPart(
  services: Services,
  member: Member,
  wanted: Exclude<DocumentAct, { act: 'assign' | 'tag' | 'wait' }>,
  { follow, recheck, queueChecks }: AfterActs,
): ActOnPart {
  const now = () => services.clock.now()
  switch (wanted.act) {
    case 'check':
      return (db, ids) => checkAgain(db, ids, queueChecks)
    case 'delete':
      return async (db, ids) => (await deleteDocuments(db, member, ids, now(), recheck)).refused
    case 'approve': {
      const approval = {
        author: member.userId,
        decision: 'approved' as const,
        comment: wanted.comment ?? '',
      }
      return (db, ids) => decideDocuments(db, ids, approval, now(), follow)
    }
  }
}

function answerOf(ids: readonly string[], refused: Refused): BulkAnswer {
  return {
    done: ids.filter((id) => !refused.has(id)),
    notDone: ids.flatMap((id) => {
      const why = refused.get(id)?.message
      return why ? { id, why } : []
    }),
  }
}

/** Null: nobody, or no assignment. @throws Refusal 400 for a person who cannot take care of it. */
async function nameOfAssignee(
  services: Services,
  member: Member,
  wanted: DocumentAct,
): Promise<string | null> {
  if (wanted.act !== 'assign' || wanted.assigneeId === null) return null
  const { assigneeId } = wanted
  const members = await services.database.inTenant(member, membersIn)
  const person = members.find(({ id }) => id === assigneeId)
  const problem = 'Documents are assigned to a Compliance Manager or an Operator of this organisation.'
  if (!person || !may(person, 'handle')) {
    throw new Refusal('invalid_request', problem, { assigneeId: problem })
  }
  return (await namesOfPeople(services, [assigneeId])).get(assigneeId) ?? null
}
