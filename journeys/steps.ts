import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UploadFile } from '../apps/server/src/testing/index.ts'
import { eventually } from './journey.ts'

export interface NewPerson {
  firstName: string
  lastName: string
  email: string
  password: string
}

export const somebody = (): NewPerson => ({
  firstName: 'Jonas',
  lastName: 'Brandt',
  email: `jonas.${randomBytes(6).toString('hex')}@example.org`,
  password: 'green-barge-17-lock',
})

export async function fillRegistration(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
}

export async function signUp(page: Page, person: NewPerson = somebody()): Promise<NewPerson> {
  await page.goto('/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return person
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const header = (page: Page) => page.getByRole('banner')
/** Also those that an open dialog hides from assistive technology; they are announced by themselves. */
export const toasts = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })

/** The toast in sight carries these words and this variant. */
export async function seeToast(page: Page, title: string, words?: string, variant = 'default') {
  const toast = toasts(page).filter({ hasText: title })
  await toast.waitFor()
  await toast.getByText(title, { exact: true }).waitFor()
  if (words) await toast.getByText(words, { exact: true }).waitFor()
  expect(await toast.getAttribute('data-variant')).toBe(variant)
}

export async function chooseFile(page: Page, { name, bytes, mimeType = 'text/plain' }: UploadFile) {
  const buffer = Buffer.from(bytes)
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
}

/** The row of the documents list that names this document. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'All Documents' }).getByRole('row').filter({ hasText: name })

export async function openJobs(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: /^View Jobs/ })
    .click()
  return page.getByRole('dialog')
}

/** The choices of a select, opened and closed again. */
export async function choicesOf(page: Page, label: string): Promise<string[]> {
  await page.getByRole('combobox', { name: label }).click()
  const choices = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  return choices
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The browser's own, inside `evaluate`. */
declare const getComputedStyle: (element: unknown) => { getPropertyValue(name: string): string }

/** A property of the element as the browser computed it. */
export const cssOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** The heights of what scrolls inside the element because its content is higher than it may be. */
export const scrollersIn = (element: Locator) =>
  element.locator('*').evaluateAll((all) =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).getPropertyValue('overflow-y')))
      .map(({ clientHeight }) => clientHeight as number),
  )

export const widthOf = async (element: Locator) => (await element.boundingBox())?.width

/** Names of the controls of the dialog, as far as they are in sight in it, that the toast lies over. */
export async function coveredByToast(dialog: Locator): Promise<string[]> {
  const toast = await toasts(dialog.page()).first().boundingBox()
  if (!toast) throw new Error('there is no toast')
  return dialog.evaluate(
    (node, covering) =>
      [...node.querySelectorAll('button, a, input, select, textarea')]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const around = (control.closest('section[tabindex]') ?? node).getBoundingClientRect()
          const sides = left < covering.x + covering.width && right > covering.x
          const [from, to] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
          return sides && from < Math.min(to, covering.y + covering.height) && to > covering.y
        })
        .map((control) => String(control.getAttribute('aria-label') ?? control.textContent)),
    toast,
  )
}

/** Every call of the page to the server whose method and path match, as it happens. */
export function listen(page: Page, method: string, path: string | RegExp): { count: () => number } {
  let calls = 0
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const matches = typeof path === 'string' ? pathname + search === path : path.test(pathname + search)
    if (request.method() === method && matches) calls += 1
  })
  return { count: () => calls }
}

export const pagePath = (page: Page) => new URL(page.url()).pathname

export const seePath = (page: Page, path: string) => eventually(() => pagePath(page)).toBe(path)

/** Lists render what is in sight: turns the wheel from the top of the page until the element is there. */
export async function scrollTo(page: Page, element: Locator): Promise<void> {
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, -100_000)
  await eventually(async () => {
    if ((await element.count()) === 0) await page.mouse.wheel(0, 300)
    return element.count()
  }).toBeGreaterThan(0)
  await element.scrollIntoViewIfNeeded()
}
