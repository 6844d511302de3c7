import { packingList, roadNote } from '../../apps/server/src/testing/consignment-papers.ts'
import { incompleteCmrPdf } from '../../apps/server/src/testing/papers.ts'
import { FIVE_DOCUMENTS, pileOf } from '../../apps/server/src/testing/piles.ts'
import { consignmentNote } from '../../journeys/consignment-note.ts'
import { unlabelledNote } from '../../journeys/unlabelled-note.ts'
import type { PageText } from '../../packages/contract/src/index.ts'
import { rowOf, task, toast } from './task.ts'

export const firstViolation = task({
  name: 'newcomer to the first violation',
  prepare: async (_member, page) => {
    await page.goto('/')
    await page.getByText('No documents uploaded yet').first().waitFor()
    await page.getByText('Live', { exact: true }).first().waitFor()
  },
  perform: async (person, page) => {
    await person.one(page.getByRole('button', { name: 'Try a sample document' }).first().click())
    await person.one(
      toast(page, 'Job Completed').getByRole('button', { name: 'Open', includeHidden: true }).click(),
    )
    await page.getByRole('button', { name: 'Next value that needs attention' }).waitFor()
  },
})

export const twoFaults = task({
  name: 'CMR note with two faults, from its file to its approval',
  before: 17,
  prepare: async (_member, page) => {
    await page.goto('/processing')
    await page.getByText('Live updates connected').waitFor()
    return consignmentNote({ number: 'W-26-9901', date: '', country: 'UK' })
  },
  perform: async (person, page, { name, bytes, mimeType = '' }) => {
    const file = page.locator('input[type=file]').first()
    await person.one(file.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) }))
    await person.one(
      toast(page, 'Job Completed').getByRole('button', { name: 'Open', includeHidden: true }).click(),
    )
    await person.click('Next value that needs attention')
    await person.type('Date of taking over', '2026-11-19')
    await person.press('Enter')
    await person.click('Use GB')
    await page.getByText('No value needs attention').waitFor()
    await person.click('Approve')
    await person.one(page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click())
    await toast(page, 'Document Approved').waitFor()
  },
})

export const takenFromPage = task({
  name: 'consignee not read, taken from the page with its address',
  prepare: async (member, page) => {
    const { id } = await member.upload(await unlabelledNote())
    await member.settled(id)
    await page.goto(`/documents/${id}`)
    const picture = page.getByRole('img', { name: 'Image of page 1' })
    await picture.waitFor()
    const { body } = await member.get<PageText>(`/api/documents/${id}/pages/1/text`)
    return { picture, width: body.width }
  },
  perform: async (person, page, { picture, width }) => {
    await person.one(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Could not read the consignee' })
        .getByRole('button', { name: 'Enter value' })
        .click(),
    )
    const field = page.getByLabel('Name', { exact: true })
    await field.waitFor()
    const box = await picture.boundingBox()
    if (!box) throw new Error('the page is not drawn')
    const scale = box.width / width
    const drag = async () => {
      await page.mouse.move(box.x + 300 * scale, box.y + 285 * scale)
      await page.mouse.down()
      await page.mouse.move(box.x + 400 * scale, box.y + 320 * scale)
      await page.mouse.move(box.x + 470 * scale, box.y + 350 * scale)
      await page.mouse.up()
    }
    await person.one(drag())
    await page.getByRole('group', { name: 'Saving also fills:' }).getByText('Hafenstrasse 12').waitFor()
    await person.press('Enter')
    await toast(page, 'Value Corrected').waitFor()
  },
})

export const contradiction = task({
  name: 'contradiction resolved on the page of its consignment',
  prepare: async (member, page) => {
    const note = await member.upload(roadNote('note.xml'))
    await member.settled(note.id)
    const list = packingList('list.txt', { mass: '21,000 kg', further: ['CMR No.: D-2026-118'] })
    await member.settled((await member.upload(list)).id)
    await page.goto(`/documents/${note.id}`)
    await page
      .getByRole('link', { name: 'Gross mass differs from other documents of this consignment' })
      .click()
    await page.getByRole('button', { name: 'Use 21,000 kg from the packing list' }).waitFor()
  },
  perform: async (person, page) => {
    await person.one(page.getByRole('button', { name: 'Use 21,000 kg from the packing list' }).click())
    await page.getByText('Ready: 2 documents agree, and nothing is missing.').first().waitFor()
  },
})

export const split = task({
  name: 'five documents in one PDF, split as proposed',
  prepare: async (member, page) => {
    const { id } = await member.upload({ name: 'scan 0234.pdf', bytes: await pileOf(FIVE_DOCUMENTS) })
    await member.settled(id, 120_000)
    await page.goto(`/documents/${id}`)
    await page.getByText('This file seems to contain 5 documents').waitFor()
  },
  perform: async (person, page) => {
    await person.click('Review split')
    await person.click('Create 5 documents')
    await rowOf(page, 'Invoice 0000118406 (scan 0234, pages 2-3).pdf').waitFor()
  },
})

export const deleted = task({
  name: 'wrong upload deleted from the list, and restored',
  prepare: async (member, page) => {
    const { id, originalName } = await member.upload(await incompleteCmrPdf(3))
    await member.settled(id)
    await page.goto('/processing')
    await rowOf(page, originalName).waitFor()
    return originalName
  },
  perform: async (person, page, name) => {
    await person.click(`Actions for ${name}`)
    await person.one(page.getByRole('menuitem', { name: 'Delete' }).click())
    const dialog = page.getByRole('dialog', { name: 'Delete this document?' })
    await person.one(dialog.getByRole('button', { name: 'Delete', exact: true }).click())
    await person.one(
      toast(page, 'Moved to the trash').getByRole('button', { name: 'Undo', includeHidden: true }).click(),
    )
    await rowOf(page, name).getByText('Completed').waitFor()
  },
})
