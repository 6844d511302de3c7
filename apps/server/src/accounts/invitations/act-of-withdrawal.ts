import { ROLE_LABELS } from '@efti-hub/contract'
import type { Act } from '../../platform/record-act.ts'
import type { InvitationRow } from './store.ts'

/** An invitation that is no longer valid, as the audit trail records it. */
export function actOfWithdrawal({ id, email, role }: InvitationRow, details = ''): Act {
  return {
    action: 'invitation-withdrawn',
    resourceType: 'invitation',
    resourceId: id,
    resourceName: email,
    details,
    oldValue: ROLE_LABELS[role],
  }
}
