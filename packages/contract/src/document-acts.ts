import { z } from 'zod'
import { MOST_DOCUMENTS_PER_ACT, MOST_TAG_CHARACTERS, MOST_TAGS } from './limits.ts'

const ids = z.array(z.string().max(100)).min(1).max(MOST_DOCUMENTS_PER_ACT)

/** Spaces around it are dropped, several in a row are one. */
export const tag = z
  .string()
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  .pipe(z.string().min(1, 'Required').max(MOST_TAG_CHARACTERS))
const tags = z.array(tag).max(MOST_TAGS).optional()

export const DOCUMENT_ACTS = ['check', 'assign', 'tag', 'wait', 'approve', 'delete'] as const
export type DocumentActName = (typeof DOCUMENT_ACTS)[number]

const act = z.discriminatedUnion('act', [
  /** By the rules of today, with the values as they are; nothing is read again. */
  z.object({ act: z.literal('check') }),
  z.object({ act: z.literal('assign'), assigneeId: z.string().max(100).nullable() }),
  z.object({ act: z.literal('tag'), add: tags, remove: tags }),
  /** `waiting` false: it waits no longer. */
  z.object({ act: z.literal('wait'), waiting: z.boolean(), for: z.string().trim().max(200).optional() }),
  z.object({ act: z.literal('approve'), comment: z.string().trim().max(2000).optional() }),
  /** To the trash. */
  z.object({ act: z.literal('delete') }),
])
export type DocumentAct = z.infer<typeof act>

export const documentsActRequest = z.object({ ids }).and(act)
export type DocumentsActRequest = z.infer<typeof documentsActRequest>

/** The originals of these documents as one ZIP. */
export const documentsDownload = z.object({ ids })
