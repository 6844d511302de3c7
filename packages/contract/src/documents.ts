import { z } from 'zod'
import { DOCUMENT_STATUSES } from './choices.ts'
import { documentKind, kindFacts } from './consignment.ts'
import { decision } from './decisions.ts'
import { fileName } from './file-name.ts'
import { jobStatus } from './jobs.ts'
import { MAX_DOCUMENTS_PER_LIST } from './limits.ts'
import { documentHold } from './retention.ts'
import { documentSplit } from './splitting.ts'
import { timeZone } from './time-zone.ts'

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
  /** One of many that are uploaded together: it comes after what somebody waits for, and takes turns with other organisations. */
  isBatch: z.boolean().optional(),
})
export type DocumentCreate = z.infer<typeof documentCreate>

const town = z.object({ town: z.string().nullable(), country: z.string().nullable() })
const count = z.number().int()

/** How many violations are open, by severity. */
export const openCounts = z.object({ critical: count, high: count, medium: count, low: count })
export type OpenCounts = z.infer<typeof openCounts>

/** What was read of a document and what is to be done about it, for a row of the list. Null: not known, or not read yet. */
export const documentSummary = z.object({
  kind: z.string().nullable(),
  /** Of the document itself, such as that of the consignment note. */
  number: z.string().nullable(),
  consignor: z.string().nullable(),
  consignee: z.string().nullable(),
  from: town,
  to: town,
  /** Date of taking over the goods (else of loading), planned or actual, as stated: a day, or a time with or without offset. */
  departure: z.string().nullable(),
  score: z.number().nullable(),
  open: openCounts,
  tags: z.array(z.string()),
  /** The person whom it is assigned to, else the one who uploaded it. */
  ownerId: z.string(),
  assigneeId: z.string().nullable(),
  /** While a partner has to answer first: since when, and who it is, where somebody stated it. */
  waiting: z.object({ since: z.iso.datetime(), for: z.string() }).nullable(),
})
export type DocumentSummary = z.infer<typeof documentSummary>

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
  summary: documentSummary,
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

/**
 * 'needs-me': it failed, or it is checked, undecided and has something open; it waits for no partner, and it is assigned to the
 * caller or to nobody who is a member. 'waiting': the same, but it waits for a partner, regardless of its assignee. 'done': approved, or checked
 * with nothing open; 'done-today' and 'done-week': since the beginning of the day or the week (Monday).
 */
export const DOCUMENT_WORK = ['needs-me', 'waiting', 'done', 'done-today', 'done-week'] as const
export const documentWork = z.enum(DOCUMENT_WORK)
export type DocumentWork = z.infer<typeof documentWork>

/** 'due': it departs today or is overdue. 'overdue': its day of departure is over, and somebody still has to do something. */
export const DOCUMENT_DEPARTURES = ['due', 'overdue'] as const

export const DOCUMENT_SORTS = [
  'newest',
  'oldest',
  'name',
  'size',
  /** The soonest first, those without a date last. */
  'departure',
  /** Those with the most severe open violations, and most of them, first. */
  'severity',
  /** From the lowest, or from the highest score; those without one last. */
  'lowest',
  'highest',
] as const
export const documentSort = z.enum(DOCUMENT_SORTS)
export type DocumentSort = z.infer<typeof documentSort>

/** What narrows the list of documents. */
export const documentFilter = z.object({
  /** In the name of its file. */
  search: z.string().max(200).optional(),
  /** In its number, parties, plates, equipment and reference numbers. */
  mentions: z.string().max(200).optional(),
  status: documentStatus.optional(),
  /** As recognised, or as a person chose. */
  kind: documentKind.optional(),
  work: documentWork.optional(),
  /** 'blocking': a critical or high violation is open. */
  open: z.literal('blocking').optional(),
  departs: z.enum(DOCUMENT_DEPARTURES).optional(),
  /** 'me', or the id of a person: assigned to them, or uploaded by them and assigned to nobody. */
  owner: z.string().max(100).optional(),
  /** In any case of its letters. */
  tag: z.string().max(40).optional(),
})
export type DocumentFilter = z.infer<typeof documentFilter>

export const documentsQuery = documentFilter.extend({
  limit: z.coerce.number().int().min(1).max(MAX_DOCUMENTS_PER_LIST).optional(),
  cursor: z.string().optional(),
  sort: documentSort.optional(),
  /** Whose days 'today' and 'week' mean, such as 'Europe/Berlin'; UTC by default. */
  zone: timeZone.optional(),
})
export type DocumentsQuery = z.infer<typeof documentsQuery>

export const documentCountsQuery = documentsQuery.pick({ zone: true })

/** How many documents the list has with each `work` filter. */
export const documentCounts = z.object({
  needsMe: count,
  waiting: count,
  doneToday: count,
  doneWeek: count,
  /** With the status 'failed'; the list has as many with that filter. */
  failed: count,
})
export type DocumentCounts = z.infer<typeof documentCounts>

/** Tags in use, the most frequent first. */
export const documentTags = z.object({ items: z.array(z.object({ tag: z.string(), documents: count })) })
export type DocumentTags = z.infer<typeof documentTags>

/** With it the file goes straight to the file store, where there is one: these bytes and no others. */
export const uploadWish = z
  .object({
    size: z.number().int().nonnegative().describe('Bytes'),
    type: z
      .string()
      .regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/)
      .describe('The Content-Type that the PUT will have'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Of the bytes, in hexadecimal digits'),
  })
  .nullish()
  // Whatever else a program sends along is no wish.
  .catch(null)
export type UploadWish = z.infer<typeof uploadWish>

export const uploadTarget = z.object({
  uploadURL: z.string(),
  permission: z.string().optional().describe('For `Authorization: Bearer` of the PUT'),
  direct: z
    .boolean()
    .optional()
    .describe('Asked with size, type and SHA-256, an address of the file store itself'),
})
