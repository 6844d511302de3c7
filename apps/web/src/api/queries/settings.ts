import { reading, readingPages } from '../reading.ts'

/** The vehicles of the organisation. */
export const fleetQuery = () => reading('GET /api/fleet')

/** Companies as the organisation knows them. */
export const partnersQuery = (search: string) =>
  readingPages('GET /api/partners', { query: { limit: '100', ...(search !== '' && { search }) } })

export const profileQuery = () => reading('GET /api/settings/profile')
export const notificationSettingsQuery = () => reading('GET /api/settings/notifications')
export const securitySettingsQuery = () => reading('GET /api/settings/security')
export const aiUsageQuery = () => reading('GET /api/ai/usage')
export const usageQuery = () => reading('GET /api/usage')
export const tenantSettingsQuery = () => reading('GET /api/settings/tenant')
export const retentionQuery = () => reading('GET /api/settings/retention')
export const checkingChoicesQuery = () => reading('GET /api/data-set/choices')
