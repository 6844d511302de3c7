import { expect, it } from 'vitest'
import { cameFrom } from './came-from.ts'
import { documentSearch } from './document-search.ts'

it('reads the list, its filters and its order out of the address', () => {
  expect(cameFrom('/processing?status=failed&sort=name&jobs=1')).toEqual({
    list: 'processing',
    filters: { status: 'failed', sort: 'name' },
  })
  expect(cameFrom('/violations?severity=high&group=type&unknown=1')).toEqual({
    list: 'violations',
    filters: { severity: 'high', group: 'type' },
  })
  expect(cameFrom('/results?days=90&country=DE&sort=lowest&page=2')).toEqual({
    list: 'results',
    filters: { days: 90, country: 'DE', sort: 'lowest' },
  })
  for (const address of [undefined, '/settings', '/processing']) {
    expect(cameFrom(address)).toEqual({ list: 'processing', filters: {} })
  }
})

it('takes no address but a path of our own, and no tab that does not exist', () => {
  expect(documentSearch({ field: 'a/b', tab: 'jobs', from: '/violations?search=x' })).toEqual({
    field: 'a/b',
    tab: 'jobs',
    from: '/violations?search=x',
  })
  for (const from of ['//elsewhere.example', 'https://elsewhere.example', '/a/b', 7]) {
    expect(documentSearch({ field: '', tab: 'values', from })).toEqual({})
  }
})
