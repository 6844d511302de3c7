import { expect, test } from 'vitest'
import { isDue } from './is-due.ts'

const at = (time: string) => new Date(`2026-11-${time}Z`)

test.each([
  { rhythm: 'hourly', last: '20T09:59:00', now: '20T10:00:00', due: true },
  { rhythm: 'hourly', last: '20T10:00:00', now: '20T10:59:59', due: false },
  { rhythm: 'daily', last: '19T23:00:00', now: '20T05:59:59', due: false },
  { rhythm: 'daily', last: '19T23:00:00', now: '20T06:00:00', due: true },
  { rhythm: 'daily', last: '20T06:00:00', now: '21T05:00:00', due: false },
  { rhythm: 'daily', last: '18T06:00:00', now: '21T13:00:00', due: true },
  { rhythm: 'immediate', last: '20T09:59:00', now: '20T09:59:01', due: true },
] as const)('$rhythm, last at $last: due at $now: $due', ({ rhythm, last, now, due }) => {
  expect(isDue(rhythm, at(last), at(now))).toBe(due)
})
