import { expect, it } from 'vitest'
import { type BatchItem, newItem } from './batch-item.ts'
import { mergeItems } from './merge-items.ts'

const item = (name: string): BatchItem => newItem({ name, size: 1, folder: null, source: { kind: 'file' } })
const later = (before: BatchItem, state: BatchItem['state']): BatchItem => ({
  ...before,
  state,
  revision: before.revision + 1,
})
const [a, b, c] = [item('a.txt'), item('b.txt'), item('c.txt')] as const
const none = new Set<string>()
const namesOf = (items: readonly BatchItem[]) => items.map(({ name, state }) => `${name} ${state}`)

it('keeps what two tabs have chosen', () => {
  expect(mergeItems([a], { items: [b, c], known: none, gone: none })).toEqual([a, b, c])
})

it('keeps the later state of each file, wherever it came from', () => {
  const merged = mergeItems([later(a, 'sent'), b], {
    items: [a, later(b, 'uploading')],
    known: new Set([a.id, b.id]),
    gone: none,
  })
  expect(namesOf(merged)).toEqual(['a.txt sent', 'b.txt uploading'])
})

it('brings back nothing that was taken out, here or in the other tab', () => {
  const known = new Set([a.id, b.id])
  expect(mergeItems([b], { items: [a, b], known, gone: none })).toEqual([b])
  expect(mergeItems([a, b], { items: [b], known, gone: new Set([a.id]) })).toEqual([b])
  expect(mergeItems([], { items: [a, b, c], known, gone: none })).toEqual([c])
})
