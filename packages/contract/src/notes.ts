import { z } from 'zod'

export const notesQuery = z.object({
  /** In names of senders, however they are spelled. */
  search: z.string().max(200).optional(),
  kind: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})
export type NotesQuery = z.infer<typeof notesQuery>

const notedDocument = z.object({ id: z.string(), originalName: z.string(), submittedAt: z.iso.datetime() })

/** A note that documents of one sender and kind have in common. */
export const noteOfSender = z.object({
  /** The name as it was first printed; '' for documents that name no sender. */
  sender: z.object({ id: z.string(), name: z.string() }),
  kind: z.string(),
  code: z.string(),
  /** Without the values and places of a single document. */
  text: z.string(),
  documentsWithNote: z.number().int(),
  /** Checked documents of this sender and kind, with the note and without. */
  documentsCount: z.number().int(),
  latest: notedDocument,
})
export type NoteOfSender = z.infer<typeof noteOfSender>

export const notesList = z.object({
  items: z.array(noteOfSender),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
})
export type NotesList = z.infer<typeof notesList>

export const notedDocumentsQuery = z.object({
  senderId: z.string().max(100),
  kind: z.string().max(100),
  code: z.string().max(100),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})
export type NotedDocumentsQuery = z.infer<typeof notedDocumentsQuery>

export const notedDocumentsList = z.object({
  items: z.array(notedDocument),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
})
export type NotedDocumentsList = z.infer<typeof notedDocumentsList>
