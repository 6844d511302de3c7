import type { ViolationRow } from '@efti-hub/contract'
import { expect, it } from 'vitest'
import { violationsKey } from '../../api/keys.ts'
import { groupByDocument } from './use-violations.ts'
import { violationFilters } from './violation-filters.ts'

const row = (id: string, documentId: string) =>
  ({ id, documentId, documentName: `${documentId}.pdf` }) as ViolationRow

it('groups by document without changing the order of documents or violations', () => {
  const groups = groupByDocument([row('1', 'b'), row('2', 'a'), row('3', 'b')])
  expect(
    groups.map(({ documentName, violations }) => [documentName, violations.map(({ id }) => id)]),
  ).toEqual([
    ['b.pdf', ['1', '3']],
    ['a.pdf', ['2']],
  ])
})

it('keeps only severities that exist', () => {
  expect(violationFilters({ severity: 'high', search: 'UN 1203' })).toEqual({
    severity: 'high',
    search: 'UN 1203',
  })
  expect(violationFilters({ severity: 'fatal', search: '' })).toEqual({})
})

it('asks for open violations only', () => {
  expect(violationsKey({ severity: 'high', search: '', limit: '50' })).toEqual([
    '/api/violations?status=open&severity=high&limit=50',
  ])
})
