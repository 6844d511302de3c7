import { expect } from 'vitest'
import { eventually, test } from '../journey.ts'
import { cssOf, header, heading } from '../steps.ts'

const DARK = /dark/i
const LIGHT = /light/i

test('Default system, which follows the OS dark preference.', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  const background = () => cssOf(page.locator('body'), 'background-color')
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  await eventually(background).not.toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(background).toBe(dark)
})

test('The toggle button switches between light and dark.', async ({ page, member: _ }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => cssOf(page.locator('body'), 'background-color')
  await header(page).getByRole('button', { name: DARK }).waitFor()
  const light = await background()
  await header(page).getByRole('button', { name: DARK }).click()
  await eventually(background).not.toBe(light)
  await header(page).getByRole('button', { name: LIGHT }).click()
  await eventually(background).toBe(light)
})

test('It is persisted in browser storage under a product-specific key.', async ({ page, member: _ }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const scheme = () => cssOf(page.locator('html'), 'color-scheme')
  expect(await scheme()).toBe('light')
  await header(page).getByRole('button', { name: DARK }).click()
  await eventually(scheme).toBe('dark')
  const stored = await page.evaluate<[string, string][]>('Object.entries(localStorage)')
  expect(stored).toEqual([[expect.stringMatching(/efti.*theme/), 'dark']])
  await page.reload()
  await header(page).waitFor()
  expect(await scheme()).toBe('dark')
})
