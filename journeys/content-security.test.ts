import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey } from './journey.ts'
import { letter } from './papers.ts'
import { chooseFile, heading, openJobs, seeToast, toasts } from './steps.ts'

const SCREENS = [
  '/',
  '/processing',
  '/batch',
  '/violations',
  '/results',
  '/admin',
  '/sustainability',
  '/audit',
  '/settings',
]

/** Everything the browser complained of; a refusal of the content security policy is such a complaint too. */
const test = journey.extend('complaints', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('refused by ' + violatedDirective + ': ' + blockedURI))`,
  )
  return complaints
})

async function openSelects(page: Page) {
  for (const select of await page.getByRole('combobox').all()) {
    await select.click()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
  }
}

test('the policy itself: no inline scripts or styles without this answer’s nonce, nothing from elsewhere', async ({
  page,
}) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src [^;]*'nonce-/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
})

test('the visitor’s screens', async ({ page, complaints }) => {
  for (const path of ['/login', '/register', '/login?notice=provider-not-configured']) {
    await page.goto(path)
    await page.getByRole('button', { name: /Sign In|Create Account/ }).click()
    await page.getByText('Please enter a valid email address').waitFor()
  }
  expect(complaints).toEqual([])
})

test.runIf(process.env.LONG)(
  'every screen inside the shell, its selects, the collapsed sidebar and the sheet',
  async ({ page, member: _, complaints }) => {
    for (const path of SCREENS) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await openSelects(page)
    }
    await page.keyboard.press('Control+b')
    await page.getByRole('link', { name: 'Dashboard' }).hover()
    await page.getByRole('tooltip').waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+b')
    await page.getByRole('dialog').waitFor()
    await page.goto('/no/such/path')
    await heading(page, 'Page Not Found').waitFor()
    expect(complaints).toEqual([])
  },
)

test('the uploader, toasts, the jobs dialog and the plan', async ({ page, member: _, hub, complaints }) => {
  await page.goto('/processing')
  await page.getByText(/^Supported formats/).waitFor()
  await chooseFile(page, { ...letter('program.exe'), mimeType: 'application/octet-stream' })
  await page
    .getByText(/You can only upload/)
    .first()
    .waitFor()
  await chooseFile(page, letter())
  await seeToast(page, 'Document uploaded successfully')
  await hub.drain()
  await toasts(page).filter({ hasText: 'Job Completed' }).waitFor()
  const dialog = await openJobs(page, 'letter.txt')
  await dialog.getByText('Score', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Violations/ }).click()
  await page.getByRole('button', { name: /^AI Remediation/ }).click()
  await seeToast(page, 'Remediation Plan Generated')
  expect(complaints).toEqual([])
})
