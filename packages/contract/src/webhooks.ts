import { z } from 'zod'
import { severity } from './violations.ts'

/** What an address can be sent; 'webhook.test' is sent on demand only, to every address alike. */
export const WEBHOOK_EVENTS = [
  'document.checked',
  'violations.opened',
  'violations.resolved',
  'document.approved',
  'document.rejected',
  'consignment.verdict_changed',
] as const
export const webhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof webhookEvent>

export const TEST_EVENT = 'webhook.test'
const anyWebhookEvent = z.enum([...WEBHOOK_EVENTS, TEST_EVENT])
export type AnyWebhookEvent = z.infer<typeof anyWebhookEvent>

export const MAX_WEBHOOKS = 10

export const webhookState = z.enum(['active', 'paused', 'off'])
export type WebhookState = z.infer<typeof webhookState>

export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  /** A path or query can be a secret of the receiver: only who may change it sees more than the origin. */
  url: z.string(),
  events: z.array(webhookEvent),
  /** 'off': switched off by the product, because deliveries failed repeatedly. */
  state: webhookState,
  /** Why it was switched off. */
  offReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  rotatedAt: z.iso.datetime().nullable(),
  /** Until then the previous secret signs as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof webhook>

/** Oldest first. */
export const webhooksList = z.object({
  items: z.array(webhook),
  nextCursor: z.null(),
  total: z.number().int(),
  /** Whether the caller may change them. */
  mayChange: z.boolean(),
})
export type WebhooksList = z.infer<typeof webhooksList>

const name = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(80)
  .regex(/^\P{Cc}*$/u)

const url = z
  .url({ protocol: /^https?$/, error: 'Enter a complete address, such as https://example.org/hooks' })
  .max(2_000)
  .refine((text) => !hasCredentials(text), 'The address must not contain a user name or password')

function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

const events = z
  .array(webhookEvent)
  .min(1, 'Choose at least one event')
  .max(WEBHOOK_EVENTS.length)
  .transform((chosen) => WEBHOOK_EVENTS.filter((one) => chosen.includes(one)))

export const webhookRequest = z.object({ name, url, events })
export type WebhookRequest = z.infer<typeof webhookRequest>

/** Active sends what was waiting as well; paused sends nothing, and what happens meanwhile is not sent later. */
export const webhookChange = webhookRequest
  .partial()
  .extend({ state: z.enum(['active', 'paused']).optional() })
export type WebhookChange = z.infer<typeof webhookChange>

/** The secret is shown here and never again. */
export const webhookMade = webhook.extend({ secret: z.string() })
export type WebhookMade = z.infer<typeof webhookMade>

export const deliveryStatus = z.enum(['pending', 'delivered', 'failed'])
export type DeliveryStatus = z.infer<typeof deliveryStatus>

export const webhookDelivery = z.object({
  id: z.string(),
  /** The header webhook-id: the same for every attempt. */
  eventId: z.string(),
  type: anyWebhookEvent,
  createdAt: z.iso.datetime(),
  status: deliveryStatus,
  /** Since it was created or last sent again. */
  attempts: z.number().int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Of the latest attempt; null when no answer came. */
  statusCode: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** Why the latest attempt did not count as delivered. */
  error: z.string().nullable(),
  /** The first 1,024 characters of the latest answer; only for those who may change webhooks. */
  answer: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveriesQuery = z.object({
  status: deliveryStatus.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
})
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>

/** Newest first, of the last 30 days. */
export const webhookDeliveries = z.object({
  items: z.array(webhookDelivery),
  nextCursor: z.string().nullable(),
})
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>

const links = z.object({ page: z.url(), api: z.url() }).describe('What it is about: for people, for programs')
const about = { tenantId: z.uuid(), links }
const aboutDocument = { ...about, documentId: z.uuid() }
const violationsOfCheck = z.object({
  ...aboutDocument,
  checkId: z.uuid(),
  count: z.number().int(),
  violations: z
    .array(z.object({ id: z.uuid(), code: z.string(), severity }))
    .max(50)
    .describe('The most severe 50'),
})
const decision = z.object({ ...aboutDocument, decisionId: z.uuid(), decidedBy: z.uuid() })
export const consignmentVerdict = z.enum(['ready', 'not_ready'])

/** `data` of each event. */
export const webhookData = {
  'document.checked': z.object({
    ...aboutDocument,
    checkId: z.uuid(),
    status: z.string(),
    score: z.number().nullable().describe('Null: no rule judges this document'),
    openViolations: z.number().int(),
    openBlocking: z.number().int().describe('Critical and high ones'),
  }),
  'violations.opened': violationsOfCheck,
  'violations.resolved': violationsOfCheck,
  'document.approved': decision,
  'document.rejected': decision,
  'consignment.verdict_changed': z.object({
    ...about,
    consignmentId: z.uuid(),
    verdict: consignmentVerdict,
    previousVerdict: consignmentVerdict.nullable().describe('Null: a new consignment'),
    documents: z.number().int(),
    missingDocuments: z.number().int(),
    contradictions: z.number().int(),
  }),
  [TEST_EVENT]: z.object({ ...about, webhookId: z.uuid() }),
} satisfies Record<AnyWebhookEvent, z.ZodType>

type DataOf = { [Type in AnyWebhookEvent]: z.infer<(typeof webhookData)[Type]> }
/** As it is stored: tenant and links are added when it is sent. */
export type WebhookFacts = { [Type in AnyWebhookEvent]: Omit<DataOf[Type], 'tenantId' | 'links'> }
