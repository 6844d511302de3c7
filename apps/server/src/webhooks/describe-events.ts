import { type AnyWebhookEvent, webhookData } from '@efti-hub/contract'
import { z } from 'zod'

const SUMMARIES: Record<AnyWebhookEvent, string> = {
  'document.checked': 'A document was checked, or re-checked because something beside it changed',
  'violations.opened': 'A check found violations that the one before it had not',
  'violations.resolved': 'A check no longer found violations of the one before it',
  'document.approved': 'A document was approved',
  'document.rejected': 'A document was rejected',
  'consignment.verdict_changed': 'A consignment became ready to go, or is no longer ready',
  'webhook.test': 'Sent on demand, to see whether the receiver takes it',
}

const DESCRIPTION = `Signed by the Standard Webhooks specification: \`webhook-signature\` has one \`v1,<base64>\` for each valid \
secret, the HMAC-SHA256 of \`webhook-id.webhook-timestamp.body\`. An event can arrive more than once and in another order: \
\`webhook-id\` stays the same. Any answer of 2xx within 10 seconds counts as delivered; 410 switches the webhook off.`

const header = (description: string) => ({ required: true, schema: { type: 'string' as const }, description })
const HEADERS = {
  'webhook-id': header('The id of the event, the same for every attempt'),
  'webhook-timestamp': header('Of this attempt, in seconds since 1970'),
  'webhook-signature': header('One or two signatures, separated by a space'),
}

/** The events for OpenAPI, by their type. */
export function describeEvents() {
  return Object.fromEntries(
    (Object.keys(webhookData) as AnyWebhookEvent[]).map((type) => [type, { post: describe(type) }]),
  )
}

function describe(type: AnyWebhookEvent) {
  const body = z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: webhookData[type],
  })
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body)
  return {
    tags: ['Webhooks'],
    summary: SUMMARIES[type],
    description: DESCRIPTION,
    parameters: Object.entries(HEADERS).map(([name, one]) => ({ name, in: 'header' as const, ...one })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Delivered' } },
  }
}
