import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Callers, makeCallers } from './testing/access/callers.ts'
import { readCalls } from './testing/access/calls.ts'
import { makeObjects } from './testing/access/objects.ts'
import { readRows } from './testing/access/who-may.ts'
import { seeded } from './testing/hostile/hostile-file.ts'
import { type Hub, startHub } from './testing/index.ts'
import { type OddRequest, oddRequests } from './testing/odd-requests/odd-requests.ts'

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 60_000 })

const isLong = process.env.LONG === '1'
/** Of each call, in a run that is not long. */
const IN_SAMPLE = 5
const FEWEST = 10_000
const SEED = 20_261_123
/** Several at a time, as from a program that tries things out. */
const AT_ONCE = 4

let hub: Hub
let callers: Callers
let requests: OddRequest[]

beforeAll(async () => {
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.1' } })
  callers = await makeCallers(hub)
  const objects = await makeObjects(hub, callers.manager)
  requests = oddRequests(await readCalls(hub.visitor()), objects)
})
afterAll(() => hub?.stop())

test('no request, however odd, is answered with a fault of ours', async () => {
  const rows = readRows()
  const random = seeded(SEED)
  const sent = isLong ? requests : sampleOf(requests, random)
  const faults: string[] = []
  const left = sent.values()
  const visitor = hub.visitor()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { call, path, body } of left) {
        const client = rows.get(call.name)?.who === 'everybody' ? visitor : callers.manager
        const bytes = body === undefined ? undefined : new TextEncoder().encode(body)
        const headers = bytes && { 'content-type': 'application/json' }
        const { status } = await client.request(call.method, path, { bytes, headers })
        if (status >= 500)
          faults.push(`${status} ${call.method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`)
      }
    }),
  )
  if (isLong)
    console.log(`${sent.length} odd requests of ${requests.length}, ${faults.length} answered with 5xx`)
  expect(faults).toEqual([])
  expect(requests.length).toBeGreaterThan(FEWEST)
  // A session that had ended on the way would have made every call after it a 401.
  expect((await callers.manager.get('/api/auth/user')).status).toBe(200)
})

function sampleOf(all: readonly OddRequest[], random: () => number): OddRequest[] {
  const byCall = Map.groupBy(all, ({ call }) => call.name)
  return [...byCall.values()].flatMap((ofCall) =>
    ofCall
      .map((request) => ({ request, place: random() }))
      .sort((one, other) => one.place - other.place)
      .slice(0, IN_SAMPLE)
      .map(({ request }) => request),
  )
}
