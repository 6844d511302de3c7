import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { brokenPdf, letter } from './papers.ts'
import { chooseFile, header, heading, seePath } from './steps.ts'

test('axe finds nothing on the visitor’s screens, with messages at their fields', async ({ page }) => {
  const complaints: string[] = []
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.getByRole('button', { name: /^Sign In|^Create Account/ }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    complaints.push(...(await lookOver(page, path)))
  }
  expect(complaints).toEqual([])
})

test.runIf(process.env.LONG)(
  'axe finds nothing on the screens without documents, those to come, and not found',
  async ({ page, member: _ }) => {
    const complaints: string[] = []
    for (const path of ['/', '/processing', '/violations', '/settings', '/no/such/path']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      complaints.push(...(await lookOver(page, path)))
    }
    await page.keyboard.press('Control+b')
    complaints.push(...(await lookOver(page, 'collapsed sidebar')))
    await page.setViewportSize(PHONE)
    // Until the page has noticed, the shortcut would still fold the sidebar of the wide layout.
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+b')
    await page.getByRole('dialog').waitFor()
    complaints.push(...(await complaintsAbout(page)))
    expect(complaints).toEqual([])
  },
)

test('axe finds nothing on the screens with documents, an uploader in use, and a select', async ({
  page,
  member,
  hub,
}) => {
  const complaints: string[] = []
  for (const file of [letter(), brokenPdf()]) await member.upload(file)
  await hub.drain()
  await member.upload(letter('waiting.txt', 'Dear Mr Brandt'))
  await page.goto('/')
  // Among the recent documents, and as what was done last.
  await page.getByText('waiting.txt').first().waitFor()
  complaints.push(...(await lookOver(page, 'dashboard')))
  await page.getByRole('link', { name: 'Document Processing' }).click()
  // Not the dashboard's own field, in the moment before it goes.
  await page.getByRole('heading', { level: 1, name: 'Document Processing' }).waitFor()
  // Unanswered, so that the file stays in the uploader.
  await page.route('**/api/objects/upload', () => {})
  await chooseFile(page, letter('chosen.txt'))
  await page.locator('.uppy-Dashboard-files[role=list]').waitFor()
  complaints.push(...(await lookOver(page, 'processing')))
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('listbox').waitFor()
  // The rest of the page is out of reach meanwhile, which axe cannot see.
  complaints.push(...(await complaintsAbout(page, '"[role=listbox]"')))
  expect(complaints).toEqual([])
})

test('axe finds nothing on the violations, with the plan and the jobs dialog open', async ({
  page,
  member,
  hub,
}) => {
  const complaints: string[] = []
  await member.upload(letter())
  await hub.drain()
  await page.goto('/violations')
  const button = page.getByRole('button', { name: /^AI Remediation/ })
  await button.waitFor()
  complaints.push(...(await lookOver(page, 'violations')))
  await button.click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  complaints.push(...(await lookOver(page, 'plan')))
  await page.goto('/processing')
  await page.getByRole('button', { name: /^View Jobs/ }).click()
  await page.getByRole('dialog').getByText('Score', { exact: true }).waitFor()
  complaints.push(...(await lookOver(page, 'jobs')))
  expect(complaints).toEqual([])
})

test.runIf(process.env.LONG)(
  'axe finds nothing on the acts on violations, the source of a data file, checks and decisions',
  async ({ page, member, hub }) => {
    const complaints: string[] = []
    const bytes = new TextEncoder().encode('{"sender": {"name": "Ada Ltd"}, "goods": []}')
    const data = await member.upload({ name: 'note.json', bytes, mimeType: 'application/json' })
    await hub.drain()
    await page.goto('/violations')
    await page.getByRole('button', { expanded: false }).filter({ hasText: 'Not recognised' }).click()
    await page.getByRole('list', { name: 'History' }).waitFor()
    await page.getByRole('checkbox').first().check()
    complaints.push(...(await lookOver(page, 'violation with details')))
    for (const name of ['Waive', 'Assign', 'Due date', 'Keyboard']) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
      complaints.push(...(await lookOver(page, name)))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.goto(`/documents/${data.id}`)
    await page.getByRole('region', { name: 'Source of the document' }).waitFor()
    for (const name of ['Checks', 'Decisions', 'Jobs', 'Values']) {
      await page.getByRole('tab', { name }).click()
      complaints.push(...(await lookOver(page, name)))
    }
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog').waitFor()
    complaints.push(...(await lookOver(page, 'decision')))
    expect(complaints).toEqual([])
  },
)

test.runIf(process.env.LONG)(
  'axe finds nothing on the dialogs of the settings',
  async ({ page, member, hub }) => {
    await hub.colleague(member, 'operator', { firstName: 'Olga', lastName: 'Norden' })
    const complaints: string[] = []
    const dialogs = {
      profile: ['Set up'],
      security: ['Add key', 'Generate New Key', 'Revoke'],
      tenant: ['Invite', 'Remove', 'Leave'],
    }
    for (const [tab, names] of Object.entries(dialogs)) {
      await page.goto(`/settings?tab=${tab}`)
      for (const name of names) {
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
        complaints.push(...(await lookOver(page, name)))
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
    }
    expect(complaints).toEqual([])
  },
)

/** Tab by tab until the focus is on what is called so. */
async function tabTo(page: Page, name: RegExp) {
  const focused = page.locator(':focus')
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) === 0) continue
    const words = `${await focused.getAttribute('aria-label')} ${await focused.textContent()}`
    if (name.test(words)) return
  }
  throw new Error(`no way to ${name} by keyboard`)
}

test('keyboard only: sign in, open the jobs dialog, close it with Escape, sign out', async ({
  page,
  hub,
}) => {
  const member = await hub.member()
  await member.upload(letter())
  await hub.drain()
  await page.goto('/login')
  await eventually(() => page.locator(':focus').getAttribute('type')).toBe('email')
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await heading(page, 'eFTI Compliance Dashboard').waitFor()
  await tabTo(page, /Document Processing/)
  await page.keyboard.press('Enter')
  await seePath(page, '/processing')
  await page.getByRole('button', { name: /^View Jobs/ }).waitFor()
  await tabTo(page, /View Jobs/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Score', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // The focus comes back to where the dialog was opened from.
  await eventually(() => page.locator(':focus').textContent()).toMatch(/View Jobs/)
  await tabTo(page, /Logout/)
  await page.keyboard.press('Enter')
  await heading(page, 'Welcome Back').waitFor()
  expect(await header(page).getByRole('button', { name: 'Logout' }).count()).toBe(0)
})
