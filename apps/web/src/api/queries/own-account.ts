import { reading } from '../reading.ts'

export const deletionPlanQuery = () => ({ ...reading('GET /api/auth/deletion'), staleTime: 0 })
export const sessionsQuery = () => reading('GET /api/settings/sessions')
