import type { ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Callers, makeCallers } from './testing/access/callers.ts'
import { type AccessCall, readCalls } from './testing/access/calls.ts'
import { requestOf } from './testing/access/examples.ts'
import { fillPath, invented, makeObjects, type Objects } from './testing/access/objects.ts'
import { INSIDE, type Row, readRows } from './testing/access/who-may.ts'
import type { HttpClient } from './testing/http-client.ts'
import { type Hub, startHub, withClient } from './testing/index.ts'

/** Every call of the API, made by everybody who may and by everybody who may not. The table is testing/access/who-may.ts. */
const rows = readRows()
let hub: Hub
let callers: Callers
let objects: Objects
let calls: AccessCall[]

beforeAll(async () => {
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.1' } })
  callers = await makeCallers(hub)
  objects = await makeObjects(hub, callers.manager)
  calls = await readCalls(hub.visitor())
})
afterAll(() => hub?.stop())

const send = (client: HttpClient, call: AccessCall, about = objects) => {
  const { query, ...options } = requestOf(call, about)
  return client.request<ErrorBody>(call.method, fillPath(call.path, about) + query, options)
}

/** What differs from the table, in lines to be read; each call is looked at by `check`. */
async function differences(check: (call: AccessCall, row: Row) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const call of calls) {
    const row = rows.get(call.name)
    if (row) found.push(...(await check(call, row)).map((line) => `${call.name}: ${line}`))
  }
  return found
}

const eventsOfTenant = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as n from hub.audit_events where tenant_id = $1',
      [callers.manager.tenantId],
    )
    return rows[0]?.n
  })

describe('the table', () => {
  test('has a row for every call, and no row for a call that is gone', () => {
    const described = calls.map(({ name }) => name)
    expect(
      described.filter((name) => !rows.has(name)),
      'calls without a row',
    ).toEqual([])
    expect(
      [...rows.keys()].filter((name) => !described.includes(name)),
      'rows without a call',
    ).toEqual([])
  })
})

describe('who is not known', () => {
  test.each(['nobody', 'revoked key', 'ended session'] as const)('%s is asked to sign in', async (who) => {
    const before = await eventsOfTenant()
    const found = await differences(async (call, { who: group }) => {
      const { status, body } = await send(callers.unknown[who], call)
      if (group === 'everybody') return body?.code === 'not_signed_in' ? [`${status} ${body.code}`] : []
      return status === 401 && body.code === 'not_signed_in' ? [] : [`${status} ${body?.code}`]
    })
    expect(found).toEqual([])
    expect(await eventsOfTenant()).toBe(before)
  })
})

describe('who is outside', () => {
  test('another tenant finds nothing of the tenant, as if it did not exist', async () => {
    const before = await eventsOfTenant()
    const none = invented(objects)
    const otto = callers.outside['another tenant']
    const found = await differences(async (call, row) => {
      if (!call.path.includes('{') || row.shared) return []
      const [real, imagined] = [await send(otto, call), await send(otto, call, none)]
      const same = JSON.stringify(real.body) === JSON.stringify(imagined.body)
      if (real.status === 404 && imagined.status === 404 && same) return []
      return [`${real.status} ${real.body?.code}, and ${imagined.status} for what does not exist`]
    })
    expect(found).toEqual([])
    expect(await eventsOfTenant()).toBe(before)
  })

  test('a removed member cannot name the tenant any more', async () => {
    const before = await eventsOfTenant()
    const found = await differences(async (call, { who }) => {
      if (who === 'everybody') return []
      const { status } = await send(callers.outside['removed member'], call)
      return status === 404 ? [] : [`${status}`]
    })
    expect(found).toEqual([])
    expect(await eventsOfTenant()).toBe(before)
  })

  test('a platform administrator sees figures of the tenant, and nothing of its content', async () => {
    const found = await differences(async (call, row) => {
      if (!call.path.includes('{') || row.shared) return []
      const { status } = await send(callers.outside['platform administrator'], call)
      return status === (row.administrator ? 200 : 404) ? [] : [`${status}`]
    })
    expect(found).toEqual([])
  })
})

describe('a suspended tenant', () => {
  const suspend = (at: string) =>
    withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.tenants set suspended_at = ${at} where id = $1`, [callers.manager.tenantId]),
    )
  beforeAll(() => suspend('now()'))
  afterAll(() => suspend('null'))

  test('changes nothing', async () => {
    const before = await eventsOfTenant()
    const found = await differences(async (call, { who }) => {
      if (call.method === 'GET' || who === 'everybody' || call.path.startsWith('/api/auth/')) return []
      const { status, body } = await send(callers.manager, call)
      return status === 403 && body.code === 'suspended' ? [] : [`${status} ${body?.code}`]
    })
    expect(found).toEqual([])
    expect(await eventsOfTenant()).toBe(before)
  })

  test('reads everything, and no browser or proxy keeps it', async () => {
    const found = await differences(async (call, { who }) => {
      if (call.method !== 'GET' || who === 'everybody') return []
      const { status, body, headers } = await send(callers.manager, call)
      const caching = headers.get('cache-control')
      if (caching !== 'no-store') return [`Cache-Control: ${caching}`]
      return allowed(call, status, body) ? [] : [`${status} ${body?.code}`]
    })
    expect(found).toEqual([])
  })
})

describe('who is inside', () => {
  test.each(INSIDE)('%s is refused what the table does not give', async (who) => {
    const found = await differences(async (call, { may, who: group }) => {
      if (may.includes(who)) return []
      const { status, body } = await send(callers.inside[who], call)
      // A call about a person's own session has none to look at when a key comes.
      const codes = group === 'people' ? ['not_allowed', 'not_signed_in'] : ['not_allowed']
      return codes.includes(body?.code) ? [] : [`${status} ${body?.code}`]
    })
    expect(found).toEqual([])
  })

  test.each(INSIDE)('%s may do what the table gives', async (who) => {
    const found = await differences(async (call, { may, who: group, own }) => {
      if (!may.includes(who) || group === 'everybody') return []
      const { status, body } = await send(callers.inside[who], call)
      if (own && who !== 'manager') return body?.code === 'not_allowed' ? [] : [`${status} ${body?.code}`]
      return allowed(call, status, body) ? [] : [`${status} ${body?.code} ${JSON.stringify(body?.fields)}`]
    })
    expect(found).toEqual([])
  })
})

/**
 * What is read is there. What is changed may be gone or in another state, because somebody before this caller changed it,
 * or needs a password or a code that this caller does not give: others are refused before.
 */
function allowed({ method }: AccessCall, status: number, body?: ErrorBody): boolean {
  if (status < 400) return true
  if (body?.code === 'password_wrong' || body?.fields?.code !== undefined) return true
  return method === 'GET' ? status === 409 : [404, 409, 410, 413, 415].includes(status)
}
