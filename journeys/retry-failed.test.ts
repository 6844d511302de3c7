import { expect } from 'vitest'
import { test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

test('failed documents are counted above the list, and all begin again with one button', async ({
  page,
  member,
  hub,
}) => {
  const bytes = new TextEncoder().encode('%PDF-1.7 and nothing else')
  for (const name of ['first.pdf', 'second.pdf']) await member.upload({ name, bytes })
  await hub.drain()
  await page.goto('/processing')
  const strip = page.getByRole('region', { name: 'Failed documents' })
  await strip.getByText('2 documents failed.').waitFor()
  await strip.getByRole('button', { name: 'Show failed' }).click()
  await page.waitForURL(/status=failed/)
  expect(await lookOver(page, 'failed documents')).toEqual([])
  await strip.getByRole('button', { name: 'Retry all failed' }).click()
  await seeToast(page, 'Retrying Failed Documents', '2 documents are being re-read.')
  await strip.waitFor({ state: 'detached' })
  await hub.drain()
  await strip.getByText('2 documents failed.').waitFor()
})
