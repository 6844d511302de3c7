import { z } from 'zod'
import { plainName } from './plain-name.ts'

export const MOST_PARTNERS_AT_ONCE = 1000
export const MOST_PARTNERS = 20_000

const line = (most: number, message: string) =>
  z
    .string()
    .trim()
    .max(most, message)
    .regex(/^\P{Cc}*$/u, 'Please leave out line breaks')
    .default('')

/** A company that is named on documents, as the organisation knows it; '' for what it does not know. */
export const newPartner = z.object({
  name: plainName(200, 'Enter the name'),
  street: line(200, 'At most 200 characters'),
  postcode: line(17, 'At most 17 characters'),
  town: line(100, 'At most 100 characters'),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose the country'),
  vatId: line(20, 'At most 20 characters'),
  email: z.union([z.literal(''), z.email('Please enter a valid email address').max(254)]).default(''),
})
/** With '' for what was left out. */
export type NewPartner = z.infer<typeof newPartner>

export const partner = newPartner.extend({ id: z.string(), name: z.string() })
export type Partner = z.infer<typeof partner>

/** One with the same name and postcode is replaced. */
export const partnerAddition = z.object({ partners: z.array(newPartner).min(1).max(MOST_PARTNERS_AT_ONCE) })

export const partnersAdded = z.object({ added: z.number().int(), replaced: z.number().int() })
export type PartnersAdded = z.infer<typeof partnersAdded>

export const partnersQuery = z.object({
  /** Part of the name or the town. */
  search: z.string().trim().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})

/** By name. */
export const partnersList = z.object({
  items: z.array(partner),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  /** Whether the caller may change them. */
  mayChange: z.boolean(),
})
export type PartnersList = z.infer<typeof partnersList>
