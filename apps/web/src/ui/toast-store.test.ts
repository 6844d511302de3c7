import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { announceToast, currentToasts, dismissToast, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const toast of currentToasts()) dismissToast(toast.id)
  vi.advanceTimersByTime(1_000_000)
})
afterAll(() => {
  vi.useRealTimers()
})

it('shows one toast at a time, the newest', () => {
  showToast({ title: 'First' })
  showToast({ title: 'Second', variant: 'destructive' })
  expect(currentToasts()).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }])
})

it('closes a dismissed toast at once and forgets it after 1,000,000 ms', () => {
  const id = showToast({ title: 'Done' })
  dismissToast(id)
  expect(currentToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})

it('leaves a newer toast alone when an older one is due for removal', () => {
  dismissToast(showToast({ title: 'Old' }))
  const id = showToast({ title: 'New' })
  vi.advanceTimersByTime(1_000_000)
  expect(currentToasts()).toMatchObject([{ id, open: true }])
})

it('lets a toast be read before news takes its place, one after the other', () => {
  showToast({ title: 'Document uploaded successfully' })
  announceToast({ title: 'First news' })
  announceToast({ title: 'Second news' })
  const title = () => currentToasts()[0]?.title
  vi.advanceTimersByTime(1_499)
  expect(title()).toBe('Document uploaded successfully')
  vi.advanceTimersByTime(1)
  expect(title()).toBe('First news')
  vi.advanceTimersByTime(1_500)
  expect(title()).toBe('Second news')
  expect(currentToasts()).toHaveLength(1)
})

it('shows news immediately when no toast is open', () => {
  dismissToast(showToast({ title: 'Gone' }))
  announceToast({ title: 'News' })
  expect(currentToasts()[0]).toMatchObject({ title: 'News', open: true })
})

it('keeps the latest three of a flood', () => {
  showToast({ title: 'Standing' })
  for (const title of ['1', '2', '3', '4', '5']) announceToast({ title })
  vi.advanceTimersByTime(1_500)
  expect(currentToasts()[0]?.title).toBe('3')
})
