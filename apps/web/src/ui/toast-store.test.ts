import { beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const toast of currentToasts()) dismissToast(toast.id)
  vi.advanceTimersByTime(1_000_000)
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
