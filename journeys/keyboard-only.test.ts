import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { byKeyboard } from './by-keyboard.ts'
import { eventually, test } from './journey.ts'
import { heading, rowOf, seePath, seeToast, toasts } from './steps.ts'

const NAME = 'cmr-english-no-date-country-uk.pdf'
const FILE = new URL('../samples/cmr-english-no-date-country-uk/01-original.pdf', import.meta.url)

test.runIf(process.env.LONG)(
  'a working day without a mouse: every focus is seen, nothing traps it, Escape gives it back',
  async ({ page, hub }) => {
    const { email, password } = await hub.member()
    const person = byKeyboard(page)
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' })
    const dialog = page.getByRole('dialog')
    const chooseLast = async () => {
      const item = page.getByRole('menuitem', { name: 'Move to trash' })
      await item.waitFor()
      await eventually(() => page.evaluate('document.activeElement.closest("[role=menu]") !== null')).toBe(
        true,
      )
      await person.press('End')
      await eventually(() => isFocused(item)).toBe(true)
      await person.press('Enter')
    }
    const isFocused = (element = button('')) =>
      element.evaluate((node) => node === node.ownerDocument.activeElement)

    await page.goto('/login')
    await person.goTo(page.getByLabel('Email'))
    await person.type(email)
    await person.goTo(page.getByLabel('Password', { exact: true }))
    await person.type(password)
    await person.press('Enter')
    await heading(page, 'Quick Actions').waitFor()

    await person.goTo(page.getByRole('link', { name: 'Document Processing' }).first())
    await person.press('Enter')
    await page.getByRole('link', { name: 'Trash' }).waitFor()
    // Early: a key is faster than the browser learns that somebody waits for the dialog.
    const chooser = page.waitForEvent('filechooser')
    await person.goTo(button('choose a file'))
    await eventually(() => isFocused(button('choose a file'))).toBe(true)
    await person.press('Enter')
    await (await chooser).setFiles({ name: NAME, mimeType: 'application/pdf', buffer: readFileSync(FILE) })
    await rowOf(page, NAME).waitFor()
    await hub.drain()
    await rowOf(page, NAME).getByText('Under Review').waitFor()

    await person.goTo(rowOf(page, NAME).getByRole('link', { name: NAME }))
    await person.press('Enter')
    await heading(page, NAME).waitFor()
    const enter = button('Enter Date of taking over')
    await person.goTo(enter)
    await person.press('Enter')
    await page.getByLabel('Date of taking over', { exact: true }).waitFor()
    await person.press('Escape')
    await eventually(() => isFocused(button(/^Date of taking over/))).toBe(true)
    await person.goTo(enter)
    await person.press('Enter')
    await eventually(() => isFocused(page.getByLabel('Date of taking over', { exact: true }))).toBe(true)
    await person.type('19112026')
    await person.press('Enter')
    await seeToast(page, 'Value Corrected')
    // The next that is open has the focus.
    await eventually(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT')
    await person.press('Escape')
    await hub.drain()
    const next = button('Next value that needs attention')
    await person.goTo(next)
    await person.press('Enter')
    await person.goTo(button('Waive').first())
    await person.press('Enter')
    await dialog.getByRole('button', { name: 'Waive' }).waitFor()
    await person.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => isFocused(button('Waive').first())).toBe(true)
    await person.press('Enter')
    await dialog.waitFor()
    await person.type('Agreed with the sender.')
    await person.goTo(dialog.getByRole('button', { name: 'Waive' }))
    await person.press('Enter')
    await dialog.waitFor({ state: 'hidden' })

    await person.goTo(button('Ask a partner'), true)
    await person.press('Enter')
    await dialog.getByLabel('Message').waitFor()
    await person.goTo(dialog.getByLabel('Message'))
    await person.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => isFocused(button('Ask a partner'))).toBe(true)

    await person.goTo(button('Approve'), true)
    await person.press('Enter')
    await dialog.waitFor()
    await person.type('Compared with the order.')
    await person.goTo(dialog.getByRole('button', { name: 'Approve', exact: true }))
    await person.press('Enter')
    await seeToast(page, 'Document Approved')
    await dialog.waitFor({ state: 'hidden' })

    await person.press('Control+k')
    await person.type('no-date')
    await dialog.getByRole('option', { name: NAME }).first().waitFor()
    await person.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.goto('/processing')
    await rowOf(page, NAME).waitFor()
    await person.goTo(page.getByRole('checkbox', { name: `Select ${NAME}` }))
    await person.press('Space')
    const bar = page.getByRole('region', { name: 'Selected documents' })
    await person.goTo(bar.getByRole('button', { name: 'More' }))
    await person.press('Enter')
    await chooseLast()
    await dialog.getByRole('button', { name: 'Move to trash' }).waitFor()
    await person.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => isFocused(bar.getByRole('button', { name: 'More' }))).toBe(true)
    await person.press('Enter')
    await chooseLast()
    await person.goTo(dialog.getByRole('button', { name: 'Move to trash' }))
    await person.press('Enter')
    await toasts(page).filter({ hasText: 'trash' }).first().waitFor()
    await person.goTo(page.getByRole('link', { name: 'Trash' }))
    await person.press('Enter')
    await seePath(page, '/processing/trash')
    await person.goTo(button(`Restore ${NAME}`))
    await person.press('Enter')
    await seeToast(page, 'Restored', NAME)
    expect([...new Set(person.complaints)]).toEqual([])
  },
  120_000,
)
