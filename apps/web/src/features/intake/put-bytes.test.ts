import { expect, it } from 'vitest'
import { explain, isWorthRetrying, RETRY_DELAYS_MS } from './put-bytes.ts'

it('retries after 0, 1000, 3000 and 5000 ms', () => {
  expect(RETRY_DELAYS_MS).toEqual([0, 1000, 3000, 5000])
})

it.each([
  [0, true],
  [500, true],
  [503, true],
  [413, false],
  [403, false],
  [410, false],
  [undefined, false],
])('a PUT that ended with %s is tried again: %s', (status, again) => {
  expect(isWorthRetrying(status)).toBe(again)
})

it('names the provider or firewall when nothing answered', () => {
  expect(explain(0, '')).toBe(
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  )
})

it('passes on what the server said, and the status where it said nothing', () => {
  expect(explain(413, '{"code":"file_too_large","message":"The file is larger than 50 MB."}')).toBe(
    'The file is larger than 50 MB.',
  )
  expect(explain(502, '<html>')).toBe('The server refused the file (502).')
})
