import type { ViolationRow } from '@efti-hub/contract'
import { expect, it } from 'vitest'
import { violationsQuery } from '../../api/queries/violations.ts'
import { listEntries } from './list-entries.ts'
import { filterOf, violationFilters } from './violation-filters.ts'

const row = (id: string, documentId: string, violationType = 'Missing') =>
  ({ id, documentId, documentName: `${documentId}.pdf`, violationType }) as ViolationRow

/** As the server answers: each row with the key of its group, and how many are in each on all pages. */
const pagesOf = (pages: ViolationRow[][], group: 'document' | 'type' | 'none') => {
  const keyed = pages.map((rows) =>
    rows.map((one) => ({ ...one, group: group === 'type' ? one.violationType : one.documentId })),
  )
  const all = Map.groupBy(keyed.flat(), (one) => one.group)
  return keyed.map((items) => ({
    items,
    groups: [...new Set(items.map((one) => one.group))].map((key) => ({
      key,
      name: null,
      total: all.get(key)?.length ?? 0,
    })),
  }))
}

const shown = (pages: ViolationRow[][], group: 'document' | 'type' | 'none') =>
  listEntries(pagesOf(pages, group), group).map((entry) =>
    entry.kind === 'group' ? `${entry.name} (${entry.count})` : `${entry.key}${entry.last ? ' |' : ''}`,
  )

it('groups in the place of the first violation, without changing the order in a group', () => {
  const rows = [row('1', 'b'), row('2', 'a', 'Format'), row('3', 'b')]
  expect(shown([rows], 'document')).toEqual(['b.pdf (2)', '1', '3 |', 'a.pdf (1)', '2 |'])
  expect(shown([rows], 'type')).toEqual(['Missing (2)', '1', '3 |', 'Format (1)', '2 |'])
  expect(shown([rows], 'none')).toEqual(['1', '2', '3 |'])
})

it('lets pages that are read later change nothing above them', () => {
  const first = [row('1', 'b'), row('2', 'a')]
  const alone = shown([first], 'document')
  const names = (entries: string[]) => entries.map((entry) => entry.replace(/ \(\d+\)$/, ''))
  const later = shown([first, [row('3', 'b')]], 'document')
  expect(names(later).slice(0, alone.length)).toEqual(names(alone))
  // The whole group is counted, wherever its rows are.
  expect(later).toEqual(['b.pdf (2)', '1 |', 'a.pdf (1)', '2 |', 'b.pdf (2)', '3 |'])
  expect(shown([first, [row('3', 'a')]], 'document')).toEqual(['b.pdf (1)', '1 |', 'a.pdf (2)', '2', '3 |'])
})

it('keeps only filters that exist', () => {
  expect(violationFilters({ severity: 'high', search: 'UN 1203', owner: 'me', age: '30' })).toEqual({
    severity: 'high',
    search: 'UN 1203',
    owner: 'me',
    age: 30,
  })
  const unknown = {
    severity: 'fatal',
    search: '',
    status: 'open',
    owner: 'x',
    sort: 'severity',
    group: 'document',
  }
  expect(violationFilters(unknown)).toEqual({})
})

it('asks for open violations only, unless others are wanted', () => {
  expect(violationsQuery({ severity: 'high', search: '', limit: '50' }).queryKey).toEqual([
    '/api/violations?status=open&severity=high&limit=50',
  ])
  expect(filterOf({})).toEqual({ status: 'open' })
  expect(filterOf({ status: 'waived', sort: 'due', group: 'none' })).toEqual({ status: 'waived' })
  expect(filterOf({ status: 'all', search: ' kg ' })).toEqual({ search: 'kg' })
})
