import { reading } from '../reading.ts'

/** The vehicles of the organisation. */
export const fleetQuery = () => reading('GET /api/fleet')

export const profileQuery = () => reading('GET /api/settings/profile')
export const notificationSettingsQuery = () => reading('GET /api/settings/notifications')
export const securitySettingsQuery = () => reading('GET /api/settings/security')
export const tenantSettingsQuery = () => reading('GET /api/settings/tenant')
export const retentionQuery = () => reading('GET /api/settings/retention')
export const checkingChoicesQuery = () => reading('GET /api/data-set/choices')
