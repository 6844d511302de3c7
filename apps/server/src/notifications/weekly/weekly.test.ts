import type { AuditList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePreferences } from '../../accounts/settings/notification-preferences.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { incompleteCmrPdf } from '../../testing/papers.ts'
import { lastMonday } from './send-week.ts'

const WEEKLY = {
  email: true,
  documentAlerts: false,
  complianceAlerts: false,
  weeklyReports: true,
  rhythm: 'immediate' as const,
}

let server: MailServer
let hub: Hub
let ida: Member

beforeAll(async () => {
  server = await startMailServer()
  hub = await startHub({ env: { SMTP_URL: server.url, MAIL_FROM: 'hub@example.org' } })
  ida = await hub.member()
  for (const number of [1, 2]) await ida.upload(await incompleteCmrPdf(number))
  await ida.upload({ name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7 broken') })
  await hub.drain()
})
afterAll(async () => {
  await hub?.stop()
  await server?.stop()
})

const inSql = (query: string) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(query)).rows)
const monday = async () => {
  await inSql(`select graphile_worker.add_job('every-monday')`)
  await hub.drain()
}
const prefer = (member: Member, preferences: typeof WEEKLY) =>
  hub.services.database.inTenant({ tenantId: member.tenantId, userId: null }, (db) =>
    savePreferences(db, member.user?.id ?? '', preferences),
  )

test('a week begins on Monday, at midnight in UTC', () => {
  const starts = ['2026-11-16T00:00:00Z', '2026-11-18T12:00:00Z', '2026-11-22T23:59:59Z'].map((at) =>
    lastMonday(new Date(at)).toISOString(),
  )
  expect(new Set(starts)).toEqual(new Set(['2026-11-16T00:00:00.000Z']))
  expect(lastMonday(new Date('2026-11-23T00:00:00Z')).toISOString()).toBe('2026-11-23T00:00:00.000Z')
})

test('who asked for it gets the figures of the week before, once; nobody else, and none of an empty one', async () => {
  const otto = await hub.member({ firstName: 'Otto' })
  const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
  await prefer(otto, WEEKLY)
  await prefer(ida, WEEKLY)
  await prefer(olga, { ...WEEKLY, email: false })
  const start = lastMonday(new Date()).toISOString()
  await inSql(`update hub.documents set created_at = '${start}'::timestamptz - interval '2 days'`)
  await ida.upload(await incompleteCmrPdf(3))
  await hub.drain()
  const [open] = await inSql(`select count(*)::int as n from hub.violations where status = 'open'`)

  await monday()
  await monday()
  expect(server.received.map(({ to }) => to)).toEqual([ida.email])
  const entries = (await ida.get<AuditList>('/api/audit?search=mail queued')).body.items
  expect(entries.map(({ resourceName, actorKind, details }) => [resourceName, actorKind, details])).toEqual([
    ['Weekly report', 'product', 'To 1 person'],
  ])
  const text = server.received[0]?.text ?? ''
  expect(text).toContain('Documents uploaded: 3')
  expect(text).toContain('Of these, checked: 2')
  expect(text).toContain('Of these, failed: 1')
  expect(text).toContain(`Open violations: ${open?.n},`)
})
