import { expect, it } from 'vitest'
import { explainUpload, isWorthRetrying, RETRY_DELAYS_MS } from './put-bytes.ts'

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
  expect(explainUpload(0, '')).toBe(
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  )
})

it('passes on the message of the server, or the status where there is none', () => {
  expect(explainUpload(413, '{"code":"file_too_large","message":"The file is larger than 50 MB."}')).toBe(
    'The file is larger than 50 MB.',
  )
  expect(explainUpload(502, '<html>')).toBe('The server refused the file (502).')
})
