import type { DocumentDetail } from '@efti-hub/contract'
import { expect } from 'vitest'
import { packingList, roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { eventually, test } from './journey.ts'
import { header } from './steps.ts'

/** A window of 1280 by 1024 at 400 %: WCAG 1.4.10 allows no sideways scrolling. */
const ZOOMED = { width: 320, height: 256 }

const SCREENS = [
  '/',
  '/processing',
  '/processing/trash',
  '/batch',
  '/violations',
  '/consignments',
  '/results',
  '/admin',
  '/sustainability',
  '/audit',
  '/settings',
  '/settings?tab=security',
  '/settings?tab=tenant',
]

test.runIf(process.env.LONG)('no screen scrolls sideways at 400 %', async ({ page, member, hub }) => {
  const note = await member.upload(roadNote('note.xml'))
  await member.upload(packingList('list.txt', { further: ['CMR No.: D-2026-118'], mass: '21,000 kg' }))
  await hub.drain()
  const { consignmentId } = (await member.get<DocumentDetail>(`/api/documents/${note.id}`)).body
  await page.setViewportSize(ZOOMED)
  for (const path of [...SCREENS, `/documents/${note.id}`, `/consignments/${consignmentId}`]) {
    await page.goto(path)
    await header(page).waitFor()
    await page.waitForLoadState('networkidle')
    await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(ZOOMED.width)
  }
  expect(consignmentId).not.toBeNull()
})
