import type { NotedDocumentsList, NoteOfSender, NotesList } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { notedDocumentsKey, notesKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'

const NOTES_PAGE = '25'
const DOCUMENTS_PAGE = '10'

export interface NoteFilters {
  search: string
  kind: string
}

/** Page by page, those of most documents first. */
export function useNotes(filters: NoteFilters) {
  const query = { ...filters, limit: NOTES_PAGE }
  return useInfiniteQuery({
    queryKey: [...notesKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<NotesList>('GET', notesKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Page by page, newest first. */
export function useNotedDocuments({ sender, kind, code }: NoteOfSender) {
  const query = { senderId: sender.id, kind, code, limit: DOCUMENTS_PAGE }
  return useInfiniteQuery({
    queryKey: [...notedDocumentsKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<NotedDocumentsList>('GET', notedDocumentsKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}
