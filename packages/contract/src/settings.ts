import { z } from 'zod'
import { nameField, role } from './accounts.ts'
import { TRANSPORT_MODES, transportMode } from './emissions.ts'
import { plainName } from './plain-name.ts'

export const profileSettings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null for somebody without an organisation. */
  tenantId: z.string().nullable(),
  role: role.nullable(),
  /** False for who only comes through an identity provider, until they set one. */
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
})
export type ProfileSettings = z.infer<typeof profileSettings>

export const profileChange = z.object({
  firstName: nameField('First name is required'),
  lastName: nameField('Last name is required'),
})
export type ProfileChange = z.infer<typeof profileChange>

/** Alerts some minutes after what they are about, or all of an hour or of a day (until 06:00 UTC) in one mail. */
export const mailRhythm = z.enum(['immediate', 'hourly', 'daily'])
export type MailRhythm = z.infer<typeof mailRhythm>

/** What somebody wants to be notified of in this organisation; `email` is the master switch of all mails. */
export const notificationPreferences = z.object({
  email: z.boolean(),
  documentAlerts: z.boolean(),
  complianceAlerts: z.boolean(),
  weeklyReports: z.boolean(),
  /** Of document and compliance alerts. */
  rhythm: mailRhythm,
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

/** `mail` is off as long as no mail server is set up: nothing is sent regardless of these choices. */
export const notificationSettings = notificationPreferences.extend({ mail: z.enum(['on', 'off']) })
export type NotificationSettings = z.infer<typeof notificationSettings>

export const notificationChange = notificationPreferences.partial()

export const securitySettings = z.object({
  aiValidation: z.boolean(),
  /** The consent to send document content to the configured provider, and who gave or withdrew it last, when. */
  sendContent: z.boolean(),
  sendContentBy: z.string().nullable(),
  sendContentAt: z.iso.datetime().nullable(),
  /** Names and contact data are taken out of what is sent to the provider. */
  redactContent: z.boolean(),
  /** Reading asks about all that most documents carry; false: about what is missing, doubtful or contradictory. */
  askAboutAll: z.boolean(),
  /** Pictures of pages go with their text when a document is read, where the provider takes pictures and nothing is left out. */
  sendPictures: z.boolean(),
  /** The model that is set up on this server, such as 'gpt-oss-120b at models.example.org'; null: none. */
  provider: z.string().nullable(),
  takesPictures: z.boolean(),
  /** Members without a second factor can do nothing in the organisation until they have set one up. */
  requireTwoFactor: z.boolean(),
  mayChange: z.boolean(),
})
export type SecuritySettings = z.infer<typeof securitySettings>

export const securityChange = z
  .object({
    aiValidation: z.boolean(),
    sendContent: z.boolean(),
    redactContent: z.boolean(),
    askAboutAll: z.boolean(),
    sendPictures: z.boolean(),
    requireTwoFactor: z.boolean(),
  })
  .partial()
export type SecurityChange = z.infer<typeof securityChange>

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)

const organisation = z.object({
  name: plainName(200, 'A name is required'),
  address: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[\P{Cc}\n\r]*$/u),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Please choose a country')
    .nullable(),
  vatId: line(20),
  eori: line(20),
  contactEmail: z.union([z.literal(''), z.email('Please enter a valid email address').max(254)]),
  dueDays: z.number().int().min(0, 'From 0 to 365 days').max(365, 'From 0 to 365 days'),
  routeCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
  defaultSubsets: z.array(z.string().max(20)).max(100),
  /** Addresses are checked by the letter of the Annex: every line. */
  strictAddresses: z.boolean(),
  /** By which the organisation carries goods; empty: not answered yet. */
  modes: z.array(transportMode).max(TRANSPORT_MODES.length),
  /** Whether it carries dangerous goods; null: not answered yet. */
  dangerousGoods: z.boolean().nullable(),
  /** The checklist of the first day is not wanted. */
  checklistDismissed: z.boolean(),
  /** Instructions in writing and what else belongs in the cab is carried there on every journey; null: not answered yet. */
  carriedInCab: z.boolean().nullable(),
  /** Null: documents are kept until somebody deletes them. */
  retentionDays: z
    .number()
    .int()
    .min(1, 'From 1 to 36,500 days')
    .max(36_500, 'From 1 to 36,500 days')
    .nullable(),
})

export const tenantSettings = organisation.extend({
  id: z.string(),
  /** As it was stored; one from before names were checked stays until it is changed. */
  name: z.string(),
  mayChange: z.boolean(),
})
export type TenantSettings = z.infer<typeof tenantSettings>

export const tenantChange = organisation.partial()
export type TenantChange = z.infer<typeof tenantChange>
