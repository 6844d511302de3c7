import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Document, DocumentDetail, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'
import { type SwiftStore, startSwift, swiftIsInstalled } from '../../testing/swift-store.ts'

/** The whole life of a document whose files are in OpenStack Swift, spoken to as to any S3 store. */
describe.skipIf(!swiftIsInstalled())('with files in an S3 store', () => {
  let swift: SwiftStore
  let hub: Hub
  let ida: Member
  let otto: Member
  let files: FileStore

  beforeAll(async () => {
    swift = await startSwift()
    hub = await startHub({ env: swift.env })
    ida = await hub.member()
    otto = await hub.member({ firstName: 'Otto' })
    files = hub.services.files
  })
  afterAll(async () => {
    await hub?.stop()
    await swift?.stop()
  })

  const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const ask = async (bytes: Uint8Array) => {
    const wish = { size: bytes.length, type: 'application/pdf', sha256: sumOf(bytes) }
    return (await ida.post<{ uploadURL: string }>('/api/objects/upload', wish)).body.uploadURL
  }
  const send = async (address: string, bytes: Uint8Array, type = 'application/pdf') =>
    (await fetch(address, { method: 'PUT', body: Buffer.from(bytes), headers: { 'Content-Type': type } }))
      .status
  const create = (fileUrl: string, name: string, size: number, member = ida) =>
    member.post<Document & ErrorBody>('/api/documents', {
      fileUrl,
      fileName: name,
      originalName: name,
      fileSize: size,
      mimeType: 'application/pdf',
      documentType: 'pdf',
    })
  const keysOf = async (folder: string) => {
    const found: string[] = []
    for await (const { key } of files.list(folder)) found.push(key)
    return found
  }
  const keys = async () => {
    const found: string[] = []
    for (const folder of ['originals', 'incoming', 'page-images']) {
      for await (const { key } of files.list(folder)) found.push(key.replace(/\/.*/, ''))
    }
    return found.sort()
  }

  test('an address of the store takes this file and no other', async () => {
    const { bytes } = await cmrPdf(501)
    const address = await ask(bytes)
    expect(address.startsWith(`${swift.env.S3_ENDPOINT}/`)).toBe(true)
    expect(await send(address, bytes, 'text/html')).toBe(403)
    expect(await send(address, bytes.slice(1))).toBe(403)
    expect(await send(address.replace(/[0-9a-f]{8}\?/, '00000000?'), bytes)).toBe(403)
    expect(await send(address, bytes)).toBe(200)

    expect((await create(address, 'cmr-501.pdf', bytes.length, otto)).status).toBe(404)
    const made = await create(address, 'cmr-501.pdf', bytes.length)
    expect([made.status, made.body.fileSize]).toEqual([201, bytes.length])
    expect(made.body.fileUrl).not.toContain(address.split('?')[0])
    expect(await keys()).toEqual(['originals'])

    // The address is still good; what is sent there later changes no document.
    const other = Buffer.from(bytes)
    other.write('%PDX', 0)
    expect(await send(address, other)).toBe(200)
    expect((await create(address, 'cmr-501.pdf', bytes.length)).body.code).toBe('upload_consumed')
    const { body } = await ida.get<string>(`/api/documents/${made.body.id}/file`)
    expect(body.startsWith('%PDF')).toBe(true)
  })

  test('a store that copies another file to the address makes no document of it', async () => {
    const { bytes } = await cmrPdf(505)
    const [other] = (await keysOf('originals')).sort()
    const address = await ask(bytes)
    await fetch(address, {
      method: 'PUT',
      body: Buffer.from(bytes),
      headers: { 'Content-Type': 'application/pdf', 'x-amz-copy-source': `/${swift.env.S3_BUCKET}/${other}` },
    })
    const made = await create(address, 'cmr-505.pdf', bytes.length)
    expect([made.status, made.body.code]).toEqual([400, 'file_missing'])
    expect(await keysOf('incoming')).not.toContain(new URL(address).pathname.split('/').slice(2).join('/'))
  })

  test('a page learns that there is a store, and what was announced counts as used', async () => {
    const plain = await ida.post<{ uploadURL: string; direct?: boolean }>('/api/objects/upload')
    expect([plain.body.direct, plain.body.uploadURL.startsWith(hub.url)]).toEqual([true, true])
    const used = async () => (await ida.get<{ bytes: number }>('/api/usage')).body.bytes
    const before = await used()
    await ask(Buffer.alloc(1234))
    expect(await used()).toBe(before + 1234)
  })

  test('nothing sent, nothing made; too large is refused before it is sent', async () => {
    const refused = await ida.post<ErrorBody>('/api/objects/upload', {
      size: 52_428_801,
      type: 'application/pdf',
      sha256: sumOf(Buffer.from('')),
    })
    expect([refused.status, refused.body.code]).toEqual([413, 'file_too_large'])
    const none = await create(await ask(Buffer.from('0123456789')), 'cmr.pdf', 10)
    expect([none.status, none.body.code]).toEqual([400, 'file_missing'])
  })

  test('read, shown, downloaded, deleted; through the hub as well', async () => {
    const paper = await cmrPdf(502)
    const document = await ida.upload(paper)
    await hub.drain()
    const detail = (await ida.get<DocumentDetail>(`/api/documents/${document.id}`)).body
    expect(detail.judged).toBe(true)
    const picture = () => ida.get(`/api/documents/${document.id}/pages/1/image?width=320`)
    expect((await picture()).status).toBe(200)
    expect(await keys()).toContain('page-images')
    expect((await picture()).status).toBe(200)

    await ida.delete(`/api/documents/${document.id}`)
    expect((await ida.delete(`/api/trash/${document.id}`)).status).toBe(204)
    await hub.drain()
    await hub.drain()
    expect(await keys()).not.toContain('page-images')
  })

  test('what arrived and became nothing goes with the nightly retention', async () => {
    const { bytes } = await cmrPdf(503)
    await send(await ask(bytes), bytes)
    await files.put(`originals/${ida.tenantId}/orphan`, Readable.from(['x']))
    const before = await keys()
    const night = async () => {
      await withClient(hub.database.superuserUrl, (client) =>
        client.query(`select graphile_worker.add_job('nightly-retention')`),
      )
      await hub.drain()
    }
    await night()
    expect(await keys()).toEqual(before)
    const { clock } = hub.services
    const now = clock.now
    clock.now = () => new Date(now().getTime() + 8 * 86_400_000)
    try {
      await night()
    } finally {
      clock.now = now
    }
    expect(await keys()).toEqual(['originals'])
  })

  test.runIf(process.env.LONG)(
    'a store that gives other bytes is a fault that passes, and no fault of the document',
    async () => {
      const document = await ida.upload(await cmrPdf(504))
      const read = files.read
      files.read = (key) => read(key.replace(/^originals.*/, `originals/${ida.tenantId}/other`))
      await files.put(`originals/${ida.tenantId}/other`, Readable.from(['other']))
      const refused = await ida.get<ErrorBody>(`/api/documents/${document.id}/file`)
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
      await hub.drain()
      const status = async () => (await ida.get<DocumentDetail>(`/api/documents/${document.id}`)).body.status
      expect(await status()).not.toBe('failed')
      files.read = read
      await hub.work()
      while ((await status()) !== 'completed' && (await status()) !== 'failed') await wait(250)
      expect(await status()).toBe('completed')
    },
  )
})
