import type { Socket } from 'node:net'
import { ERROR_STATUS, type ErrorBody } from '@efti-hub/contract'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isCollision } from './database-errors.ts'
import { type PassingFault, passingFault } from './passing-faults.ts'
import { Refusal } from './refusal.ts'

const FILES_AWAY: ErrorBody = {
  code: 'unavailable',
  message: 'The stored files cannot be reached right now. Please try again shortly.',
}

/** What passes by itself is nobody's mistake: the same request later is right. */
const WHILE: Readonly<Record<PassingFault, ErrorBody>> = {
  database: {
    code: 'unavailable',
    message: 'The service cannot be reached right now. Please try again shortly.',
  },
  machine: { code: 'unavailable', message: 'The service is busy right now. Please try again shortly.' },
  files: FILES_AWAY,
  'file-missing': FILES_AWAY,
  'file-damaged': FILES_AWAY,
  'files-full': {
    code: 'storage_full',
    message: 'There is no room left to store files. Nothing was stored; the operator has to make room.',
  },
}

/** Seconds after which a client is asked to try again what passes by itself. */
export const RETRY_AFTER_S = 5

/** The one map from what was thrown to what the caller receives; the message is fit to show to a person. */
export function explainError(error: unknown): ErrorBody {
  if (error instanceof Refusal) {
    const { code, message, fields, documentId, conflicts } = error
    return {
      code,
      message,
      ...(fields && { fields }),
      ...(documentId && { documentId }),
      ...(conflicts && { conflicts }),
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const { instancePath, message } of error.validation) {
      fields[instancePath.split('/').slice(1).join('.')] ??= message ?? 'Invalid input'
    }
    const [first] = Object.entries(fields)
    const message = first
      ? /^[A-Z].* /.test(first[1])
        ? first[1]
        : `${first[0]}: ${first[1]}`
      : 'Invalid input'
    return { code: 'invalid_request', message, fields }
  }
  const passing = passingFault(error)
  if (passing) return WHILE[passing]
  // Repeated already: many change the same.
  if (isCollision(error)) return WHILE.machine
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 429) {
    return {
      code: 'too_many_requests',
      message: message ?? 'Too many requests. Wait a moment and try again.',
    }
  }
  if (statusCode === 413)
    return { code: 'request_too_large', message: 'The request is larger than this call accepts.' }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { code: 'invalid_request', message: message ?? 'The request is not valid.' }
  }
  return {
    code: 'internal',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  }
}

export function statusOf(error: unknown, body: ErrorBody): number {
  if (error instanceof Refusal) return ERROR_STATUS[error.code]
  const { statusCode } = error as { statusCode?: number }
  if (body.code === 'unavailable' || body.code === 'internal' || body.code === 'storage_full')
    return ERROR_STATUS[body.code]
  return statusCode ?? 400
}

/** As every answer carries them (protect-pages.ts); the parser's own go past that. */
const PROTECTION = [
  'X-Content-Type-Options: nosniff',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Cache-Control: no-store',
]
const OVER_HTTPS = 'Strict-Transport-Security: max-age=31536000; includeSubDomains'

/** What the HTTP parser itself refuses, in the shape of every other refusal. */
export const answerBrokenRequest =
  (publicUrl: string | null) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const body = JSON.stringify({
      code: 'invalid_request',
      message: tooLong ? 'The headers of the request are too long.' : 'The request is not valid HTTP.',
    } satisfies ErrorBody)
    const head = [
      `HTTP/1.1 ${tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...PROTECTION,
      ...(publicUrl?.startsWith('https:') ? [OVER_HTTPS] : []),
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
