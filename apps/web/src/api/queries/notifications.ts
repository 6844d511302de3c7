import { reading, readingPages } from '../reading.ts'

const PAGE_SIZE = '30'

/** One row is enough to learn how many are new. */
export const unreadNotificationsQuery = () => reading('GET /api/notifications', { query: { limit: '1' } })
export const notificationsQuery = () =>
  readingPages('GET /api/notifications', { query: { limit: PAGE_SIZE } })
