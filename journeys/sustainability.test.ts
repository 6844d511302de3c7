import { expect } from 'vitest'
import { roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

const DAY = `${new Date().getUTCFullYear()}-01-02`

test('an answer about a place is seen and undone; a reason leads to what would help; axe finds nothing on what opens', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(roadNote('lyon.xml', { eFTI170: 'J-1', eFTI39: DAY }))
  await member.upload(
    roadNote('neustadt.xml', { eFTI170: 'J-2', eFTI39: DAY, eFTI161: 'Neustadt', eFTI162: 'DE' }),
  )
  await member.upload(roadNote('barge.xml', { eFTI170: 'J-3', eFTI39: DAY, eFTI581: '8' }))
  await hub.drain()
  await page.goto('/sustainability')
  const choice = page.getByRole('button', { name: /^Neustadt, DE/ }).first()
  await choice.click()
  await seeToast(page, 'Place saved')
  await hub.drain()
  await page.getByText('No places to clarify.').waitFor()

  await page.getByRole('button', { name: 'Answers given (1)' }).click()
  const answers = page.getByRole('dialog', { name: 'Answers about places' })
  await answers.getByText('Ida Lindqvist').waitFor()
  const complaints = await lookOver(page, 'answers')
  await answers.getByRole('button', { name: 'Remove the answer for Neustadt, DE' }).click()
  await answers.getByText('No answers yet.').waitFor()
  await hub.drain()
  await page.keyboard.press('Escape')
  await choice.waitFor()

  await page.getByRole('button', { name: /^No sourced intensity/ }).click()
  await page.getByRole('button', { name: /^J-3/ }).click()
  await page.getByRole('button', { name: 'Set an intensity' }).click()
  const intensities = page.getByRole('dialog', { name: 'Emission intensities' })
  await intensities.getByText('Inland waterway vessel').waitFor()
  complaints.push(...(await lookOver(page, 'intensities')))
  await intensities.getByRole('button', { name: 'Set custom value: Inland waterway vessel' }).click()
  await intensities.getByLabel('Well to tank (g/tkm)').waitFor()
  complaints.push(...(await lookOver(page, 'an intensity of one’s own')))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Tonne-kilometres by rail or water', exact: true }).click()
  await page.getByRole('dialog', { name: 'By rail or water' }).getByText('No consignment matches.').waitFor()
  complaints.push(...(await lookOver(page, 'list')))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Emissions', exact: true }).click()
  await page.getByRole('button', { name: /^J-1/ }).click()
  await page.getByRole('heading', { name: 'Data quality' }).waitFor()
  complaints.push(...(await lookOver(page, 'calculation')))
  await page.keyboard.press('Escape')
  for (const name of ['Set Goals', 'Apply for New Certification']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
    complaints.push(...(await lookOver(page, name)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  expect(complaints).toEqual([])
})
