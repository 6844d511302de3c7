import { keyOf } from '../keys.ts'
import { reading, readingPages } from '../reading.ts'

/** While it is open, the log follows what is sent. */
const REFRESH_MS = 3_000

export const webhooksQuery = () => reading('GET /api/webhooks')

export const deliveriesQuery = (id: string) => ({
  ...readingPages('GET /api/webhooks/{id}/deliveries', { path: { id } }),
  refetchInterval: REFRESH_MS,
})

/** Of all its pages. */
export const deliveriesKey = (id: string) => keyOf('GET /api/webhooks/{id}/deliveries', { path: { id } })
