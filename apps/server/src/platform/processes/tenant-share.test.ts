import type { Job } from 'graphile-worker'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { makeTenantShare } from './tenant-share.ts'

const job = (id: string, tenant: string) => ({ id, flags: { [`tenant:${tenant}`]: true } }) as unknown as Job
const queueIn = (othersWait: boolean) =>
  ({ query: async () => ({ rows: [{ wait: othersWait }] }) }) as unknown as pg.Pool

test('a tenant takes all places but one while others wait', async () => {
  const share = makeTenantShare({ pool: queueIn(true), places: 3, most: 0 })
  share.began(job('1', 'ida'))
  expect(await share.full()).toEqual([])
  share.began(job('2', 'ida'))
  expect(await share.full()).toEqual(['tenant:ida'])
  share.ended(job('1', 'ida'))
  expect(await share.full()).toEqual([])
})

test('and all of them while nobody waits', async () => {
  const share = makeTenantShare({ pool: queueIn(false), places: 2, most: 0 })
  share.began(job('1', 'ida'))
  expect(await share.full()).toEqual([])
})

test('or no more than the operator allows', async () => {
  const share = makeTenantShare({ pool: queueIn(false), places: 4, most: 1 })
  share.began(job('1', 'ida'))
  expect(await share.full()).toEqual(['tenant:ida'])
})
