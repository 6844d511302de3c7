import { takeEarly } from './early-answer.ts'

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
  if (response.ok) return response
  const body = await response.text()
  throw new ApiError(response.status, body || response.statusText)
}

/** A body and its content type are sent only when there is a payload. */
export async function send(method: string, path: string, payload?: unknown): Promise<Response> {
  const early = method === 'GET' ? takeEarly(path) : null
  const response = await (early ??
    fetch(path, {
      method,
      credentials: 'include',
      ...(payload !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(payload),
      }),
    }))
  return refuseFailure(response)
}

export async function request<T>(method: string, path: string, payload?: unknown): Promise<T> {
  const response = await send(method, path, payload)
  return (await response.json()) as T
}

/** Read by hand: this file is in every first load, and a schema library is not worth it here. */
function bodyOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof ApiError)) return {}
  try {
    const body: unknown = JSON.parse(error.body)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The sentence written for a person, by the server or, under `error`, by whatever stands in front of it. */
export function serverMessage(error: unknown): string | null {
  const { message, error: other } = bodyOf(error)
  const sentence = message || other
  return typeof sentence === 'string' ? sentence : null
}

/** What kind of refusal it was, where the server said so. */
export function serverCode(error: unknown): string | null {
  const { code } = bodyOf(error)
  return typeof code === 'string' ? code : null
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
