import { reading } from '../reading.ts'

export const membersQuery = () => reading('GET /api/members')
export const invitationsQuery = () => reading('GET /api/invitations')
export const heldAccessQuery = () => reading('GET /api/held-access')
