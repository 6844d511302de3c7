import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/queries/documents.ts'
import { send } from '../../../api/request.ts'
import { decodeDataFile } from '../../../ui/decode-text.ts'
import { textOfPages } from './text-of-pages.ts'

/** A longer file is for an editor; its values are shown all the same. */
export const LONGEST_SHOWN_BYTES = 20_000_000
const MOST_PAGES = 40

/** The original as text; it never changes. Null: too long to be shown. */
export function useSourceText(documentId: string, size: number) {
  return useQuery({
    queryKey: ['source-text', documentId],
    queryFn: async () => {
      if (size > LONGEST_SHOWN_BYTES) return null
      const response = await send('GET', `/api/documents/${documentId}/file`)
      return decodeDataFile(await response.arrayBuffer())
    },
  })
}

/** The words of the first pages of a format without pictures, laid out as they were. */
export function useTextOfPages(documentId: string, numbers: readonly number[]) {
  const shown = numbers.slice(0, MOST_PAGES)
  return useQuery({
    queryKey: [...pagesQuery(documentId).queryKey, 'text-of-all'],
    queryFn: async () => {
      const read = (number: number) =>
        call('GET /api/documents/{id}/pages/{n}/text', { path: { id: documentId, n: String(number) } })
      return textOfPages(await Promise.all(shown.map(read)))
    },
  })
}
