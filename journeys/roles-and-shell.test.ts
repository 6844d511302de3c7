import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomes, withClient } from '../apps/server/src/testing/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { letter, sample } from './papers.ts'
import { header, heading, seePath, signIn } from './steps.ts'

test('an auditor sees that they can neither upload nor ask for a plan', async ({ page, member, hub }) => {
  await member.upload(letter('coffee.txt'))
  await hub.drain()
  await becomes(hub, member, 'auditor')
  for (const path of ['/', '/processing']) {
    await page.goto(path)
    await page.getByText('Your role cannot upload documents.').first().waitFor()
    expect(await page.locator('input[type=file]:enabled').count()).toBe(0)
    await page.getByRole('button', { name: 'choose a file' }).and(page.locator(':disabled')).waitFor()
  }
  await page.goto('/violations')
  await page.getByText('Not recognised as a freight document').first().waitFor()
  expect(await page.getByRole('button', { name: /AI Remediation/ }).count()).toBe(0)
})

const MOVED = { x: 0, y: 0, width: 0, height: 0 }

test('the longest name of an organisation leaves the product its own, and phones show whose screen it is', async ({
  page,
  member,
  hub,
}) => {
  const name =
    'Internationale Speditions- und Lagerhausgesellschaft Nordlicht mbH & Co. Kommanditgesellschaft'
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('update hub.tenants set name = $1 where id = $2', [name, member.tenantId]),
  )
  for (const width of [1440, 900, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/settings')
    await header(page).getByText(name).waitFor()
    const product = (await header(page).getByText('eFTI Compliance Hub').boundingBox()) ?? MOVED
    const organisation = (await header(page).getByText(name).boundingBox()) ?? MOVED
    expect(product.x + product.width).toBeLessThanOrEqual(organisation.x)
    expect(product.width).toBeGreaterThan(100)
  }
  for (const width of [767, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await header(page).getByText('Ida Lindqvist').and(page.locator(':visible')).waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width)
  }
})

test('the audit trail keeps its lines readable beside the open sidebar', async ({ page, member, hub }) => {
  await member.upload(letter('a letter with a name of some length.txt'))
  await hub.drain()
  for (const width of [768, 900, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/audit')
    const entry = page.getByText('a letter with a name of some length.txt').first()
    await entry.waitFor()
    expect((await entry.boundingBox())?.width).toBeGreaterThan(120)
  }
})

test('a certification application takes no contact email that is none', async ({ page, member: _ }) => {
  await page.goto('/sustainability')
  await page.getByRole('button', { name: 'Apply for New Certification' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/email/i).fill('office@')
  await dialog.getByRole('button', { name: /Submit/ }).click()
  await dialog.waitFor()
  expect(
    await dialog
      .getByLabel(/email/i)
      .evaluate((input) => (input as unknown as { validity: { valid: boolean } }).validity.valid),
  ).toBe(false)
})

test('a link into the product survives the sign-in', async ({ page, hub }) => {
  const member = await hub.member()
  const note = await member.upload(await consignmentNote({ number: 'R-26-5501' }))
  await hub.drain()
  const path = `/documents/${note.id}?tab=decisions`
  await page.goto(path)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await heading(page, note.originalName).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
})

test.runIf(process.env.LONG)(
  'the organisation that was chosen last is the one after the next sign-in',
  async ({ page, hub }) => {
    const [ida, olaf] = [await hub.member(), await hub.member({ firstName: 'Olaf' })]
    await withClient(hub.database.superuserUrl, async (client) => {
      await client.query("update hub.tenants set name = 'Nordlicht Spedition' where id = $1", [olaf.tenantId])
      await client.query(
        `insert into hub.memberships (tenant_id, user_id, role, created_at) values ($1, $2, 'operator', now() + interval '1 minute')`,
        [olaf.tenantId, ida.user?.id],
      )
    })
    await signIn(page, ida)
    await seePath(page, '/')
    const active = () => header(page).getByRole('button', { name: /Nordlicht Spedition/ })
    expect(await active().count()).toBe(0)
    await header(page)
      .getByRole('button', { name: /^Organisation: / })
      .click()
    await page.getByRole('menuitem', { name: /Nordlicht Spedition/ }).click()
    await active().waitFor()
    await page.context().clearCookies()
    await signIn(page, ida)
    await seePath(page, '/')
    await active().waitFor()
  },
)

test.runIf(process.env.LONG)(
  'the page of an unknown document leads back, and the sidebar shows where one is',
  async ({ page, member, hub }) => {
    const current = (page: Page) => page.getByRole('navigation').locator('[aria-current]').allInnerTexts()
    await page.goto('/documents/0190a5f0-0000-7000-8000-000000000000')
    await page.getByText('This document does not exist').waitFor()
    await eventually(() => current(page)).toEqual(['Document Processing'])
    await page.getByRole('link', { name: 'All documents' }).click()
    await seePath(page, '/processing')

    const note = await member.upload(sample('cmr-english-no-date-country-uk').document)
    await hub.drain()
    const { body } = await member.get<{ items: { id: string }[] }>('/api/consignments')
    const pages = [
      [`/documents/${note.id}`, 'Document Processing'],
      ['/batch', 'Document Processing'],
      [`/consignments/${body.items[0]?.id}`, 'Consignments'],
    ] as const
    for (const [path, entry] of pages) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await eventually(() => current(page)).toEqual([entry])
    }
  },
)

test('a date has no example in the notation of the data set beside its picker', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(sample('cmr-english-no-date-country-uk').document)
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('button', { name: 'Enter Date of taking over' }).click()
  const input = page.getByLabel('Date of taking over', { exact: true })
  await input.waitFor()
  expect(await input.getAttribute('type')).toBe('date')
  expect(await page.getByText('202611200800').count()).toBe(0)
})
