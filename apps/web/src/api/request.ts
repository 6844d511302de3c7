import { askForIdentity } from './confirmation.ts'
import { takeEarly } from './early-answer.ts'
import { keepAnswer, keptAnswer, removeKeptAnswers } from './kept-answers.ts'

/** Any answer that is not a success. Its message is the status, a colon, a space, and the body as sent. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

async function refuseFailure(response: Response): Promise<Response> {
  if (response.ok || response.status === 304) return response
  const body = await response.text()
  throw new ApiError(response.status, body || response.statusText)
}

/** Done over once when the server wanted to know first who asks, and the person confirmed that it is them. */
export async function send(
  method: string,
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  if (method !== 'GET' && path.startsWith('/api/auth/')) removeKeptAnswers()
  const early = method === 'GET' ? takeEarly(path) : null
  try {
    return await refuseFailure(await (early ?? call(method, path, payload, headers, signal)))
  } catch (error) {
    if (serverCode(error) !== 'confirm_identity' || !(await askForIdentity())) throw error
    return refuseFailure(await call(method, path, payload, headers, signal))
  }
}

/** A body and its content type are sent only when there is a payload. */
function call(
  method: string,
  path: string,
  payload: unknown,
  given: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = { ...given, ...(payload !== undefined && { 'Content-Type': 'application/json' }) }
  return fetch(path, {
    method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
}

/** The answer as it came; `call` gives it the contract's type. Null where there is none. */
export async function request(
  method: string,
  path: string,
  payload?: unknown,
  headers?: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const kept = method === 'GET' ? keptAnswer(path) : undefined
  // The answer that is already here is sent again only when it has changed.
  const asked = { ...headers, ...(kept && { 'If-None-Match': kept.etag }) }
  const response = await send(method, path, payload, asked, signal)
  if (kept && response.status === 304) return kept.body
  if (response.status === 204) return null
  const body: unknown = await response.json()
  if (method === 'GET') keepAnswer(path, response.headers.get('ETag'), body)
  return body
}

/** Read by hand: this file is in every first load, and a schema library is not worth it here. */
export function bodyOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof ApiError)) return {}
  try {
    const body: unknown = JSON.parse(error.body)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The sentence written for a person, by the server or, under `error`, by a proxy in front of it. */
export function serverMessage(error: unknown): string | null {
  const { message, error: other } = bodyOf(error)
  const sentence = message || other
  return typeof sentence === 'string' ? sentence : null
}

/** What kind of refusal it was, where the server gave it. */
export function serverCode(error: unknown): string | null {
  const { code } = bodyOf(error)
  return typeof code === 'string' ? code : null
}

/** The document that an upload had become already. */
export function serverDocumentId(error: unknown): string | null {
  const { documentId } = bodyOf(error)
  return typeof documentId === 'string' ? documentId : null
}

/** Messages by field name, of a refused form. */
export function serverFields(error: unknown): Record<string, string> {
  const { fields } = bodyOf(error)
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'))
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
