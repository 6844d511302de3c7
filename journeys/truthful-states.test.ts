import { setTimeout as sleep } from 'node:timers/promises'
import type { Dashboard } from '@efti-hub/contract'
import { expect } from 'vitest'
import { useEngine } from '../apps/server/src/pipeline/recognition/engines/ocr/choose-engine.ts'
import { consignmentNote } from './consignment-note.ts'
import { test } from './journey.ts'
import { sample } from './papers.ts'
import { chooseFile, openJobs } from './steps.ts'

const RATE = 'Compliance Rate'
/** Long enough that the page shows what comes between two parts. */
const PART_MS = 700

test('an empty organisation claims nothing; trade documents count in no rate', async ({
  page,
  member,
  hub,
}) => {
  const card = page.getByRole('group', { name: RATE })
  await page.goto('/violations')
  await page.getByText('No documents uploaded yet').waitFor()
  expect(await page.getByText('All documents are compliant').count()).toBe(0)
  await page.goto('/')
  await card.getByText('No document judged by rules yet').waitFor()

  const invoice = await member.upload(sample('invoice-french').document)
  await hub.drain()
  await page.goto('/')
  await card.getByText('No document judged by rules yet').waitFor()
  await page.goto('/violations')
  await page.getByText('No document judged by rules yet').waitFor()

  await member.upload(await consignmentNote({ number: 'T-26-4401' }))
  await hub.drain()
  await page.goto('/')
  await card.getByText('of 1 checked document', { exact: false }).waitFor()
  await page.goto('/processing')
  const dialog = await openJobs(page, invoice.originalName)
  await dialog.getByText('Compliance').first().waitFor()
  await dialog.getByText('—', { exact: true }).waitFor()
})

test("a job's score is that of its own check, also after a correction", async ({ page, member, hub }) => {
  const note = await member.upload(sample('cmr-english-no-date-country-uk').document)
  await hub.drain()
  await member.patch(`/api/documents/${note.id}/consignment`, {
    corrections: [{ path: 'consignee/postalAddress/countryCode', value: 'GB' }],
  })
  await hub.drain()
  type Job = { jobType: string; result: { score: number } }
  const jobs = (await member.get<Job[]>(`/api/documents/${note.id}/jobs`)).body
  const scores = jobs.filter(({ jobType }) => jobType === 'compliance').map(({ result }) => result.score)
  const checks = (await member.get<{ score: number }[]>(`/api/documents/${note.id}/compliance`)).body
  expect(scores).toHaveLength(2)
  expect(new Set(scores).size).toBe(2)
  expect(checks.map(({ score }) => score)).toEqual([scores.at(-1)])
  await page.goto('/processing')
  const dialog = await openJobs(page, note.originalName)
  for (const score of scores) await dialog.getByText(String(score), { exact: true }).waitFor()
})

test.runIf(process.env.LONG)(
  'progress moves on screen while the only page of a scan is recognised',
  async ({ page, member: _, hub }) => {
    const read = async () => {
      await sleep(PART_MS)
      return []
    }
    useEngine({ name: 'slow-reader', languages: ['eng'], read, close: async () => {} })
    try {
      await hub.work()
      await page.goto('/processing')
      const { document } = sample('cmr-scanned-without-text')
      await chooseFile(page, document)
      const dialog = await openJobs(page, document.name)
      const onlyPage = dialog.getByText('Recognising page 1 of 1', { exact: true })
      await onlyPage.waitFor()
      const bar = dialog.getByRole('progressbar').first()
      const shown: number[] = []
      while (await onlyPage.isVisible()) {
        const value = await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => null)
        if (value !== null) shown.push(Number(value))
        await sleep(50)
      }
      expect(new Set(shown).size).toBeGreaterThan(1)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      await dialog.getByText('Completed', { exact: true }).first().waitFor()
    } finally {
      useEngine(null)
    }
  },
  60_000,
)

test('a rate just below a band is neither rounded nor coloured into it', async ({ page, member: _ }) => {
  await page.route('**/api/dashboard', async (route) => {
    const answer = await route.fetch()
    const figures = (await answer.json()) as Dashboard
    const compliance = { ...figures.compliance, rate: 0.94999, checked: 20_000, compliant: 18_999 }
    await route.fulfill({ response: answer, json: { ...figures, compliance } })
  })
  await page.goto('/')
  const card = page.getByRole('group', { name: RATE })
  await card.getByText('94.9%', { exact: true }).waitFor()
  await card.getByText('Needs attention', { exact: true }).waitFor({ state: 'attached' })
})
