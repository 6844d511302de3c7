import { expect } from 'vitest'
import { test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seePath, seeToast, signUp } from './steps.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test.runIf(process.env.LONG)(
  'the checklist of the first day leads to every step, and lists come from spreadsheets',
  async ({ page }) => {
    const complaints: string[] = []
    await signUp(page)
    await seePath(page, '/')
    const list = page.getByRole('region', { name: 'Your first day' })
    await list.getByText('0 of 6 done').waitFor()
    complaints.push(...(await lookOver(page, 'dashboard with the checklist')))

    await list.getByRole('button', { name: 'Enter what you carry' }).click()
    const work = page.getByRole('dialog', { name: 'What you carry' })
    await work.getByRole('button', { name: 'Save' }).click()
    await work.getByText('Choose at least one mode').waitFor()
    await work.getByLabel('Road').check()
    await work.getByLabel('Yes').check()
    await work.getByRole('switch', { name: /documents that belong in the cab/ }).click()
    complaints.push(...(await lookOver(page, 'what you carry')))
    await work.getByRole('button', { name: 'Save' }).click()
    await list.getByText('1 of 6 done').waitFor()

    await list.getByRole('link', { name: 'Add your vehicles' }).click()
    const vehicles = page.locator('section', { has: heading(page, 'Our vehicles') })
    await vehicles.getByRole('button', { name: 'Import a list' }).click()
    const plates = page.getByRole('dialog', { name: 'Import a list' })
    await plates
      .getByLabel('CSV file')
      .setInputFiles(
        file(
          'fleet.csv',
          'Kennzeichen;Land;Art\r\nHB-SP 400;D;Sattelauflieger\r\nWGM 1234F;Polen;\r\n-;D;\r\n',
        ),
      )
    await plates.getByText('Row 4: Enter the number plate').waitFor()
    complaints.push(...(await lookOver(page, 'import of vehicles')))
    await plates.getByRole('button', { name: 'Import 2' }).click()
    await seeToast(page, 'Vehicles Saved')
    await vehicles.getByText('Trailer · Germany').waitFor()

    const partners = page.locator('section', { has: heading(page, 'Our partners') })
    await partners.getByRole('button', { name: 'Import a list' }).click()
    const companies = page.getByRole('dialog', { name: 'Import a list' })
    await companies
      .getByLabel('Or paste rows from a spreadsheet')
      .fill(
        'Name\tStraße\tPLZ\tOrt\tLand\tFax\nOstsee Fördertechnik GmbH\tWerftstr. 8\t24143\tKiel\tDeutschland\t1',
      )
    await companies.getByText('Not imported: Fax').waitFor()
    await companies.getByRole('button', { name: 'Import 1' }).click()
    await seeToast(page, 'Partners Saved')
    await partners.getByText('Werftstr. 8, 24143 Kiel, Germany').waitFor()
    complaints.push(...(await lookOver(page, 'settings with partners')))

    await page.goto('/')
    await list.getByText('3 of 6 done').waitFor()
    await list.getByRole('button', { name: 'Dismiss' }).click()
    await list.waitFor({ state: 'detached' })
    await page.reload()
    await heading(page, 'eFTI Compliance Dashboard').waitFor()
    expect(await list.count()).toBe(0)
    expect(complaints).toEqual([])
  },
)
