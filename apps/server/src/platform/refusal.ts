import type { ErrorBody, ErrorCode } from '@efti-hub/contract'

/** The caller may not, or asked wrongly. One map turns it into HTTP (web-server.ts); it is never logged as a fault. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly documentId: string | undefined
  readonly conflicts: ErrorBody['conflicts']

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    more: Pick<ErrorBody, 'documentId' | 'conflicts'> = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.documentId = more.documentId
    this.conflicts = more.conflicts
  }
}

/** Whatever belongs to another tenant is not there: the same words for ids that exist and ids that do not. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `This ${what} does not exist.`)
}
