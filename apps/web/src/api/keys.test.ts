import { expect, it } from 'vitest'
import { callPath, isBelow, keyOf } from './keys.ts'

it.each([
  [keyOf('GET /api/members'), ['/api/members']],
  [keyOf('GET /api/documents/{id}', { path: { id: 'd1' } }), ['/api/documents', 'd1']],
  [keyOf('GET /api/documents/{id}/jobs', { path: { id: 'd1' } }), ['/api/documents', 'd1', 'jobs']],
  [
    keyOf('GET /api/documents/{id}/pages/{n}/text', { path: { id: 'd1', n: '2' } }),
    ['/api/documents', 'd1', 'pages', '2', 'text'],
  ],
  [keyOf('GET /api/notes', { query: { search: '', kind: 'cmr' } }), ['/api/notes?kind=cmr']],
  [
    keyOf('GET /api/documents/{id}/consignment', { path: { id: 'd1' }, query: { history: 'true' } }),
    ['/api/documents', 'd1', 'consignment?history=true'],
  ],
])('a call reads under its path: %j', (key, expected) => {
  expect(key).toEqual(expected)
})

it('encodes a parameter of the path so that it stays one part of it', () => {
  expect(callPath('DELETE /api/sustainability/factors/{key}', { path: { key: 'road/van a' } })).toBe(
    '/api/sustainability/factors/road%2Fvan%20a',
  )
})

it('finds what is read from below a path, with any query', () => {
  expect(isBelow('/api/documents', ['/api/documents?limit=10'])).toBe(true)
  expect(isBelow('/api/documents', ['/api/documents', 'd1'])).toBe(true)
  expect(isBelow('/api/documents', ['/api/documents-of-others'])).toBe(false)
})
