import { expect } from 'vitest'
import type { Member } from '../apps/server/src/testing/index.ts'
import { withRole } from '../apps/server/src/testing/index.ts'
import { drawNote } from '../apps/server/src/testing/papers.ts'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { heading, seePath, seeToast } from './steps.ts'

const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'

/** A note whose seal has no label. */
const note = async (name: string, seal: string) => ({
  name,
  bytes: await drawNote({
    goodsAt: 340,
    more: [
      [40, 500, 'Hofzeichen laut Werksausweis Pforte Nordtor'],
      [40, 516, seal],
    ],
  }),
})

const teach = async (member: Member, id: string, value: string) => {
  const { status } = await member.patch(`/api/documents/${id}/consignment`, {
    corrections: [{ path: SEAL, value }],
  })
  expect(status).toBe(200)
}

test('what a correction taught is seen from the value that it found, in the settings, and forgotten there', async ({
  page,
  member,
  hub,
}) => {
  const first = await member.upload(await note('first.pdf', 'KX-4711'))
  await hub.drain()
  await teach(member, first.id, 'KX-4711')
  const next = await member.upload(await note('next.pdf', 'LB-90815'))
  await hub.drain()

  await page.goto(`/documents/${next.id}?field=${encodeURIComponent(SEAL)}`)
  await page.getByRole('link', { name: 'everything learned' }).click()
  await seePath(page, '/settings')
  const lesson = page.getByRole('list', { name: 'Learned from corrections' }).getByRole('listitem')
  await lesson.getByRole('heading', { name: /seal/i }).waitFor()
  await eventually(() => lesson.textContent()).toMatch(/Muster Maschinenbau AG.*first\.pdf.*Ida Lindqvist/)
  const title = page.getByRole('heading', { name: 'Learned from corrections' })
  await eventually(async () => (await title.boundingBox())?.y).toBeLessThan(900)
  expect(await lookOver(page, 'memory')).toEqual([])
  await page.setViewportSize(PHONE)
  await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width)

  const forget = lesson.getByRole('button', { name: /^Remove / })
  await withRole(hub, member, 'auditor', async () => {
    await page.reload()
    await page.getByText('Your role can view what was learned but not remove it.').waitFor()
    expect(await forget.isDisabled()).toBe(true)
  })
  await page.reload()
  await forget.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/Documents already read with it do not change/).waitFor()
  expect(await complaintsAbout(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await seeToast(page, 'Removed')
  await page.getByText('Nothing learned yet').waitFor()

  await page.goto(`/documents/${next.id}`)
  await heading(page, 'next.pdf').waitFor()
  await page.getByText('LB-90815', { exact: true }).first().waitFor()
})

test('a memory that cannot be loaded reports it and is asked for again', async ({ page, member: _ }) => {
  await page.route('**/api/partner-memory**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto('/settings?tab=tenant')
  await page.getByText('The settings could not be loaded').waitFor()
  await page.unroute('**/api/partner-memory**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Nothing learned yet').waitFor()
})
