import type { NoteOfSender } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { notedDocumentsQuery, notesQuery } from '../../api/queries/notes.ts'

export interface NoteFilters {
  search: string
  kind: string
}

/** Page by page, those of most documents first. */
export function useNotes(filters: NoteFilters) {
  return useInfiniteQuery({ ...notesQuery({ ...filters }), placeholderData: keepPreviousData })
}

/** Page by page, newest first. */
export function useNotedDocuments({ sender, kind, code }: NoteOfSender) {
  return useInfiniteQuery(notedDocumentsQuery({ senderId: sender.id, kind, code }))
}
