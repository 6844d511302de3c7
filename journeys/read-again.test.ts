import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomes } from '../apps/server/src/testing/index.ts'
import { eventually, test } from './journey.ts'
import { letter } from './papers.ts'
import { choicesOf, choose, openJobs, seeToast } from './steps.ts'

const statuses = async (dialog: Locator) =>
  (await dialog.getByRole('listitem').allInnerTexts()).map((entry) => /Queued|Completed/.exec(entry)?.[0])

const readAgain = (dialog: Locator) => dialog.getByRole('button', { name: 'Re-read document', exact: true })

async function openJobsOf(page: Page, name: string) {
  await page.goto('/processing')
  const dialog = await openJobs(page, name)
  await readAgain(dialog).waitFor()
  return dialog
}

test('an auditor finds the button closed, with the reason beside it', async ({ page, member, hub }) => {
  await member.upload(letter())
  await hub.drain()
  await becomes(hub, member, 'auditor')
  const dialog = await openJobsOf(page, letter().name)
  expect(await readAgain(dialog).isDisabled()).toBe(true)
  await dialog
    .getByText('Only a Compliance Manager or Operator can re-read documents. Your role is Auditor.')
    .waitFor()
})

test('a person chooses the language of a document and has it read again, live', async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(letter())
  await hub.drain()
  const dialog = await openJobsOf(page, letter().name)
  expect(await statuses(dialog)).toEqual(['Completed', 'Completed'])
  await dialog.getByText('Earlier jobs and their results are kept.').waitFor()

  await choose(page, 'Language', 'German')
  await readAgain(dialog).click()
  await seeToast(page, 'Re-reading Document', `${letter().name} is being re-read in German.`)
  await eventually(() => statuses(dialog)).toEqual(['Completed', 'Completed', 'Queued'])
  await dialog.getByText('Wait until this document’s jobs have finished.').waitFor()
  expect(await readAgain(dialog).isDisabled()).toBe(true)

  await hub.drain()
  await eventually(() => statuses(dialog)).toEqual(Array(4).fill('Completed'))
  await eventually(() => readAgain(dialog).isEnabled()).toBe(true)
  expect((await member.jobsOf(id)).map(({ jobType }) => jobType)).toEqual([
    'ocr',
    'compliance',
    'ocr',
    'compliance',
  ])
})

test.runIf(process.env.LONG)(
  'the choice is still there the next time, and can be undone',
  async ({ page, member, hub }) => {
    const { id } = await member.upload(letter())
    await hub.drain()
    expect((await member.post(`/api/documents/${id}/reprocess`, { language: 'fra' })).status).toBe(202)
    await hub.drain()
    const dialog = await openJobsOf(page, letter().name)
    await dialog.getByRole('combobox', { name: /^Language French/ }).waitFor()
    await choose(page, 'Language', 'Automatic')
    await readAgain(dialog).click()
    await seeToast(page, 'Re-reading Document', `${letter().name} is being re-read.`)
    const { body } = await member.get(`/api/documents/${id}/languages`)
    expect(body).toMatchObject({ chosen: { language: null } })
  },
)

test.runIf(process.env.LONG)(
  'a language without a model shows how to install it',
  async ({ page, member, hub }) => {
    await member.upload(letter())
    await hub.drain()
    const dialog = await openJobsOf(page, letter().name)
    const choices = await choicesOf(page, 'Language')
    expect(choices.slice(0, 3)).toEqual(['Automatic', 'English', 'German'])
    const missing = choices.find((choice) => choice.endsWith('(not installed)'))
    if (!missing) return expect(choices).toHaveLength(23)
    await choose(page, 'Language', missing)
    await readAgain(dialog).click()
    const name = missing.replace(' (not installed)', '')
    await seeToast(page, 'Re-reading Failed', undefined, 'destructive')
    await page
      .getByText(new RegExp(`^${name} cannot be read yet because its model is not installed\\. Install it`))
      .waitFor()
    expect(await statuses(dialog)).toEqual(['Completed', 'Completed'])
  },
)

test('a person stops a job that waits, sees who did, and may have the document read again', async ({
  page,
  member,
}) => {
  await member.upload(letter())
  const dialog = await openJobsOf(page, letter().name)
  await dialog.getByRole('button', { name: /^Stop / }).click()
  await dialog.getByText(/^Stopped by .* The file is kept/).waitFor()
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('Failed')])
  expect(await dialog.getByRole('button', { name: /^Stop / }).count()).toBe(0)
  await eventually(() => readAgain(dialog).isEnabled()).toBe(true)
})

test.runIf(process.env.LONG)('an auditor is offered no stop', async ({ page, member, hub }) => {
  await member.upload(letter())
  await becomes(hub, member, 'auditor')
  const dialog = await openJobsOf(page, letter().name)
  await dialog.getByText(/Your role is Auditor/).waitFor()
  expect(await dialog.getByRole('button', { name: /^Stop / }).count()).toBe(0)
})
