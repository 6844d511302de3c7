import type { Role } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { type Action, may, requireMay } from './policy.ts'

const CHANGES: Action[] = ['upload', 'reprocess', 'remediate', 'link', 'handle', 'decide', 'waive', 'manage']
const as = (role: Role) => ({ role })

describe('who may not', () => {
  test.each(CHANGES)('an auditor may not %s', (action) => {
    expect(may(as('auditor'), action)).toBe(false)
  })

  test.each<Action>(['decide', 'waive', 'manage'])('an operator may not %s', (action) => {
    expect(may(as('operator'), action)).toBe(false)
  })

  test('the refusal names the role, the action and who may', () => {
    expect(() => requireMay(as('auditor'), 'upload')).toThrow(
      'Only a Compliance Manager or Operator can upload documents. Your role is Auditor.',
    )
    expect(() => requireMay(as('operator'), 'waive')).toThrow('Only a Compliance Manager can waive')
  })
})

describe('who may', () => {
  test.each<Role>(['compliance_manager', 'operator', 'auditor'])('%s reads and exports', (role) => {
    expect(may(as(role), 'read')).toBe(true)
    expect(() => requireMay(as(role), 'export')).not.toThrow()
  })

  test.each(CHANGES)('a compliance manager may %s', (action) => {
    expect(may(as('compliance_manager'), action)).toBe(true)
  })

  test.each<Action>(['upload', 'reprocess', 'remediate', 'link', 'handle'])(
    'an operator may %s',
    (action) => {
      expect(may(as('operator'), action)).toBe(true)
    },
  )
})
