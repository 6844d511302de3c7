import { connect } from 'node:net'
import type { Document, ErrorBody, ProcessingJob } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scopeOf, writeCursor } from '../../platform/cursor.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member
const uploaded: Document[] = []

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  for (const name of ['alpha.txt', 'Beta 100%.txt', 'gamma_1.txt', 'delta.txt', 'epsilon.txt']) {
    uploaded.push(await ida.upload({ name, bytes: new TextEncoder().encode(`paper ${name}`) }))
  }
})
afterAll(() => hub.stop())

const list = (query = '') => ida.get<Document[]>(`/api/documents${query}`)
const names = (documents: Document[]) => documents.map((document) => document.originalName)

describe('who may not', () => {
  test('visitors see nothing', async () => {
    const visitor = hub.visitor()
    for (const path of ['/api/documents', `/api/documents/${uploaded[0]?.id}`, '/api/violations']) {
      expect((await visitor.get(path)).status).toBe(401)
    }
  })

  test('another tenant sees, counts, downloads and plans nothing: ids that exist answer as ids that do not', async () => {
    expect((await otto.get<Document[]>('/api/documents')).body).toEqual([])
    const never = '01234567-89ab-4cde-8f01-23456789abcd'
    for (const suffix of ['', '/jobs', '/file', '/compliance', '/consignment']) {
      const theirs = await otto.get<ErrorBody>(`/api/documents/${uploaded[0]?.id}${suffix}`)
      const nobodys = await otto.get<ErrorBody>(`/api/documents/${never}${suffix}`)
      expect(theirs.status, suffix).toBe(404)
      expect(theirs.body).toEqual(nobodys.body)
    }
    expect((await otto.post(`/api/documents/${uploaded[0]?.id}/remediation`)).status).toBe(404)
  })

  test.each(['not-a-uuid', "' or 1=1 --", '..%2f..'])('the id %s is simply not there', async (id) => {
    expect((await ida.get(`/api/documents/${id}/jobs`)).status).toBe(404)
  })
})

describe('the list', () => {
  test('is an array, newest first, with its total in a header', async () => {
    const { body, headers } = await list()
    expect(names(body)).toEqual(['epsilon.txt', 'delta.txt', 'gamma_1.txt', 'Beta 100%.txt', 'alpha.txt'])
    expect(headers.get('X-Total-Count')).toBe('5')
    expect(Object.keys(body[0] ?? {})).not.toContain('extractedText')
  })

  test('limit', async () => {
    const { body, headers } = await list('?limit=2')
    expect(names(body)).toEqual(['epsilon.txt', 'delta.txt'])
    expect(headers.get('X-Total-Count')).toBe('5')
    expect((await list('?limit=0')).status).toBe(400)
    expect((await list('?limit=501')).status).toBe(400)
  })

  test('search takes what people type as text, not as a pattern', async () => {
    expect(names((await list('?search=BETA')).body)).toEqual(['Beta 100%.txt'])
    expect(names((await list('?search=%25')).body)).toEqual(['Beta 100%.txt'])
    expect(names((await list('?search=_')).body)).toEqual(['gamma_1.txt'])
  })

  test('status and sort', async () => {
    expect((await list('?status=pending')).body).toHaveLength(5)
    expect((await list('?status=failed')).body).toEqual([])
    expect((await list('?status=nonsense')).status).toBe(400)
    expect(names((await list('?sort=oldest')).body)[0]).toBe('alpha.txt')
    expect(names((await list('?sort=size')).body)[0]).toBe('Beta 100%.txt')
  })

  test('pages without gaps or repeats, in every order', async () => {
    for (const sort of ['newest', 'oldest', 'name', 'size']) {
      const whole = names((await list(`?sort=${sort}`)).body)
      const pages: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
        )
        pages.push(...names(page.body))
        cursor = page.headers.get('X-Next-Cursor')
      }
      expect(pages, sort).toEqual(whole)
    }
    expect((await list('?cursor=nonsense')).status).toBe(400)
  })

  test.each([
    ['newest', 'abc'],
    ['size', '99999999999999999999'],
    ['name', 'a\u0000'],
  ])('a made-up cursor of %s is refused', async (sort, key) => {
    const cursor = writeCursor({ key, id: uploaded[0]?.id ?? '' }, scopeOf('documents', { sort }))
    const { status, body } = await ida.get<ErrorBody>(`/api/documents?sort=${sort}&cursor=${cursor}`)
    expect([status, body.code]).toEqual([400, 'invalid_request'])
  })

  test('NUL in a question is refused', async () => {
    expect((await ida.get('/api/documents?search=%00')).status).toBe(400)
    expect((await ida.get('/api/violations?type=%00')).status).toBe(400)
  })

  test('NUL in the address of a page is the page’s own business', async () => {
    expect((await ida.get('/violations?search=%00')).status).not.toBe(400)
  })

  test('belongs to the person who asked: no proxy may keep it', async () => {
    expect((await list()).headers.get('Cache-Control')).toBe('no-store')
  })

  test('an unchanged poll is a 304', async () => {
    const first = await list()
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).not.toBe('')
    expect((await ida.get('/api/documents', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const late = await ida.upload({ name: 'zeta.txt', bytes: new TextEncoder().encode('zeta') })
    uploaded.push(late)
    expect((await ida.get('/api/documents', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })
})

test('jobs are listed oldest first with their message', async () => {
  const { body } = await ida.get<ProcessingJob[]>(`/api/documents/${uploaded[0]?.id}/jobs`)
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    jobType: 'ocr',
    status: 'queued',
    progress: 0,
    result: null,
    completedAt: null,
  })
  expect(body[0]?.message).not.toBe('')
})

test('every call is in the OpenAPI description', async () => {
  const { body } = await hub.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/api/auth/user',
      '/api/auth/login',
      '/api/auth/register',
      '/api/auth/logout',
      '/api/auth/tenant',
      '/api/login',
      '/api/jobs/ws-info',
      '/api/objects/upload',
      '/api/documents',
      '/api/documents/{id}',
      '/api/documents/{id}/jobs',
      '/api/documents/{id}/file',
      '/api/documents/{id}/compliance',
      '/api/documents/{id}/consignment',
      '/api/documents/{id}/remediation',
      '/api/violations',
    ]),
  )
})

test.each([
  ['../../etc/list.txt', 'attachment; filename=list.txt'],
  ['..\\..\\Startup\\list.txt', 'attachment; filename=list.txt'],
  ['lists/..', 'attachment; filename=document'],
])('downloads of %s are saved without its folders', async (originalName, header) => {
  const { id } = await ida.upload({ name: 'list.txt', bytes: new TextEncoder().encode('Pallets 4') })
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('update hub.documents set original_name = $2 where id = $1', [id, originalName]),
  )
  const { headers } = await ida.get(`/api/documents/${id}/file`)
  expect(headers.get('Content-Disposition')).toBe(header)
})

test('an original that a browser would run leaves as plain bytes', async () => {
  const page = await ida.upload({
    name: 'page.txt',
    bytes: new TextEncoder().encode('<!doctype html><script>1</script>'),
  })
  const { headers } = await ida.get(`/api/documents/${page.id}/file`)
  expect(headers.get('Content-Type')).not.toContain('html')
  expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test.each([
  ['a.txt', Buffer.from('Größe'), 'text/plain; charset=utf-8'],
  [
    'b.txt',
    Buffer.from('Gr\xf6\xdfe der Sendung: f\xfcnf Kisten, gepr\xfcft', 'latin1'),
    /^text\/plain; charset=windows-1252$/i,
  ],
  [
    'c.xml',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a/>'),
    'application/xml; charset=ISO-8859-1',
  ],
  ['d.json', Buffer.from('{"a":1}'), 'application/json'],
])('an original that is text names its encoding: %s', async (name, bytes, type) => {
  const { id } = await ida.upload({ name, bytes })
  expect((await ida.get(`/api/documents/${id}/file`)).headers.get('Content-Type')).toMatch(type)
})

test('what is no HTTP is answered in the shape of every refusal', async () => {
  const { hostname, port } = new URL(hub.url)
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write('NOT HTTP AT ALL\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_request' })
})
