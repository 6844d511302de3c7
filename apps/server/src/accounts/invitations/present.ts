import type { Invitation } from '@efti-hub/contract'
import type { Services } from '../../services.ts'
import { namesOfPeople } from '../names-of-people.ts'
import type { InvitationRow } from './store.ts'

export async function presentInvitations(
  services: Services,
  rows: readonly InvitationRow[],
): Promise<Invitation[]> {
  const names = await namesOfPeople(
    services,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ id, email, role, createdBy, createdAt, expiresAt }) => ({
    id,
    email,
    role,
    invitedBy: { id: createdBy, name: names.get(createdBy) ?? 'Unknown User' },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
