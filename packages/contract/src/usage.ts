import { z } from 'zod'

/** What an organisation uses of the service, and what the operator allows. A limit of null: none. */
export const organisationUsage = z.object({
  /** The calendar month (UTC), such as 2026-11. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Made in the month, those in the trash included. */
  documents: z.number().int(),
  documentsLimit: z.number().int().nullable(),
  /** Of all uploaded files. */
  bytes: z.number().int(),
  bytesLimit: z.number().int().nullable(),
})
export type OrganisationUsage = z.infer<typeof organisationUsage>
