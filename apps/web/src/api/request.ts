import { errorBody } from '@efti-hub/contract'
import { z } from 'zod'

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
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  })
  return refuseFailure(response)
}

export async function request<T>(method: string, path: string, payload?: unknown): Promise<T> {
  const response = await send(method, path, payload)
  return (await response.json()) as T
}

/** A sentence under `message`, or, from whatever stands in front of the server, under `error`. */
const failureBody = errorBody.extend({ error: z.string() }).partial()

function bodyOf(error: unknown): z.infer<typeof failureBody> {
  if (!(error instanceof ApiError)) return {}
  try {
    return failureBody.safeParse(JSON.parse(error.body)).data ?? {}
  } catch {
    return {}
  }
}

/** The sentence the server wrote for a person, if it wrote one. */
export function serverMessage(error: unknown): string | null {
  const { message, error: other } = bodyOf(error)
  return message || other || null
}

/** Messages by field name, of a refused form. */
export function serverFields(error: unknown): Record<string, string> {
  return bodyOf(error).fields ?? {}
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
