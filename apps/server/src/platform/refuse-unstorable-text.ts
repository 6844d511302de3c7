import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * PostgreSQL has no text with NUL, and its JSON no half of a surrogate pair; nobody types either. @throws Refusal where the
 * path, the query or a JSON body contains one, as a value or as a name.
 */
export function refuseUnstorableText({ params, query, body }: FastifyRequest): void {
  const left: unknown[] = [params, query]
  if (!(body instanceof Readable || ArrayBuffer.isView(body))) left.push(body)
  // A list of what is left, because a body may be nested deeper than functions can call themselves.
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') refuse(value)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        refuse(name)
        left.push(inner)
      }
    }
  }
}

function refuse(text: string): void {
  if (text.includes('\0')) {
    throw new Refusal('invalid_request', 'The request contains a NUL character, which no text may contain.')
  }
  if (!text.isWellFormed()) {
    throw new Refusal(
      'invalid_request',
      'The request contains half of a character, which no text may contain.',
    )
  }
}
