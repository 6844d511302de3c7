import type {
  ComplianceCheck,
  ConsignmentAnswer,
  ErrorBody,
  NotificationSettings,
  ProfileSettings,
  RemediationAnswer,
  SecuritySettings,
  TenantSettings,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../../testing/papers.ts'
import { notificationPreferences } from './notification-preferences.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const DEFAULTS = {
  email: true,
  documentAlerts: true,
  complianceAlerts: true,
  weeklyReports: false,
  rhythm: 'immediate',
}
const read = async <T>(member: Member, tab: string) => (await member.get<T>(`/api/settings/${tab}`)).body

const eventsOf = (action: string) =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      'select actor_name, old_value, new_value from hub.audit_events where tenant_id = $1 and action = $2 order by created_at',
      [ida.tenantId, action],
    )
    return rows
  })

describe('who may not', () => {
  test.each(['profile', 'notifications', 'security', 'tenant'])(
    'a visitor sees or changes %s',
    async (tab) => {
      expect((await hub.visitor().get(`/api/settings/${tab}`)).status).toBe(401)
      expect((await hub.visitor().patch(`/api/settings/${tab}`, {})).status).toBe(401)
    },
  )

  test.each([
    ['security', { aiValidation: false }],
    ['tenant', { name: 'Somebody else' }],
  ])('an operator and an auditor change %s; they see it', async (tab, change) => {
    for (const member of [olga, axel]) {
      const { status, body } = await member.patch<ErrorBody>(`/api/settings/${tab}`, change)
      expect(status).toBe(403)
      expect(body.message).toContain('Compliance Manager')
      expect(await read(member, tab)).toMatchObject({ mayChange: false })
    }
    expect(await read(ida, tab)).toMatchObject({ mayChange: true })
  })

  test('nothing of one organisation reaches another', async () => {
    await ida.patch('/api/settings/tenant', { vatId: 'DE136695976' })
    expect((await read<TenantSettings>(otto, 'tenant')).vatId).toBe('')
    await ida.patch('/api/settings/tenant', { vatId: '' })
  })

  test('the email never changes', async () => {
    const change = { firstName: 'Ida', lastName: 'Lindqvist', email: 'other@example.org' }
    const { body } = await ida.patch<ProfileSettings>('/api/settings/profile', change)
    expect(body.email).toBe(ida.email)
  })
})

describe('profile', () => {
  test('shows the caller; a new name appears everywhere immediately and in the trail', async () => {
    expect(await read(olga, 'profile')).toEqual({
      firstName: 'Olga',
      lastName: 'Norden',
      email: olga.email,
      tenantId: ida.tenantId,
      role: 'operator',
      hasPassword: true,
      twoFactor: false,
    })
    const renamed = await olga.patch('/api/settings/profile', { firstName: 'Olga', lastName: 'Sund' })
    expect(renamed.body).toMatchObject({ lastName: 'Sund' })
    expect((await olga.get('/api/auth/user')).body).toMatchObject({ name: 'Olga Sund' })
    expect(await eventsOf('profile-changed')).toEqual([
      { actor_name: 'Olga Sund', old_value: { lastName: 'Norden' }, new_value: { lastName: 'Sund' } },
    ])
  })

  test('a name is needed', async () => {
    const { status, body } = await olga.patch<ErrorBody>('/api/settings/profile', {
      firstName: ' ',
      lastName: 'Sund',
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ firstName: 'First name is required' })
  })
})

describe('notifications', () => {
  test('email, document alerts and compliance alerts are on, weekly reports off, until somebody changes it', async () => {
    expect(await read(axel, 'notifications')).toEqual({ ...DEFAULTS, mail: 'off' })
    const changed = await axel.patch<NotificationSettings>('/api/settings/notifications', {
      weeklyReports: true,
      documentAlerts: false,
    })
    const now = { ...DEFAULTS, weeklyReports: true, documentAlerts: false }
    expect(changed.body).toEqual({ ...now, mail: 'off' })
    expect(await read(axel, 'notifications')).toEqual({ ...now, mail: 'off' })
    expect(await read(ida, 'notifications')).toEqual({ ...DEFAULTS, mail: 'off' })
  })

  test('who sends mails asks for many people together', async () => {
    const ids = [ida, axel].map(({ user }) => user?.id ?? '')
    const preferences = await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, (db) =>
      notificationPreferences(db, ids),
    )
    expect([...preferences.keys()]).toEqual(ids)
    expect(preferences.get(ids[0] ?? '')).toEqual(DEFAULTS)
    expect(preferences.get(ids[1] ?? '')).toMatchObject({ weeklyReports: true, documentAlerts: false })
  })
})

describe('security', () => {
  test('AI-powered validation is on; the consent to send content is off until a manager gives it', async () => {
    expect(await read(axel, 'security')).toMatchObject({
      aiValidation: true,
      sendContent: false,
      sendContentBy: null,
      sendContentAt: null,
    })
    const given = await ida.patch<SecuritySettings>('/api/settings/security', { sendContent: true })
    expect(given.body).toMatchObject({ sendContent: true, sendContentBy: 'Ida Lindqvist' })
    expect(Date.parse(given.body.sendContentAt ?? '')).toBeGreaterThan(0)
    await ida.patch('/api/settings/security', { sendContent: true, sendPictures: true })
    const withdrawn = await ida.patch<SecuritySettings>('/api/settings/security', { sendContent: false })
    expect(withdrawn.body).toMatchObject({ sendContent: false, sendPictures: false })
    expect(await eventsOf('content-consent-given')).toEqual([
      { actor_name: 'Ida Lindqvist', old_value: false, new_value: true },
    ])
    expect(await eventsOf('content-consent-withdrawn')).toHaveLength(1)
  })
})

describe('the organisation', () => {
  test('is kept as it was set, each change with what was there before', async () => {
    const change = {
      name: 'Lindqvist Spedition AB',
      address: 'Hamngatan 4\n411 06 Göteborg',
      country: 'SE',
      vatId: 'SE556677889901',
      eori: 'SE5566778899',
      contactEmail: 'office@example.org',
      dueDays: 7,
      retentionDays: 3650,
    }
    expect((await ida.patch('/api/settings/tenant', change)).body).toMatchObject(change)
    expect(await read(axel, 'tenant')).toMatchObject({ ...change, id: ida.tenantId })
    await ida.patch('/api/settings/tenant', { dueDays: 9 })
    expect((await eventsOf('organisation-changed')).at(-1)).toMatchObject({
      old_value: { dueDays: 7 },
      new_value: { dueDays: 9 },
    })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a country that is none', { country: 'UK' }],
    ['days out of range', { dueDays: 366 }],
    ['a retention of no day', { retentionDays: 0 }],
    ['a subset that is none', { defaultSubsets: ['EU99'] }],
    ['a route through no country', { routeCountries: ['XX'] }],
    ['an address that is no email', { contactEmail: 'office' }],
  ])('%s is refused', async (_what, change) => {
    expect((await ida.patch('/api/settings/tenant', change)).status).toBe(400)
  })
})

describe('what others do with it', () => {
  test('documents are checked against the subsets that the organisation chose, unless a person decides otherwise', async () => {
    await ida.patch('/api/settings/tenant', { defaultSubsets: ['EU06'] })
    const { id } = await ida.upload(await cmrPdf(1))
    await hub.drain()
    const path = `/api/documents/${id}/consignment`
    const subsets = async () => (await ida.get<ConsignmentAnswer>(path)).body.subsets.map((one) => one.id)
    expect(await subsets()).toContain('EU06')
    await ida.patch(path, { subsets: [{ id: 'EU06', applies: false, reason: 'No air freight.' }] })
    await hub.drain()
    expect(await subsets()).not.toContain('EU06')
    await ida.patch('/api/settings/tenant', { defaultSubsets: [] })
  })

  test('addresses are read by the letter of the Annex where the organisation wants it', async () => {
    const { id } = await ida.upload(await cmrPdf(4))
    const checked = async () => {
      await hub.drain()
      const [check] = (await ida.get<ComplianceCheck[]>(`/api/documents/${id}/compliance`)).body
      return check
    }
    const practical = await checked()
    expect([practical?.addressReading, practical?.violations]).toEqual(['practical', []])
    await ida.patch('/api/settings/tenant', { strictAddresses: true })
    await ida.post(`/api/documents/${id}/reprocess`)
    const strict = await checked()
    expect(strict?.addressReading).toBe('strict')
    expect(strict?.violations.map(({ code }) => code)).toContain('EU01-PLACE-OF-DELIVERY-STREET')
    await ida.patch('/api/settings/tenant', { strictAddresses: false })
  })

  test('violations are due by the days that the organisation set', async () => {
    await ida.patch('/api/settings/tenant', { dueDays: 3 })
    const { id } = await ida.upload(await incompleteCmrPdf(2))
    await hub.drain()
    const { rows } = await withClient(hub.database.superuserUrl, (client) =>
      client.query<{ days: number }>(
        `select distinct extract(epoch from calculated_due_at - created_at)::int / 86400 as days
           from hub.violations where document_id = $1 and calculated_due_reason = 'days'`,
        [id],
      ),
    )
    expect(rows).toEqual([{ days: 3 }])
  })

  test('a plan states that AI-powered validation is switched off', async () => {
    const { id } = await ida.upload(await cmrPdf(3))
    await hub.drain()
    const origin = async () => {
      const { body } = await ida.post<RemediationAnswer>(`/api/documents/${id}/remediation`)
      return body.remediationPlan.origin
    }
    expect(await origin()).toBe('Built from the rule catalogue; no AI provider is configured')
    await ida.patch('/api/settings/security', { aiValidation: false })
    expect(await origin()).toBe('Built from the rule catalogue; AI-powered validation is switched off')
    await ida.patch('/api/settings/security', { aiValidation: true })
  })
})
