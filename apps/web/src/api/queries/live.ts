import { ASK_FOR_HEADER } from '@efti-hub/contract'
import { reading } from '../reading.ts'

/** An address of the live socket and its ticket are good once. */
export const socketInfoQuery = () => ({
  ...reading('GET /api/jobs/ws-info', { headers: ASK_FOR_HEADER }),
  staleTime: 0,
  gcTime: 0,
})
