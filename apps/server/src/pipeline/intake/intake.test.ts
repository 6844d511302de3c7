import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type Document, type ErrorBody, type KeyMade, MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub.stop())

const text = (content: string) => new TextEncoder().encode(content)
const create = (member: Member, fileUrl: string, originalName = 'note.txt') =>
  member.post<Document & ErrorBody>('/api/documents', {
    fileUrl,
    fileName: originalName,
    originalName,
    fileSize: 1,
    mimeType: 'text/plain',
    documentType: 'document',
  })

describe('who may not', () => {
  test('visitors get no address and make no document', async () => {
    const visitor = hub.visitor()
    expect((await visitor.post('/api/objects/upload')).status).toBe(401)
    expect((await visitor.post('/api/documents', {})).status).toBe(401)
  })

  test('an upload of another tenant is not there', async () => {
    const fileUrl = await ida.putFile(text('one'))
    const { status, body } = await create(otto, fileUrl)
    expect(status).toBe(404)
    expect(body.code).toBe('not_found')
    expect((await create(ida, fileUrl)).status).toBe(201)
  })

  test('an altered, a foreign and a borrowed signature are refused', async () => {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const other = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const signature = new URL(other.body.uploadURL).searchParams.get('signature')
    const bare = body.uploadURL.split('?')[0] ?? ''
    for (const url of [`${body.uploadURL}x`, bare, `${bare}?signature=`, `${bare}?signature=${signature}`]) {
      const { status } = await hub.visitor().put(url, text('bytes'))
      expect([400, 410]).toContain(status)
    }
  })

  test('nobody writes with a permission of another upload, or with a key, in the header', async () => {
    const apart = { headers: { 'permission-in': 'header' } }
    const ask = () =>
      ida.post<{ uploadURL: string; permission: string }>('/api/objects/upload', undefined, apart)
    const [{ body }, other] = [await ask(), await ask()]
    const { secret } = (await ida.post<KeyMade>('/api/keys', { name: 'Dock', role: 'operator' })).body
    const bearers = [`${body.permission}x`, other.body.permission, secret].map((one) => `Bearer ${one}`)
    for (const authorization of ['', 'Bearer', `Basic ${body.permission}`, ...bearers]) {
      const put = await hub.visitor().put(body.uploadURL, text('bytes'), { headers: { authorization } })
      expect(put.status, authorization).toBe(410)
    }
    const odd = { headers: { 'permission-in': 'cookie' } }
    expect((await ida.post('/api/objects/upload', undefined, odd)).status).toBe(400)
  })

  test('an address of who is no member any more, or of a revoked key, takes nothing', async () => {
    const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
    const { id, secret } = (await ida.post<KeyMade>('/api/keys', { name: 'Gate', role: 'operator' })).body
    const headers = { authorization: `Bearer ${secret}` }
    const addresses = [
      await olga.post<{ uploadURL: string }>('/api/objects/upload'),
      await hub.visitor().post<{ uploadURL: string }>('/api/objects/upload', undefined, { headers }),
    ]
    const put = () =>
      Promise.all(addresses.map(({ body }) => hub.visitor().put(body.uploadURL, text('bytes'))))
    expect((await put()).map(({ status }) => status)).toEqual([200, 200])
    await ida.delete(`/api/members/${olga.user?.id}`)
    await ida.delete(`/api/keys/${id}`)
    expect((await put()).map(({ status }) => status)).toEqual([404, 404])
  })

  test('an address that has expired takes nothing', async () => {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const { clock } = hub.services
    hub.services.clock = { now: () => new Date(clock.now().getTime() + 61 * 60_000) }
    try {
      const { status, body: refusal } = await ida.put<ErrorBody>(body.uploadURL, text('late'))
      expect(status).toBe(410)
      expect(refusal.code).toBe('upload_expired')
    } finally {
      hub.services.clock = clock
    }
  })
})

describe('the upload address', () => {
  test('is on the address the client typed and needs no cookie', async () => {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    expect(body.uploadURL.startsWith(`${hub.url}/api/objects/`)).toBe(true)
    const put = await hub
      .visitor()
      .put(body.uploadURL, text('bytes'), { headers: { 'Content-Type': 'text/x-any' } })
    expect(put.status).toBe(200)
  })

  test('contains no permission when it is requested apart, and sends it in a header', async () => {
    const { body } = await ida.post<{ uploadURL: string; permission: string }>(
      '/api/objects/upload',
      undefined,
      { headers: { 'permission-in': 'header' } },
    )
    expect(body.uploadURL).toMatch(/\/api\/objects\/uploads\/[0-9a-f-]{36}$/)
    const put = await hub
      .visitor()
      .put(body.uploadURL, text('bytes'), { headers: { authorization: `Bearer ${body.permission}` } })
    expect(put.status).toBe(200)
    expect((await create(ida, body.uploadURL)).status).toBe(201)
  })

  test('may be written again until a document consumes it, once', async () => {
    const fileUrl = await ida.putFile(text('first'))
    await ida.put(fileUrl, text('the second one'))
    const created = await create(ida, fileUrl)
    expect(created.body.fileSize).toBe('the second one'.length)

    const late = await ida.put<ErrorBody>(fileUrl, text('third'))
    expect([late.status, late.body.code]).toEqual([409, 'upload_consumed'])
    const twice = await create(ida, fileUrl)
    expect([twice.status, twice.body.code]).toEqual([409, 'upload_consumed'])
    expect(twice.body).toMatchObject({ documentId: created.body.id })
    const file = await ida.get<string>(`/api/documents/${created.body.id}/file`)
    expect(file.body).toBe('the second one')
  })

  test('is accepted as fileUrl without its query', async () => {
    const fileUrl = await ida.putFile(text('no query'))
    const created = await create(ida, fileUrl.split('?')[0] ?? '')
    expect(created.status).toBe(201)
    expect(created.body.fileUrl).not.toContain('signature')
  })

  test('is accepted as fileUrl only as it was handed out', async () => {
    const fileUrl = (await ida.putFile(text('forms'))).split('?')[0] ?? ''
    const path = new URL(fileUrl).pathname
    for (const odd of [
      `https://elsewhere.example${path}`,
      `javascript:${path}`,
      fileUrl.replace('http://', 'http://user:secret@'),
      `${fileUrl}#fragment`,
      `${fileUrl}/`,
      ` ${fileUrl}`,
      fileUrl.replace('/uploads/', '/uploads/%2e%2e/'),
    ]) {
      expect((await create(ida, odd)).status, odd).toBe(404)
    }
    const created = await create(ida, path)
    expect(created.status).toBe(201)
    expect(created.body.fileUrl).toBe(fileUrl)
  })

  test('a client that goes away in the middle leaves nothing behind', async () => {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const { hostname, port, pathname, search } = new URL(body.uploadURL)
    for (const bytes of ['', 'ten bytes.']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n${bytes}`)
          setImmediate(() => socket.destroy())
        })
        socket.on('close', () => resolve())
      })
    }
    const folder = join(hub.services.config.dataDir, 'files/originals', ida.tenantId)
    await expect
      .poll(async () => (await readdir(folder)).filter((name) => name.endsWith('-partial')), {
        timeout: 5_000,
      })
      .toEqual([])
    expect((await create(ida, body.uploadURL)).body.code).toBe('file_missing')
  })

  test('two documents at the same time from one upload: one wins', async () => {
    const fileUrl = await ida.putFile(text('race'))
    const answers = await Promise.all([create(ida, fileUrl), create(ida, fileUrl), create(ida, fileUrl)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

test('an upload that nobody finished is swept away a day after its address expired', async () => {
  const lisa = await hub.member({ firstName: 'Lisa' })
  const fileUrl = await lisa.putFile(text('forgotten'))
  const { clock } = hub.services
  hub.services.clock = { now: () => new Date(clock.now().getTime() + 26 * 60 * 60_000) }
  try {
    await lisa.post('/api/objects/upload')
  } finally {
    hub.services.clock = clock
  }
  expect((await create(lisa, fileUrl)).status).toBe(404)
})

describe('limits', () => {
  test('exactly 50 MB is taken, one byte more is not and leaves nothing', async () => {
    const whole = new Uint8Array(MAX_UPLOAD_BYTES).fill(0x61)
    const created = await create(ida, await ida.putFile(whole))
    expect(created.status).toBe(201)
    expect(created.body.fileSize).toBe(MAX_UPLOAD_BYTES)

    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const refused = await ida.put<ErrorBody>(body.uploadURL, new Uint8Array(MAX_UPLOAD_BYTES + 1))
    expect([refused.status, refused.body.code]).toEqual([413, 'file_too_large'])
    const missing = await create(ida, body.uploadURL)
    expect([missing.status, missing.body.code]).toEqual([400, 'file_missing'])
  })

  test('one byte more is refused when no length is declared', async () => {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const chunk = new Uint8Array(1024 * 1024)
    let left = MAX_UPLOAD_BYTES + 1
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close()
        const part = chunk.subarray(0, Math.min(chunk.length, left))
        left -= part.length
        controller.enqueue(part)
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body: stream, duplex: 'half' }
    const answer = await fetch(body.uploadURL, init)
    expect(answer.status).toBe(413)
    expect((await create(ida, body.uploadURL)).body.code).toBe('file_missing')
  })

  test('an empty file is refused in words', async () => {
    const { status, body } = await create(ida, await ida.putFile(new Uint8Array(0)))
    expect([status, body.code]).toEqual([400, 'file_empty'])
    expect(body.message).toContain('empty')
  })

  test.each(['tool.exe', 'paper.pdf.zip', 'page.html', 'noextension', '.pdf'])(
    '%s is not accepted',
    async (name) => {
      const { status, body } = await create(ida, await ida.putFile(text('x')), name)
      expect([status, body.code]).toEqual([415, 'unsupported_extension'])
      expect(body.message).toContain('Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)')
    },
  )

  test.each(['a\u0000.txt', 'line\nbreak.txt', 'fdp\u202e.exe.txt'])(
    '%j is no name to show',
    async (name) => {
      const { status, body } = await create(ida, await ida.putFile(text('x')), name)
      expect([status, body.code]).toEqual([400, 'invalid_request'])
    },
  )

  test.each(['a.PDF', 'b.Xml', 'ü ß 名.csv', '../../etc/passwd.txt'])(
    '%s is accepted as a name',
    async (name) => {
      const { status, body } = await create(ida, await ida.putFile(text('x')), name)
      expect(status).toBe(201)
      expect(body.originalName).toBe(name)
      const file = await ida.get(`/api/documents/${body.id}/file`)
      expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename/)
    },
  )
})

describe('the document', () => {
  test('starts pending with one queued job, and shows its real type and size', async () => {
    const xml = text('<?xml version="1.0"?><note/>')
    const { body } = await create(ida, await ida.putFile(xml), 'note.xml')
    expect(body).toMatchObject({ status: 'pending', documentType: 'xml', fileSize: xml.length })
    expect(body.processingJobs).toEqual([{ id: expect.any(String), status: 'queued' }])
    expect(body.uploadedAt).toBe(body.createdAt)
    expect(body.tenantId).toBe(ida.tenantId)
  })

  test('with the bytes of an earlier one is reported and is made all the same', async () => {
    const bytes = text('the same bytes')
    const first = await ida.upload({ name: 'first.txt', bytes })
    const second = await ida.upload({ name: 'second.txt', bytes })
    expect(first.duplicateOf).toBeNull()
    expect(second.duplicateOf).toMatchObject({ id: first.id, originalName: 'first.txt' })
    const foreign = await otto.upload({ name: 'third.txt', bytes })
    expect(foreign.duplicateOf).toBeNull()
  })

  test('is refused with the specified message when the payload lacks a field', async () => {
    const { status, body } = await ida.post<ErrorBody>('/api/documents', { fileName: 'a.txt' })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    expect(body.fields).toMatchObject({ fileUrl: 'Required', originalName: 'Required' })
  })
})
