import { expect, test } from 'vitest'
import { isOutage, spoilsConnection } from './database-errors.ts'
import { explainError } from './explain-error.ts'
import { OtherBytes, StoreUnavailable } from './file-store/file-store.ts'
import { passingFault } from './passing-faults.ts'

const fault = (message: string, about: object) => Object.assign(new Error(message), about)
const ofPostgres = (code: string, routine?: string) => fault('said', { code, ...(routine && { routine }) })

test.each([
  [
    'files',
    fault('ETIMEDOUT: connection timed out, open', { code: 'ETIMEDOUT', syscall: 'open', path: '/f' }),
  ],
  ['files', fault('EHOSTDOWN: host is down, read', { code: 'EHOSTDOWN', syscall: 'read' })],
  ['files', new StoreUnavailable('away', { cause: fault('connect', { code: 'ECONNREFUSED' }) })],
  ['file-damaged', new OtherBytes('other')],
  ['file-missing', fault('ENOENT: no such file, open', { code: 'ENOENT', syscall: 'open', path: '/f' })],
  ['database', fault('read ETIMEDOUT', { code: 'ETIMEDOUT', syscall: 'read' })],
  ['database', fault('write EPIPE', { code: 'EPIPE', syscall: 'write' })],
  ['database', fault('connect ENOENT /s', { code: 'ENOENT', syscall: 'connect', address: '/s' })],
  ['database', ofPostgres('53100', 'mdextend')],
  // Of a pooler that cannot reach its server.
  ['database', ofPostgres('08P01')],
  // Of statements that will be wrong the next time as well.
  [null, ofPostgres('08P01', 'exec_bind_message')],
  [null, ofPostgres('53400', 'FileWrite')],
  ['machine', fault('spawn gs EAGAIN', { code: 'EAGAIN', syscall: 'spawn gs', path: 'gs' })],
  [null, fault('spawn gs ENOENT', { code: 'ENOENT', syscall: 'spawn gs', path: 'gs' })],
])('%s: %o', (kind, error) => {
  expect(passingFault(error)).toBe(kind)
  expect(passingFault(new Error('Failed query', { cause: error }))).toBe(
    error instanceof StoreUnavailable ? passingFault(error.cause) : kind,
  )
})

test('a plan from before a migration and a collision that was repeated are answered 503', () => {
  const oldPlan = ofPostgres('0A000', 'RevalidateCachedQuery')
  expect([isOutage(oldPlan), spoilsConnection(oldPlan), explainError(oldPlan).code]).toEqual([
    true,
    true,
    'unavailable',
  ])
  expect(explainError(ofPostgres('0A000', 'transformSelectStmt')).code).toBe('internal')
  expect(['40P01', '40001'].map((code) => explainError(ofPostgres(code)).code)).toEqual([
    'unavailable',
    'unavailable',
  ])
})
