import { z } from 'zod'
import { valueConflict } from './consignment.ts'

/** Every refusal the server can answer, with the HTTP status it travels under. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_credentials: 401,
  not_signed_in: 401,
  not_allowed: 403,
  confirm_identity: 403,
  two_factor_required: 403,
  suspended: 403,
  registration_closed: 403,
  email_unconfirmed: 403,
  mail_refused: 409,
  foreign_origin: 403,
  not_found: 404,
  common_password: 400,
  email_taken: 409,
  no_tenant: 409,
  not_configured: 409,
  not_ready: 409,
  already_running: 409,
  no_page_image: 409,
  wrong_state: 409,
  /** Somebody else changed it since the caller read it. */
  changed_meanwhile: 409,
  last_manager: 409,
  name_taken: 409,
  code_required: 401,
  code_wrong: 401,
  password_wrong: 403,
  invitation_ended: 410,
  reset_ended: 410,
  link_ended: 410,
  quarantined: 410,
  upload_consumed: 409,
  upload_expired: 410,
  file_too_large: 413,
  quota_exceeded: 413,
  request_too_large: 413,
  file_empty: 400,
  file_missing: 400,
  unsupported_extension: 415,
  too_many_requests: 429,
  internal: 500,
  /** Of a moment: the database, the stored files or the machine cannot be used. The answer says when to come again. */
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every answer that is not a success; `message` is fit to show to a person. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** Messages by field name, when a request body failed validation. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `upload_consumed`: the document that the upload became, so that a client that lost the answer can go on with it. */
  documentId: z.string().optional(),
  /** With `changed_meanwhile`: the values that are in force now, each with who put it there and when. */
  conflicts: z.array(valueConflict).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
