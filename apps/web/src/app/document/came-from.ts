import { defaultParseSearch } from '@tanstack/react-router'
import { type DocumentFilters, documentFilters } from '../../features/documents/document-filters.ts'
import { type ResultFilters, resultFilters } from '../../features/results/result-filters.ts'
import { type ViolationFilters, violationFilters } from '../../features/violations/violation-filters.ts'

/** The list a document was opened from, with its filters and order. */
export type CameFrom =
  | { list: 'processing'; filters: DocumentFilters }
  | { list: 'violations'; filters: ViolationFilters }
  | { list: 'results'; filters: ResultFilters }

/** Out of the document's own address, so that it outlives a reload; anything else is the plain list of documents. */
export function cameFrom(address: string | undefined): CameFrom {
  const { pathname, search } = new URL(address ?? '/', 'http://own.invalid')
  const given = defaultParseSearch(search)
  if (pathname === '/violations') return { list: 'violations', filters: violationFilters(given) }
  if (pathname === '/results') return { list: 'results', filters: resultFilters(given) }
  const { jobs: _dialog, ...filters } = pathname === '/processing' ? documentFilters(given) : {}
  return { list: 'processing', filters }
}
