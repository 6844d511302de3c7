import type { AdminMetrics } from '@efti-hub/contract'
import { expect } from 'vitest'
import { withClient } from '../../apps/server/src/testing/index.ts'
import { answer } from '../answers.ts'
import { eventually, test } from '../journey.ts'
import { lookOver } from '../look-over.ts'
import { brokenPdf, letter } from '../papers.ts'
import { heading } from '../steps.ts'

test('Refresh and Export, four stat cards, System Health, Database Statistics, and the Tenant Overview with its dialog.', async ({
  page,
  member,
  hub,
}) => {
  for (const file of [letter(), brokenPdf()]) await member.upload(file)
  await hub.drain()
  await page.goto('/admin')
  await heading(page, 'Admin Metrics').waitFor()
  const card = (title: string) => page.getByRole('group', { name: title, exact: true })
  await card('Total Tenants').getByText('1', { exact: true }).waitFor()
  await card('Processing Jobs').getByText('0 running and 0 queued in your tenants').waitFor()
  await card('Processing Jobs').getByText('2 completed and 1 failed in the last 24 hours').waitFor()
  for (const title of ['System Uptime', 'Error Rate']) await card(title).waitFor()

  const health = page.getByRole('region', { name: 'System Health' })
  for (const part of ['Memory', 'Disk']) await health.getByRole('progressbar', { name: part }).waitFor()
  for (const part of ['CPU', 'API response']) await health.getByText(part, { exact: true }).waitFor()
  const database = page.getByRole('region', { name: 'Database Statistics' })
  for (const part of ['Size', 'Connections', 'Queue depth'])
    await database.getByText(part, { exact: true }).waitFor()
  await database.getByText('Slow statements are shown to platform administrators.').waitFor()
  const complaints = await lookOver(page, 'admin')

  await member.upload(letter('second.txt', 'Dear Ms Lindqvist'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await card('Processing Jobs').getByText('0 running and 1 queued in your tenants').waitFor()
  const exported = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  expect((await exported).suggestedFilename()).toMatch(/^admin-metrics-\d{4}-\d\d-\d\d\.csv$/)

  const tenant = page.getByRole('region', { name: 'Tenant Overview' }).getByRole('listitem')
  await eventually(() => tenant.count()).toBe(1)
  expect(await tenant.innerText()).toMatch(/3 documents · \d+ violations?/)
  await tenant.getByRole('button', { name: /^View Details/ }).click()
  const dialog = page.getByRole('dialog')
  for (const term of ['Status', 'Compliance Rate', 'Total Documents', 'Violations']) {
    await dialog
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .waitFor()
  }
  await dialog.getByRole('heading', { name: 'Activity Overview' }).waitFor()
  await dialog.getByText(/^\d+ active violations?$/).waitFor()
  complaints.push(...(await lookOver(page, 'tenant')))
  const figures = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Export Data' }).click()
  expect((await figures).suggestedFilename()).toMatch(/\.csv$/)
  await dialog.getByText('Close', { exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('A platform administrator sees every tenant and the slow statements; without documents there is no rate.', async ({
  page,
  member,
  hub,
}) => {
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('update accounts.users set platform_admin = true where id = $1', [member.user?.id]),
  )
  await page.goto('/admin')
  const tenants = page.getByRole('region', { name: 'Tenant Overview' }).getByRole('listitem')
  await eventually(() => tenants.count()).toBeGreaterThan(1)
  await page.getByText('— compliant').first().waitFor()
  await page.getByRole('heading', { name: 'Slow statements' }).waitFor()
})

test('Tenant status: active, warning, suspended.', async ({ page, member }) => {
  const metrics = (await member.get<AdminMetrics>('/api/admin/metrics')).body
  const statuses = { active: 'Active', warning: 'Warning', suspended: 'Suspended' } as const
  const tenants = (['active', 'warning', 'suspended'] as const).flatMap((status) =>
    metrics.tenants.map((tenant) => ({ ...tenant, id: status, tenantName: `Tenant of ${status}`, status })),
  )
  await answer(page, '/api/admin/metrics', { ...metrics, tenants } satisfies AdminMetrics)
  await page.goto('/admin')
  const entries = page.getByRole('region', { name: 'Tenant Overview' }).getByRole('listitem')
  for (const [status, label] of Object.entries(statuses)) {
    const entry = entries.filter({ hasText: `Tenant of ${status}` })
    await entry.getByText(label, { exact: true }).waitFor()
  }
})
