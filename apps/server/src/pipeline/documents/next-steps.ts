import type { Document, DocumentStatus } from '@efti-hub/contract'
import { may } from '../../accounts/policy.ts'
import type { Member } from '../../platform/http.ts'
import type { DocumentRow } from './tables.ts'

/** Checked, and nobody has decided yet. */
export function isDecidable(status: DocumentStatus): status is 'under_review' | 'completed' {
  return status === 'under_review' || status === 'completed'
}

/** What this person may do to a document. `waits`: for another check, with a finished one to decide by. */
export function nextSteps(
  member: Pick<Member, 'role'>,
  { status, waits }: { status: DocumentStatus; waits: boolean },
): string[] {
  return (isDecidable(status) || waits) && may(member, 'decide') ? ['approve', 'reject'] : []
}

/**
 * Operators delete what they uploaded themselves, and nothing that was rejected last: without it the goods beside it could go.
 * What is on hold is deleted by nobody.
 */
export function deletionOf(
  { role, userId }: Pick<Member, 'role' | 'userId'>,
  { heldAt, uploadedBy }: Pick<DocumentRow, 'heldAt' | 'uploadedBy'>,
  wasRejected: boolean,
): Document['deletion'] {
  if (!may({ role }, 'delete')) return 'role'
  if (!may({ role }, 'purge')) {
    if (uploadedBy !== userId) return 'not_own'
    if (wasRejected) return 'rejected'
  }
  return heldAt ? 'on_hold' : 'allowed'
}
