import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startHub } from '../testing/index.ts'

test('what is no HTTP is refused with the headers of every other answer', async () => {
  const hub = await startHub({ env: { PUBLIC_URL: 'https://hub.example.org' } })
  const socket = connect(Number(new URL(hub.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('this is no request\r\n\r\n')
  const answer = await text(socket)
  await hub.stop()
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains')
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).toContain("frame-ancestors 'none'")
  expect(answer).toContain('"code":"invalid_request"')
})
