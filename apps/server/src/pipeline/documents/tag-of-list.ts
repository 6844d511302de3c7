import { createHash } from 'node:crypto'
import { document } from '@efti-hub/contract'
import { z } from 'zod'

/** Another release may show the same documents otherwise. */
const SHAPE = digest(JSON.stringify(z.toJSONSchema(document, { unrepresentable: 'any' })))

/** The ETag of a list of documents. */
export function tagOf(...parts: string[]): string {
  return `W/"${digest([SHAPE, ...parts].join(' '))}"`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
