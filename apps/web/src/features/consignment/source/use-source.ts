import type { PageText } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { pagesKey } from '../../../api/keys.ts'
import { request, send } from '../../../api/request.ts'
import { decodeText } from './decode-text.ts'
import { textOfPages } from './text-of-pages.ts'

/** A longer file is for an editor; its values stand beside all the same. */
export const LONGEST_SHOWN_BYTES = 20_000_000
const MOST_PAGES = 40

/** The original as text; it never changes. Null: too long to be shown. */
export function useSourceText(documentId: string, size: number) {
  return useQuery({
    queryKey: ['source-text', documentId],
    queryFn: async () => {
      if (size > LONGEST_SHOWN_BYTES) return null
      const response = await send('GET', `/api/documents/${documentId}/file`)
      return decodeText(await response.arrayBuffer())
    },
  })
}

/** The words of the first pages of a format without pictures, laid out as they stood. */
export function useTextOfPages(documentId: string, numbers: readonly number[]) {
  const shown = numbers.slice(0, MOST_PAGES)
  return useQuery({
    queryKey: [...pagesKey(documentId), 'text-of-all'],
    queryFn: async () => {
      const read = (number: number) =>
        request<PageText>('GET', `${pagesKey(documentId).join('/')}/${number}/text`)
      return textOfPages(await Promise.all(shown.map(read)))
    },
  })
}
