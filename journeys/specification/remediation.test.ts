import type { RemediationAnswer } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, sampleViolationRow, sampleViolationsList } from '../answers.ts'
import { test } from '../journey.ts'
import { letter } from '../papers.ts'
import { listen, seeToast } from '../steps.ts'

/** What the specification names of a plan, and nothing else. */
const plan = {
  origin: 'Built from the rule catalogue; no AI provider is configured',
  overview: 'Two elements are missing.',
  steps: [
    { action: 'Enter the consignor', details: 'Name and address.', example: 'Nordhavn AS, Oslo' },
    { action: 'Enter the date', details: 'When the goods were taken over.' },
  ],
  preventionTips: ['Use the template.', 'Check before sending.'],
}

async function remediationButton(page: Page) {
  await answer(page, '/api/violations', sampleViolationsList([sampleViolationRow()]))
  await page.goto('/violations')
  return page.getByRole('button', { name: /^AI Remediation/ })
}

test("An 'AI Remediation' button that opens a plan dialog, filled by the server.", async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(letter())
  await hub.drain()
  const calls = listen(page, 'POST', `/api/documents/${id}/remediation`)
  await page.goto('/violations')
  const button = page.getByRole('button', { name: /^AI Remediation/ })
  await button.waitFor()
  expect(calls.count()).toBe(0)
  const call = page.waitForResponse('**/remediation')
  await button.click()
  const { remediationPlan } = (await (await call).json()) as RemediationAnswer
  expect((await call).request().postData()).toBeNull()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(remediationPlan.overview).first().waitFor()
  for (const { action } of remediationPlan.steps) await dialog.getByText(action).first().waitFor()
  expect(calls.count()).toBe(1)
})

test('The plan: overview, steps (each with action, details and optional example) and optional preventionTips.', async ({
  page,
  member: _,
}) => {
  await page.route('**/remediation', (route) => route.fulfill({ json: { remediationPlan: plan } }))
  await (await remediationButton(page)).click()
  const dialog = page.getByRole('dialog')
  const { origin, overview, steps, preventionTips } = plan
  const words = [
    origin,
    overview,
    ...steps.flatMap(({ action, details }) => [action, details]),
    ...preventionTips,
  ]
  for (const line of words) await dialog.getByText(line, { exact: true }).waitFor()
  await dialog.getByText('Nordhavn AS, Oslo').waitFor()
  expect(await dialog.getByText(/^example\b/i).count()).toBe(1)
})

test("Success toast: 'Remediation Plan Generated' with 'AI has analyzed the violations and created a fix plan.'.", async ({
  page,
  member: _,
}) => {
  await page.route('**/remediation', (route) => route.fulfill({ json: { remediationPlan: plan } }))
  await (await remediationButton(page)).click()
  await seeToast(page, 'Remediation Plan Generated', 'AI has analyzed the violations and created a fix plan.')
})

test("Remediation failure: destructive toast 'Error' with 'Failed to generate remediation plan.'.", async ({
  page,
  member: _,
}) => {
  await page.route('**/remediation', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something else.' } }),
  )
  await (await remediationButton(page)).click()
  await seeToast(page, 'Error', 'Failed to generate remediation plan.', 'destructive')
})
