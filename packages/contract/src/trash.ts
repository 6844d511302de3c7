import { z } from 'zod'
import { documentType } from './documents.ts'
import { MAX_DOCUMENTS_PER_LIST } from './limits.ts'

/** A document that was deleted and can still be restored. */
export const trashedDocument = z.object({
  id: z.string(),
  originalName: z.string(),
  fileSize: z.number().int(),
  documentType,
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
  /** It is deleted permanently in the night after this: 30 days after it was deleted, or when the retention ends before that. */
  keptUntil: z.iso.datetime(),
  /** The documents that it was split into: restoring it moves them to the trash. */
  parts: z.array(z.object({ id: z.string(), originalName: z.string(), inTrash: z.boolean() })),
  /** What the caller may do. */
  can: z.array(z.enum(['restore', 'purge'])),
})
export type TrashedDocument = z.infer<typeof trashedDocument>

export const trashQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_DOCUMENTS_PER_LIST).optional(),
  cursor: z.string().optional(),
})

export const trashList = z.object({
  /** The last deleted first. */
  items: z.array(trashedDocument),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
})
export type TrashList = z.infer<typeof trashList>
