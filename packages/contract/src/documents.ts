import { z } from 'zod'
import { DOCUMENT_STATUSES } from './choices.ts'
import { kindFacts } from './consignment.ts'
import { decision } from './decisions.ts'
import { fileName } from './file-name.ts'
import { jobStatus } from './jobs.ts'
import { MAX_DOCUMENTS_PER_LIST } from './limits.ts'
import { documentHold } from './retention.ts'
import { documentSplit } from './splitting.ts'

export const documentStatus = z.enum(DOCUMENT_STATUSES)
export type DocumentStatus = z.infer<typeof documentStatus>

export const documentType = z.enum(['pdf', 'xml', 'json', 'csv', 'document'])
export type DocumentType = z.infer<typeof documentType>

export const documentCreate = z.object({
  fileUrl: z.string().min(1).max(2048),
  fileName,
  originalName: fileName.min(1),
  fileSize: z.number().int().nonnegative(),
  mimeType: z.string().max(255),
  documentType: documentType.optional(),
})
export type DocumentCreate = z.infer<typeof documentCreate>

/** A row of the documents list. `uploadedAt` equals `createdAt`. */
export const document = z.object({
  id: z.string(),
  tenantId: z.string(),
  status: documentStatus,
  originalName: z.string(),
  fileName: z.string(),
  /** Bytes, as stored (not as the client declared). */
  fileSize: z.number().int(),
  mimeType: z.string(),
  fileUrl: z.string(),
  documentType,
  createdAt: z.iso.datetime(),
  uploadedAt: z.iso.datetime(),
  processingJobs: z.array(z.object({ id: z.string(), status: jobStatus })),
  /** An earlier document of the tenant with the same bytes: reported, not refused. */
  duplicateOf: z.object({ id: z.string(), originalName: z.string(), createdAt: z.iso.datetime() }).nullable(),
  /** What the caller may do next: 'approve', 'reject'; a single document lists more. */
  can: z.array(z.string()),
  /** False: checked, and no rule judges it. Its status is then shown as 'Not judged'. */
  judged: z.boolean(),
  /** Whether the caller may move it to the trash, or the first reason why not. */
  deletion: z.enum(['allowed', 'role', 'on_hold', 'not_own', 'rejected']),
})
export type Document = z.infer<typeof document>

export const documentDetail = document.extend({
  /** What the document is (CMR, other, ...), known once `ocr` completed. */
  kind: z.string().nullable(),
  /** Null exactly as long as the kind is. */
  kindFacts: kindFacts.nullable(),
  /** UUID of the consignment data set made from this document. */
  datasetId: z.string(),
  /** The consignment that it is a document of; null before its first check, and for what is no freight document. */
  consignmentId: z.string().nullable(),
  latestCheck: z
    .object({
      score: z.number().nullable(),
      violationsCount: z.number().int(),
      unreadCount: z.number().int(),
      notesCount: z.number().int(),
    })
    .nullable(),
  /** Approvals and rejections, the latest first; those no longer in force state why. */
  decisions: z.array(decision),
  /** While somebody keeps it from being deleted by retention. */
  hold: documentHold.shape.hold,
  /** Several documents in one file; null for what has no pages to part. */
  split: documentSplit.nullable(),
})
export type DocumentDetail = z.infer<typeof documentDetail>

/** Answer to an approval or a rejection. */
export const decidedDocument = document.extend({
  /** The latest first. */
  decisions: z.array(decision),
})
export type DecidedDocument = z.infer<typeof decidedDocument>

/** Sent over the live socket after a person decided about a document, or a decision was withdrawn. */
export const documentUpdate = z.object({
  type: z.literal('document_update'),
  data: z.object({ documentId: z.string(), status: documentStatus }),
})
export type DocumentUpdate = z.infer<typeof documentUpdate>

export const documentsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_DOCUMENTS_PER_LIST).optional(),
  cursor: z.string().optional(),
  /** In the name of its file. */
  search: z.string().max(200).optional(),
  /** In its number, parties, plates, equipment and reference numbers. */
  mentions: z.string().max(200).optional(),
  status: documentStatus.optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'size']).optional(),
})
export type DocumentsQuery = z.infer<typeof documentsQuery>

export const uploadTarget = z.object({
  uploadURL: z.string(),
  permission: z.string().optional().describe('For `Authorization: Bearer` of the PUT'),
})
