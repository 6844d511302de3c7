import type { Severity, ViolationRow } from '@efti-hub/contract'
import { expect, it } from 'vitest'
import { attentionPaths, nextOpen, oneBefore } from './attention.ts'
import type { Slot } from './group-fields.ts'

const violation = (severity: Severity) => ({ severity }) as ViolationRow
const missing = (path: string, severity?: Severity): Slot => ({
  path,
  eftiId: 'eFTI1',
  label: path,
  field: null,
  violations: severity ? [violation(severity)] : [],
})

const groups = [
  { id: 'consignee', title: 'Consignee', slots: [missing('name', 'medium'), missing('street', 'low')] },
  { id: 'goods', title: 'Goods', slots: [missing('mass', 'critical'), missing('marks', 'medium')] },
].map((group) => ({ ...group, rank: 0 })) as unknown as Parameters<typeof attentionPaths>[0]

it('goes by severity, within one by the order of the screen, and first to what somebody began to enter', () => {
  expect(attentionPaths(groups)).toEqual(['mass', 'name', 'marks', 'street'])
  const begun = [...groups, { ...groups[0], slots: [missing('postcode')] }] as typeof groups
  expect(attentionPaths(begun)[0]).toBe('postcode')
})

it('leaves out what was skipped and where one is; back is one before', () => {
  const paths = attentionPaths(groups)
  expect(nextOpen(paths, 'mass', new Set())).toBe('name')
  expect(nextOpen(paths, 'street', new Set(['mass', 'name']))).toBe('marks')
  expect(nextOpen(paths, 'street', new Set(['mass', 'name', 'marks']))).toBeNull()
  expect(oneBefore(paths, 'marks')).toBe('name')
  expect(oneBefore(paths, 'mass')).toBeNull()
})
