import type { Locator, Page } from 'playwright-core'
import { type Measured, measureScreen } from './measure.ts'

const TIMES = 12

/** The list of violations, as people work in it. */
export async function workInTheList(page: Page): Promise<Measured[]> {
  await page.goto('/violations')
  const list = page.getByRole('list', { name: 'Violations', exact: true })
  await list.getByRole('checkbox').first().waitFor()
  const search = page.getByRole('searchbox', { name: 'Search violations' })
  const filter = page.getByRole('combobox', { name: 'Severity' })
  const scrolled = await measureScreen(page, 'list: scroll by a screen', TIMES, () =>
    page.keyboard.press('PageDown'),
  )
  const moved = await measureScreen(page, 'list: next by keyboard', TIMES, () => page.keyboard.press('j'))
  const expanded = await measureScreen(page, 'list: show details', TIMES, () => page.keyboard.press('Space'))
  const selected = await measureScreen(page, 'list: select', TIMES, () => page.keyboard.press('x'))
  await page.keyboard.press('Home')
  const opened = await measureScreen(page, 'list: open a filter', TIMES, async () => {
    await filter.click()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'hidden' })
  })
  await search.focus()
  const typed = await measureScreen(page, 'list: type in the search', TIMES, (turn) =>
    page.keyboard.press('packages: ma'[turn] ?? 'a'),
  )
  return [scrolled, moved, expanded, selected, opened, typed]
}

/** A document of many pages and values. */
export async function workInTheDocument(page: Page, documentId: string): Promise<Measured[]> {
  await page.goto(`/documents/${documentId}`)
  await page.getByRole('img', { name: 'Image of page 1' }).waitFor()
  const values = page.getByRole('region', { name: 'What was read' })
  await values.getByRole('listitem').first().waitFor()
  const row = (turn: number): Locator => values.locator('button[aria-pressed=false]').nth(turn % 4)
  const chosen = await measureScreen(page, 'document: select a value', TIMES, (turn) => row(turn).click())
  const scrolled = await measureScreen(page, 'document: scroll the values', TIMES, async () => {
    await values.focus()
    await page.keyboard.press('PageDown')
  })
  const next = page.getByRole('button', { name: 'Next page' })
  const turned = await measureScreen(page, 'document: next page', TIMES, () => next.click())
  const zoomed = await measureScreen(page, 'document: zoom', TIMES, (turn) =>
    page.getByRole('button', { name: turn % 2 ? 'Zoom out' : 'Zoom in', exact: true }).click(),
  )
  const edited = await measureScreen(page, 'document: edit a value', TIMES, async () => {
    await values
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.keyboard.type('25')
    await page.keyboard.press('Escape')
  })
  const attended = await measureScreen(page, 'document: next that needs attention', TIMES, () =>
    page.getByRole('button', { name: 'Next value that needs attention' }).click(),
  )
  return [chosen, scrolled, turned, zoomed, edited, attended]
}
