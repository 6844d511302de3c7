import { expect } from 'vitest'
import type { HubOptions } from '../apps/server/src/testing/index.ts'
import { startWebhookReceiver } from '../apps/server/src/testing/webhook-receiver.ts'
import { test as base, eventually } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

const test = base.extend('hubOptions', { scope: 'file' }, {
  env: { WEBHOOKS_ALLOW: '127.0.0.1' },
} as HubOptions)

test.runIf(process.env.LONG)(
  'A manager adds a webhook, sees its secret once, sends a test, reads the log, resends, pauses and deletes it.',
  async ({ page, member: _, hub }) => {
    await hub.work()
    const receiver = await startWebhookReceiver()
    await page.goto('/settings?tab=security')
    const dialog = page.getByRole('dialog')
    const row = page.getByRole('list', { name: 'Webhooks', exact: true }).getByRole('listitem')
    const act = async (name: string) => {
      await row.getByRole('button', { name: 'Actions for Warehouse' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

    await page.getByRole('button', { name: 'Add webhook' }).click()
    await dialog.getByLabel('Name').fill('Warehouse')
    await dialog.getByLabel('Address').fill('https://10.0.0.1/')
    await confirm('Add webhook')
    await dialog.getByText('The host is not on the public internet.').first().waitFor()
    await dialog.getByLabel('Address').fill(receiver.url)
    await confirm('Add webhook')
    const secret = await dialog.getByLabel('Secret').inputValue()
    expect(secret).toMatch(/^whsec_/)
    await confirm('Done')
    await row.getByText('Active', { exact: true }).waitFor()
    expect(await page.content()).not.toContain(secret)

    await act('Send test event')
    await seeToast(page, 'Test event queued')
    await eventually(() => receiver.received.length).toBe(1)
    await row.getByRole('button', { name: 'Delivery log of Warehouse' }).click()
    await dialog.getByText('Delivered').waitFor()
    await dialog.getByText('Answer').click()
    await dialog.getByText('thanks').waitFor()
    receiver.answerWith((response) => {
      response.statusCode = 500
      response.end('out of order')
    })
    await dialog.getByRole('button', { name: 'Resend Test event' }).click()
    await dialog.getByText('Answered 500.').waitFor()
    expect(await lookOver(page, 'delivery log')).toEqual([])
    await page.keyboard.press('Escape')

    await act('Rotate secret')
    await confirm('Rotate secret')
    expect(await dialog.getByLabel('Secret').inputValue()).not.toBe(secret)
    await confirm('Done')
    await row.getByText('The previous secret also signs until').waitFor()
    await act('Pause')
    await row.getByText('Paused', { exact: true }).waitFor()
    await act('Edit')
    await dialog.getByLabel('Name').waitFor()
    expect(await lookOver(page, 'webhook')).toEqual([])
    await confirm('Cancel')
    await act('Delete')
    await confirm('Delete')
    await page.getByText('No webhooks').waitFor()
    await receiver.stop()
  },
)
