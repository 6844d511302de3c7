import { test } from '../journey.ts'
import { heading, seePath } from '../steps.ts'

test('Any other path shows the not-found screen: Page Not Found, its text, a link to the dashboard', async ({
  page,
  member: _,
}) => {
  await page.goto('/no/such/path')
  await heading(page, 'Page Not Found').waitFor()
  await page
    .getByText("The page you're looking for doesn't exist or has been moved.", { exact: true })
    .waitFor()
  await page.getByRole('navigation').waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /dashboard/i })
    .click()
  await seePath(page, '/')
  await heading(page, 'eFTI Compliance Dashboard').waitFor()
})
