import { expect, it } from 'vitest'
import { documentsQuery } from '../../api/queries/documents.ts'
import { documentFilters, documentsQueryOf } from './document-filters.ts'

it('drops what the address cannot mean', () => {
  expect(documentFilters({ status: 'approved', decision: 'pending', jobs: null, search: {} })).toEqual({})
})

it('keeps one of status and decision', () => {
  expect(documentFilters({ status: 'failed', decision: 'rejected' })).toEqual({ status: 'failed' })
  expect(documentFilters({ decision: 'under_review' })).toEqual({ decision: 'under_review' })
})

it('takes a number as text, as the router hands it over', () => {
  expect(documentFilters({ search: 2026 })).toEqual({ search: '2026' })
})

it('reads the plain path when nothing is filtered, and the filters otherwise', () => {
  expect(documentsQuery(documentsQueryOf({})).queryKey).toEqual(['/api/documents'])
  expect(documentsQuery(documentsQueryOf({ search: ' CMR 12 ', decision: 'rejected' })).queryKey).toEqual([
    '/api/documents?search=CMR+12&status=rejected',
  ])
})
