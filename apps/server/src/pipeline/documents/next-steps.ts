import type { DocumentStatus } from '@efti-hub/contract'
import { may } from '../../accounts/policy.ts'
import type { Member } from '../../platform/http.ts'

/** Checked, and nobody has decided yet. */
export function isDecidable(status: DocumentStatus): status is 'under_review' | 'completed' {
  return status === 'under_review' || status === 'completed'
}

/** What this person may do to a document, as far as its row shows. */
export function nextSteps(member: Pick<Member, 'role'>, { status }: { status: DocumentStatus }): string[] {
  return isDecidable(status) && may(member, 'decide') ? ['approve', 'reject'] : []
}
