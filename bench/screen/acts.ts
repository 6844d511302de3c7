import type { Page } from 'playwright-core'
import { recordTurn, type Turn } from './record.ts'

export interface Recorded {
  what: string
  turns: Turn[]
}

const ROW = `document.querySelector('table[aria-label="All Documents"] tbody tr[data-index="0"] a')`
const FIRST_ROW = `(${ROW}?.textContent ?? '')`
const LIST_CHANGED = `${FIRST_ROW} !== '' && ${FIRST_ROW} !== before`
const HEADING = `(document.querySelector('h1')?.textContent ?? '')`
const SELECTED = `(document.querySelector('[aria-label="Selected documents"] [aria-live]')?.textContent ?? '')`
const TIMES = 12
const APPROVALS = 3

const table = (page: Page) => page.getByRole('table', { name: 'All Documents' })

/** The first visit of a screen fetches its scripts; that is a visit, not an interaction. */
async function turnsOf(
  times: number,
  turn: (number: number) => Promise<Turn>,
  between: () => Promise<unknown> = async () => {},
): Promise<Turn[]> {
  const turns: Turn[] = []
  for (let number = 0; number < times; number += 1) {
    turns.push(await turn(number))
    await between()
  }
  return turns
}

export async function openTheList(page: Page): Promise<Recorded> {
  const toDashboard = async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/processing')
  await table(page).waitFor()
  await toDashboard()
  const link = page.getByRole('link', { name: 'Document Processing' }).first()
  const turns = await turnsOf(
    TIMES,
    () => recordTurn(page, () => link.click(), `${FIRST_ROW} !== ''`),
    toDashboard,
  )
  return { what: 'open the list', turns }
}

export async function changeFilters(page: Page): Promise<Recorded> {
  await page.goto('/processing')
  await table(page).waitFor()
  const names = ['Under Review', 'Approved', 'Rejected', 'All']
  const turns = await turnsOf(TIMES, async (number) => {
    await page.getByRole('combobox', { name: 'Decision' }).click()
    const option = page.getByRole('option', { name: names[number % names.length] ?? '', exact: true })
    await option.waitFor()
    return recordTurn(page, () => option.click(), LIST_CHANGED, FIRST_ROW)
  })
  return { what: 'choose a filter', turns }
}

export async function sortTheList(page: Page): Promise<Recorded> {
  await page.goto('/processing')
  await table(page).waitFor()
  const names = ['Name', 'Departure']
  const header = (number: number) =>
    table(page)
      .getByRole('columnheader')
      .getByRole('button', { name: names[number % names.length] ?? '' })
  const turns = await turnsOf(TIMES, (number) =>
    recordTurn(page, () => header(number).click(), LIST_CHANGED, FIRST_ROW),
  )
  return { what: 'sort by a column', turns }
}

export async function typeInTheList(page: Page): Promise<Recorded> {
  await page.goto('/processing')
  await table(page).waitFor()
  await page.getByRole('searchbox').first().focus()
  const turns = await turnsOf(TIMES, (number) =>
    recordTurn(page, () => page.keyboard.press('nordhafen lo'[number] ?? 'a'), 'globalThis.turn.changed'),
  )
  return { what: 'type in the search of the list', turns }
}

export async function searchEverything(page: Page): Promise<Recorded[]> {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const field = '[role=dialog] input[role=combobox]'
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.locator(field).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.locator(field).waitFor()
  await close()
  const opened = await turnsOf(
    TIMES,
    () =>
      recordTurn(page, () => page.keyboard.press('Control+k'), `document.activeElement?.matches('${field}')`),
    close,
  )
  await page.keyboard.press('Control+k')
  await page.locator(field).waitFor()
  const typed = await turnsOf(TIMES, (number) =>
    recordTurn(
      page,
      () => page.keyboard.press('nordhafen lo'[number] ?? 'a'),
      // Nothing turns any more, and something is found.
      `globalThis.turn.changed && !document.querySelector('[role=dialog] .animate-spin') && document.querySelector('[role=dialog] [role=option]')`,
    ),
  )
  await close()
  return [
    { what: 'Ctrl+K', turns: opened },
    { what: 'type in Ctrl+K, until it has settled', turns: typed },
  ]
}

/** `names`: of the newest, which have pages. */
export async function openDocuments(page: Page, names: readonly string[]): Promise<Recorded> {
  await page.goto('/processing')
  const back = async () => {
    await page.goBack()
    await table(page).waitFor()
  }
  const link = (name: string) => table(page).getByRole('link', { name, exact: true }).first()
  await link(names[0] ?? '').click()
  await page.getByRole('img', { name: 'Image of page 1' }).waitFor()
  await back()
  const turns = await turnsOf(
    names.length - 1,
    (number) => {
      const name = names[number + 1] ?? ''
      return recordTurn(page, () => link(name).click(), `${HEADING} === ${JSON.stringify(name)}`)
    },
    back,
  )
  return { what: 'open a document', turns }
}

/** 500 documents, of which most have open violations. */
export async function approveMany(page: Page): Promise<Recorded[]> {
  await page.goto('/processing?decision=under_review')
  const selectShown = page.getByRole('checkbox', { name: 'Select all shown' })
  const bar = page.getByRole('region', { name: 'Selected documents' })
  const dialog = page.getByRole('dialog')
  const [selected, opened, approved]: [Turn[], Turn[], Turn[]] = [[], [], []]
  for (let number = 0; number < APPROVALS; number += 1) {
    await table(page).waitFor()
    selected.push(await recordTurn(page, () => selectShown.click(), `${SELECTED} === '500 selected'`))
    const ask = bar.getByRole('button', { name: 'Approve' })
    opened.push(
      await recordTurn(
        page,
        () => ask.click(),
        `document.querySelector('[role=dialog] textarea, [role=dialog] input')`,
      ),
    )
    await dialog.getByLabel('Reason').fill('Agreed with the sender.')
    const approve = dialog.getByRole('button', { name: 'Approve', exact: true })
    approved.push(
      await recordTurn(
        page,
        () => approve.click(),
        `!document.querySelector('[role=dialog]') && ${FIRST_ROW} !== '' && ${FIRST_ROW} !== before`,
        FIRST_ROW,
      ),
    )
  }
  return [
    { what: 'select 500', turns: selected },
    { what: 'Approve: its dialog with 500', turns: opened },
    { what: 'approve 500, until the list is without them', turns: approved },
  ]
}
