import { z } from 'zod'
import { email } from './accounts.ts'
import { consignmentValue } from './consignment.ts'
import { dataElement } from './data-set.ts'
import { fileName } from './file-name.ts'
import { personName } from './members.ts'
import {
  LINK_DAYS,
  MOST_ASKED_FIELDS,
  MOST_MESSAGE,
  MOST_REMARK,
  PARTNER_LANGUAGES,
  REMINDERS,
} from './partner-request-limits.ts'
import { plainName } from './plain-name.ts'

export const partnerLanguage = z.enum(PARTNER_LANGUAGES)
export type PartnerLanguage = z.infer<typeof partnerLanguage>

/**
 * 'wrong': a violation is open there and a value is known. 'missing': a violation is open there and nothing is known. 'unsure': read
 * with doubt, or not read. 'known': any other value.
 */
export const ASK_REASONS = ['wrong', 'missing', 'unsure', 'known'] as const
export const askReason = z.enum(ASK_REASONS)
export type AskReason = z.infer<typeof askReason>

const shownValue = z.object({
  value: consignmentValue,
  /** Of a code: what it means. */
  meaning: z.string().optional(),
})

export const askableField = z.object({
  path: z.string(),
  eftiId: z.string(),
  label: z.string(),
  reason: askReason,
  /** The violation that an answer may resolve. */
  violationId: z.string().nullable(),
  known: shownValue.nullable(),
})
export type AskableField = z.infer<typeof askableField>

export const PARTY_ROLES = ['consignor', 'carrier', 'consignee', 'freight-forwarder'] as const

export const suggestedRecipient = z.object({
  role: z.enum(PARTY_ROLES),
  name: z.string(),
  /** '' where it is not known. */
  email: z.string(),
  language: partnerLanguage,
})
export type SuggestedRecipient = z.infer<typeof suggestedRecipient>

/** What can be asked about a document, and whom. */
export const partnerDraft = z.object({
  /** Those with a reason to ask come first, with 'known' last. */
  fields: z.array(askableField),
  recipients: z.array(suggestedRecipient),
  /** False: no mail server is set, so the link has to be copied. */
  mailIsOn: z.boolean(),
})
export type PartnerDraft = z.infer<typeof partnerDraft>

const paths = z.array(z.string().min(1).max(500)).min(1, 'Choose what to ask for').max(MOST_ASKED_FIELDS)

export const partnerMessageRequest = z.object({
  paths,
  language: partnerLanguage,
  days: z.number().int().min(LINK_DAYS.least).max(LINK_DAYS.most),
})
export type PartnerMessageRequest = z.infer<typeof partnerMessageRequest>

export const partnerMessage = z.object({ message: z.string() })
export type PartnerMessage = z.infer<typeof partnerMessage>

/**
 * A scheme, a host that begins with www, a domain with a path, or one of the domains that mail programs make links of. An email
 * address is none, nor the name of a file in a path.
 */
const WEB_ADDRESS =
  /:\/\/|\bwww\d?\.|(?<![@\p{L}\p{N}_-]|[\p{L}\p{N}_-]\.)(?:[\p{L}\p{N}_-]+\.)*(?=[\p{N}_-]*\p{L})[\p{L}\p{N}_-]{2,}\.(?:(?!(?:pdf|xml|json|csv|docx?|txt)\/)\p{L}{2,}\/|(?:com|net|org|eu|de|fr|it|es|nl|pl|io|info|biz|ru|cn|xyz|top|site|online)(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}]))/iu

/** Mail programs make a link of some part of it. */
export const hasWebAddress = (text: string) => WEB_ADDRESS.test(text.normalize('NFKC'))

export const newPartnerRequest = partnerMessageRequest.extend({
  partner: plainName(200, 'Enter the name'),
  /** '' where the link is copied. */
  email: z.union([z.literal(''), email]),
  /** Web addresses are refused, but for names that the document gives ('Booking.com'): the only link of the mail is ours. */
  message: z.string().trim().min(1, 'Enter a message').max(MOST_MESSAGE),
  /** Null: no reminder is sent by itself. */
  reminderDays: z.number().int().min(1).max(REMINDERS.longest).nullable(),
})
export type NewPartnerRequest = z.infer<typeof newPartnerRequest>

export const ANSWER_DECISIONS = ['used', 'declined'] as const

export const askedField = askableField.extend({
  id: z.string(),
  /** What the partner answered; null: nothing yet. */
  answer: shownValue.extend({ at: z.iso.datetime() }).nullable(),
  /** What became of the answer; null: nobody has decided. */
  decision: z.object({ decision: z.enum(ANSWER_DECISIONS), by: personName, at: z.iso.datetime() }).nullable(),
})
export type AskedField = z.infer<typeof askedField>

/** 'declined': the partner wants no such request. */
export const REQUEST_STATES = ['waiting', 'answered', 'revoked', 'declined', 'expired'] as const
export const partnerRequest = z.object({
  id: z.string(),
  documentId: z.string(),
  state: z.enum(REQUEST_STATES),
  partner: z.string(),
  email: z.string(),
  language: partnerLanguage,
  message: z.string(),
  askedBy: personName,
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** What the partner wrote beside the values. */
  remark: z.string(),
  remindedAt: z.iso.datetime().nullable(),
  /** When the next reminder goes out by itself; null: none. */
  nextReminderAt: z.iso.datetime().nullable(),
  /** The link can still be used. */
  isOpen: z.boolean(),
  fields: z.array(askedField),
  /** The document that the partner sent. */
  received: z.object({ id: z.string(), originalName: z.string() }).nullable(),
})
export type PartnerRequest = z.infer<typeof partnerRequest>

/** Of one document, the latest first. */
export const partnerRequestsList = z.object({ items: z.array(partnerRequest), mayAsk: z.boolean() })
export type PartnerRequestsList = z.infer<typeof partnerRequestsList>

/** `link` is answered here and never again. */
export const partnerRequestMade = z.object({ request: partnerRequest, link: z.string(), mailed: z.boolean() })
export type PartnerRequestMade = z.infer<typeof partnerRequestMade>

export const answerDecision = z.object({ decision: z.enum(ANSWER_DECISIONS) })

/** Of a link; it is never part of an address. */
export const partnerToken = z.object({ token: z.string().max(200) })

/** A field as the partner sees it. */
export const fieldToAnswer = z.object({
  id: z.string(),
  /** In the language of the request. */
  label: z.string(),
  reason: askReason,
  type: dataElement.shape.type,
  codes: dataElement.shape.codes,
  units: dataElement.shape.units,
  known: shownValue.nullable(),
  /** A field is answered once. */
  answered: z.boolean(),
})
export type FieldToAnswer = z.infer<typeof fieldToAnswer>

/** What a link shows, and nothing else of the document. */
export const questionForPartner = z.object({
  organisation: z.string(),
  askedBy: z.string(),
  partner: z.string(),
  language: partnerLanguage,
  message: z.string(),
  expiresAt: z.iso.datetime(),
  fields: z.array(fieldToAnswer),
  /** A document has arrived: nothing more can be sent. */
  received: z.boolean(),
})
export type QuestionForPartner = z.infer<typeof questionForPartner>

export const partnerAnswer = partnerToken.extend({
  values: z.array(z.object({ field: z.string().max(100), value: consignmentValue })).max(MOST_ASKED_FIELDS),
  remark: z.string().trim().max(MOST_REMARK).default(''),
})

export const partnerDocument = partnerToken.extend({
  /** The address that was given for it. */
  fileUrl: z.string().min(1).max(2048),
  originalName: fileName.min(1),
})

export const partnerUpload = z.object({ uploadURL: z.string(), permission: z.string() })
