import { reading } from '../reading.ts'

/** An address of the live socket is good once. */
export const socketInfoQuery = () => ({ ...reading('GET /api/jobs/ws-info'), staleTime: 0, gcTime: 0 })
