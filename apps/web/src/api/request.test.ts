import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, isUnauthorized, request, serverFields, serverMessage } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(response: Response) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('request', () => {
  it('sends cookies, and a JSON body only when there is a payload', async () => {
    const fetch = answerWith(Response.json({ uploadURL: '/put' }))
    expect(await request('POST', '/api/objects/upload')).toEqual({ uploadURL: '/put' })
    expect(fetch).toHaveBeenCalledWith('/api/objects/upload', { method: 'POST', credentials: 'include' })
  })

  it('declares JSON with a payload', async () => {
    const fetch = answerWith(Response.json({}))
    await request('POST', '/api/auth/login', { email: 'a@b.eu' })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@b.eu"}',
    })
  })

  it('words a failure as status, colon, space, body', async () => {
    answerWith(new Response('{"code":"not_found","message":"Gone."}', { status: 404 }))
    await expect(request('GET', '/api/documents/1')).rejects.toThrow(
      '404: {"code":"not_found","message":"Gone."}',
    )
  })

  it('falls back to the status text when the body is empty', async () => {
    answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(request('GET', '/api/documents')).rejects.toThrow('502: Bad Gateway')
  })
})

it('answers null where there is no body', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await request('DELETE', '/api/views/1')).toBeNull()
})

describe('an unchanged answer', () => {
  const tagged = () => Response.json([{ id: 1 }], { headers: { ETag: 'W/"a"' } })
  const headersOf = (fetch: ReturnType<typeof answerWith>) => fetch.mock.calls[0]?.[1].headers

  it('is asked for by its ETag and taken from here, until the session changes', async () => {
    expect(headersOf(await asked(tagged()))).toBeUndefined()
    const again = await asked(new Response(null, { status: 304 }))
    expect(headersOf(again)).toEqual({ 'If-None-Match': 'W/"a"' })
    answerWith(Response.json({}))
    await request('POST', '/api/auth/tenant', { tenantId: 'b' })
    expect(headersOf(await asked(tagged()))).toBeUndefined()
  })

  async function asked(response: Response) {
    const fetch = answerWith(response)
    expect(await request('GET', '/api/documents')).toEqual([{ id: 1 }])
    return fetch
  }
})

describe('what the server answered', () => {
  it('reads message and fields of an error body', () => {
    const error = new ApiError(
      400,
      JSON.stringify({ code: 'invalid_request', message: 'No.', fields: { email: 'Required' } }),
    )
    expect(serverMessage(error)).toBe('No.')
    expect(serverFields(error)).toEqual({ email: 'Required' })
  })

  it('also takes a sentence under error', () => {
    expect(serverMessage(new ApiError(503, '{"error":"Busy."}'))).toBe('Busy.')
  })

  it.each([
    ['a page of a proxy', new ApiError(502, '<html>')],
    ['JSON of another shape', new ApiError(500, '[1]')],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('has no words for %s', (_name, error) => {
    expect(serverMessage(error)).toBeNull()
    expect(serverFields(error)).toEqual({})
  })

  it('knows a missing session', () => {
    expect(isUnauthorized(new ApiError(401, ''))).toBe(true)
    expect(isUnauthorized(new ApiError(403, ''))).toBe(false)
  })
})
