import { ASK_FOR_HEADER } from '@efti-hub/contract'
import { call } from '../call.ts'
import { reading } from '../reading.ts'

/** An address of the live socket is good once. */
export const socketInfoQuery = () => ({
  ...reading('GET /api/jobs/ws-info'),
  queryFn: () => call('GET /api/jobs/ws-info', { headers: ASK_FOR_HEADER }),
  staleTime: 0,
  gcTime: 0,
})
