import { expect } from 'vitest'
import { roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import type { Member } from '../apps/server/src/testing/index.ts'
import { withRole } from '../apps/server/src/testing/index.ts'
import { drawNote } from '../apps/server/src/testing/papers.ts'
import type { DocumentDetail, PartnerMemory } from '../packages/contract/src/index.ts'
import { DESKTOP, eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { heading, seePath, seeToast, toasts } from './steps.ts'

const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'
const NATURE = 'natureIdentificationCargo/identificationText[1]'

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

const states = async (member: Member) =>
  (await member.get<PartnerMemory>('/api/partner-memory')).body.items.map(({ state }) => state)

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
    await page.getByText('Your role can view what was learned but not change it.').waitFor()
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

test.runIf(process.env.LONG)(
  'the second identical correction asks whether to remember its place; Yes can be undone',
  async ({ page, member, hub }) => {
    const correct = async (name: string, value: string) => {
      const { id } = await member.upload(await note(name, value))
      await hub.drain()
      await page.goto(`/documents/${id}?field=${encodeURIComponent(NATURE)}`)
      const row = page.locator(`li[data-path="${NATURE}"]`)
      await row.getByRole('button', { name: /^Edit / }).click()
      await row.getByRole('textbox').fill(value)
      await row.getByRole('textbox').press('Enter')
      await seeToast(page, 'Value Corrected')
      await hub.drain()
    }
    const question = page.getByRole('group', { name: 'Remember this place for Muster Maschinenbau AG?' })
    await correct('first.pdf', 'KX-4711')
    expect(await question.count()).toBe(0)
    await correct('second.pdf', 'LB-90815')
    await question.waitFor()
    expect(await lookOver(page, 'remember a place')).toEqual([])
    await page.setViewportSize(DESKTOP)
    await question.getByRole('button', { name: 'Yes' }).press('Enter')
    await seeToast(page, 'Place Remembered')
    await eventually(() => question.count()).toBe(0)
    expect(await states(member)).toEqual(['kept', 'kept'])
    await toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
    await seeToast(page, 'Answer Undone')
    expect(await states(member)).toEqual(['proposed', 'proposed'])
    await question.getByRole('button', { name: 'No' }).click()
    await seeToast(page, 'Place Not Remembered')
    expect(await states(member)).toEqual(['declined', 'declined'])

    await page.goto('/settings?tab=tenant&part=memory')
    const lessons = page.getByRole('list', { name: 'Learned from corrections' }).getByRole('listitem')
    await lessons.first().getByText('Not remembered').waitFor()
    await lessons
      .first()
      .getByRole('button', { name: /^Remember / })
      .click()
    await seeToast(page, 'Place Remembered')
    await eventually(() => states(member)).toEqual(['kept', 'kept'])
    await lessons.first().locator(':focus', { hasText: 'Remove' }).waitFor()
  },
)

test('a memory that cannot be loaded reports it and is asked for again', async ({ page, member: _ }) => {
  await page.route('**/api/partner-memory**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto('/settings?tab=tenant')
  await page.getByText('The settings could not be loaded').waitFor()
  await page.unroute('**/api/partner-memory**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Nothing learned yet').waitFor()
})

test.runIf(process.env.LONG)(
  'a settled contradiction asks below it whether to remember the place',
  async ({ page, member, hub }) => {
    const prepare = async (number: string) => {
      const other = await member.upload(roadNote(`${number}.xml`, { eFTI170: number }))
      const bytes = await drawNote({
        goodsAt: 340,
        more: [
          [420, 40, `No. ${number}`],
          [40, 500, 'Hofwaage laut Werksausweis Pforte Nordtor'],
          [40, 516, '12000'],
        ],
      })
      const { id } = await member.upload({ name: `${number}.pdf`, bytes })
      await hub.drain()
      const { consignmentId } = (await member.get<DocumentDetail>(`/api/documents/${id}`)).body
      await member.post(`/api/consignments/${consignmentId}/documents`, { documentId: other.id })
      return `/consignments/${consignmentId}`
    }
    const first = await prepare('CMR-801')
    await member.post(`/api${first}/contradictions/CONSIGNMENT-MASS/settle`, {
      value: { value: 12_000, unit: 'KGM' },
    })
    await page.goto(await prepare('CMR-802'))
    const card = page.getByRole('region', { name: 'Contradictions' })
    await card.getByRole('button', { name: /^Use 12,000 kg/ }).click()
    await seeToast(page, 'Contradiction Settled')
    const question = card.getByRole('group', {
      name: 'CMR-802.pdf: Remember this place for Muster Maschinenbau AG?',
    })
    await question.waitFor()
    expect(await lookOver(page, 'question below a contradiction')).toEqual([])
    await question.getByRole('button', { name: 'Yes' }).click()
    await seeToast(page, 'Place Remembered')
    await page.locator('h2:focus', { hasText: 'Contradictions' }).waitFor()
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await seeToast(page, 'Answer Undone')
    await question.waitFor()
  },
)
