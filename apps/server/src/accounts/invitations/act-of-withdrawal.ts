import { ROLE_LABELS } from '@efti-hub/contract'
import type { Act } from '../../platform/record-act.ts'
import type { InvitationRow } from './store.ts'

/** An invitation that is good no longer, as the audit trail tells it. */
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
