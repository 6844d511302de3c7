import type { Certification, Goal, SustainabilityAnswer } from '@efti-hub/contract'
import { expect } from 'vitest'
import { roadNote } from '../../apps/server/src/testing/consignment-papers.ts'
import { answer } from '../answers.ts'
import { eventually, PHONE, test } from '../journey.ts'
import { lookOver } from '../look-over.ts'
import { heading, seeToast } from '../steps.ts'

const YEAR = new Date().getUTCFullYear()
const DAY = `${YEAR}-01-02`

test('Generate Report and Set Goals, metric cards, progress bars, certifications, footprint and goals of an empty tenant: no figure is invented.', async ({
  page,
  member: _,
}) => {
  await page.goto('/sustainability')
  await heading(page, 'Sustainability Dashboard').waitFor()
  for (const name of ['Environmental Impact', 'Certifications', `${YEAR} goals`])
    await heading(page, name).waitFor()
  for (const name of ['Generate Report', 'Set Goals']) await page.getByRole('button', { name }).waitFor()
  for (const name of ['Emissions', 'Intensity', 'Transport activity', 'Coverage'])
    await page.getByRole('group', { name }).getByText('—', { exact: true }).waitFor()
  await page.getByText('No consignments in this year').waitFor()
  expect(await lookOver(page, 'sustainability, empty')).toEqual([])
})

test('The dialog Apply for New Certification: four fields, an incomplete application is stored as Pending, and a manager certifies it.', async ({
  page,
  member: _,
}) => {
  await page.goto('/sustainability')
  const open = () => page.getByRole('button', { name: 'Apply for New Certification' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Apply for New Certification' })
  await dialog.getByLabel('Company Name').waitFor()
  expect(await dialog.getByLabel('Contact Email').getAttribute('type')).toBe('email')
  expect(await dialog.getByLabel('Target Completion Date').getAttribute('type')).toBe('date')
  await dialog.getByLabel('Certification Type').fill('ISO 14001')
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await seeToast(
    page,
    'Application Submitted',
    'Your certification application has been submitted for review.',
  )
  await dialog.waitFor({ state: 'hidden' })
  const line = page.getByRole('listitem').filter({ hasText: 'ISO 14001' })
  await line.getByText('details missing').waitFor()
  await line.getByText('Pending', { exact: true }).waitFor()
  await line.getByRole('button', { name: 'Edit ISO 14001' }).click()
  const edit = page.getByRole('dialog', { name: 'ISO 14001' })
  await edit.getByLabel('Certified').check()
  await edit.getByLabel('Company Name').fill('Muster Spedition')
  await edit.getByRole('button', { name: 'Save' }).click()
  await line.getByText('Certified', { exact: true }).waitFor()
})

test('Every figure opens to the documents, the formula and the quality behind it; a place is asked; goals get their labels; the report downloads.', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(roadNote('lyon.xml', { eFTI170: 'J-1', eFTI39: DAY }))
  await member.upload(
    roadNote('neustadt.xml', { eFTI170: 'J-2', eFTI39: DAY, eFTI161: 'Neustadt', eFTI162: 'DE' }),
  )
  await member.upload(roadNote('weightless.xml', { eFTI170: 'J-3', eFTI39: DAY, eFTI41: undefined }))
  await hub.drain()
  await page.goto('/sustainability')
  await page.getByRole('group', { name: 'Coverage' }).getByText('1 of 3 consignments computable').waitFor()
  expect(await lookOver(page, 'sustainability')).toEqual([])

  await page
    .getByRole('button', { name: /^Neustadt, DE/ })
    .first()
    .click()
  await seeToast(page, 'Place saved')
  await hub.drain()
  await page.getByRole('group', { name: 'Coverage' }).getByText('2 of 3 consignments computable').waitFor()

  await page.getByRole('button', { name: 'Set Goals' }).click()
  await page.getByLabel('Target: Consignments with a figure (%)').fill('60')
  await page.getByRole('button', { name: 'Save goals' }).click()
  await page.getByText('Ahead', { exact: true }).waitFor()

  await page.getByRole('button', { name: /No gross mass in the documents/ }).click()
  await page.getByRole('button', { name: /^J-3/ }).click()
  await page.getByRole('link', { name: 'Add the gross mass' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Emissions', exact: true }).click()
  await page.getByRole('button', { name: /^J-1/ }).click()
  const panel = page.getByRole('dialog', { name: 'Calculation' })
  await panel.getByText(/^12 t × [\d,]+ km × 95 g\/tkm = [\d,.]+ kg$/).waitFor()
  for (const name of ['From the documents', 'Data quality', 'What if'])
    await panel.getByRole('heading', { name }).waitFor()
  await panel.getByRole('link', { name: '12,000 kg' }).click()
  await eventually(() => page.url()).toContain('field=grossWeight')

  await page.goBack()
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`sustainability-${YEAR}.csv`)
})

test('Certifications are Certified, In Progress or Pending, goals On Track, Ahead, In Progress or Achieved; bars and breakdown hold the figures.', async ({
  page,
  member,
}) => {
  const real = (await member.get<SustainabilityAnswer>('/api/sustainability')).body
  const statuses = ['Certified', 'In Progress', 'Pending'] as const
  const labels = {
    total: 'On Track',
    intensity: 'Ahead',
    coverage: 'In Progress',
    certifications: 'Achieved',
  } as const
  const items = statuses.map(
    (status): Certification => ({
      id: status,
      createdAt: '2026-11-19T08:30:00.000Z',
      appliedBy: { id: 'ida', name: 'Ida Lindqvist' },
      type: `Certificate that is ${status}`,
      companyName: 'Muster Spedition',
      contactEmail: 'office@example.org',
      targetDate: null,
      isComplete: true,
      status,
      number: '',
      issuer: '',
      validFrom: null,
      validUntil: null,
      file: null,
    }),
  )
  const goals = Object.entries(labels).map(
    ([measure, label]): Goal => ({
      measure: measure as Goal['measure'],
      target: 90,
      baseline: 50,
      baselineIsSet: true,
      value: 70,
      label,
      why: 'As the figures show.',
      whyTemplate: 'As the figures show.',
      whyShares: {},
      progress: 50,
    }),
  )
  const line = { key: '3', consignments: 4, computed: 3, grams: 2_500_000, tonneKm: 30_000 } as const
  await answer(page, '/api/sustainability', {
    ...real,
    figures: { ...real.figures, consignments: 4, computed: 3, grams: 2_500_000, coverage: 75 },
    modes: [line],
    goals,
    certifications: { items, canManage: true },
  } satisfies SustainabilityAnswer)
  await page.goto('/sustainability')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  for (const status of statuses) {
    const entry = card('Certifications')
      .getByRole('listitem')
      .filter({ hasText: `that is ${status}` })
    await entry.getByText(status, { exact: true }).waitFor()
  }
  const goal = card(`${real.year} goals`).getByRole('listitem')
  for (const [at, label] of Object.values(labels).entries()) {
    await goal.nth(at).getByText(label, { exact: true }).waitFor()
  }
  const bar = card('Environmental Impact').getByRole('progressbar', { name: 'Consignments with a figure' })
  expect(await bar.getAttribute('aria-valuenow')).toBe('75')
  await card('Carbon Footprint Breakdown')
    .getByRole('button', { name: /^Road.*2\.5 t/ })
    .waitFor()
})
