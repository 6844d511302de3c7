import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase, withClient } from '../testing/test-database.ts'
import { type EventStream, type HubEvent, openEventStream } from './events.ts'
import { makeLog } from './log.ts'

let database: TestDatabase
let stream: EventStream
const heard: HubEvent[] = []

const notify = (...payloads: string[]) =>
  withClient(database.superuserUrl, async (client) => {
    for (const payload of payloads) await client.query(`select pg_notify('efti_hub_events', $1)`, [payload])
  })
const event = (type: string) => JSON.stringify({ tenantId: 'one', type, data: { n: 1 } })

beforeAll(async () => {
  database = await freshDatabase()
  stream = openEventStream(database.appUrl, makeLog('silent', 'test'))
  stream.onEvent(({ type }) => {
    if (type === 'trips') throw new Error('this listener trips')
  })
  stream.onEvent((one) => heard.push(one))
  for (let tries = 0; tries < 200 && heard.length === 0; tries += 1) {
    await notify(event('hello'))
    await sleep(25)
  }
})
afterAll(async () => {
  await stream.close()
  await database.drop()
})

test('what does not have our shape is left out, and one listener that trips stops nothing', async () => {
  heard.length = 0
  const odd = ['', 'no json', 'null', '[]', '{"tenantId":"one","type":"session_ended"}', '{"tenantId":1}']
  await notify(...odd, event('trips'), event('last'))
  await expect.poll(() => heard.map(({ type }) => type)).toContain('last')
  expect(heard.filter(({ type }) => type !== 'hello').map(({ type }) => type)).toEqual(['trips', 'last'])
})
