import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditList, Document, ErrorBody } from '@efti-hub/contract'
import { parseConsignmentXml } from '@efti-hub/efti'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runVerb } from '../../../command-line/run-verb.ts'
import { packingList, roadNote } from '../../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { filesOfZip } from '../../../testing/read-zip.ts'
import type { Manifest } from './manifest.ts'

let hub: Hub
let ida: Member
let otto: Member
let note: Document
let list: Document
let consignmentId: string
const folder = mkdtempSync(join(tmpdir(), 'efti-evidence-'))

const steps = consignmentSteps(
  () => hub,
  () => ida,
)
const path = (id = consignmentId) => `/api/consignments/${id}/evidence`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const NOTE = roadNote('Frachtbrief März.xml')

async function packOf(member: Member, id = consignmentId) {
  const response = await fetch(new URL(path(id), member.base), {
    headers: { Cookie: member.cookieHeader() },
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  const files = filesOfZip(Buffer.from(await response.arrayBuffer()))
  const textOf = (name: string) => files.get(name)?.toString('utf8') ?? ''
  return {
    files,
    name: response.headers.get('Content-Disposition'),
    manifest: JSON.parse(textOf('manifest.json')) as Manifest,
    readme: textOf('README.txt'),
    extract: textOf('audit-extract.jsonl'),
  }
}

async function verify(extract: string, ...options: string[]) {
  const file = join(folder, 'extract.jsonl')
  writeFileSync(file, extract)
  const lines: string[] = []
  const secrets = { SESSION_SECRET: 'x'.repeat(40), DATA_KEY: 'y'.repeat(40) }
  const env = { DATABASE_URL: hub.database.appUrl, ...secrets, LOG_LEVEL: 'silent' }
  const code = await runVerb(['verify-audit', file, ...options], env, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  const [first, second] = await steps.upload(
    NOTE,
    packingList('list.txt', { further: ['CMR No.: D-2026-118'] }),
  )
  if (!first || !second) throw new Error('nothing was uploaded')
  note = first
  list = second
  consignmentId = (await steps.consignmentOf(note)).id
})
afterAll(async () => {
  await hub?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('who may not', () => {
  test('a visitor is asked to sign in', async () => {
    expect((await hub.visitor().get(path())).status).toBe(401)
  })

  test('another tenant finds it as little as one that never was', async () => {
    const [real, imagined] = [
      await otto.get<ErrorBody>(path()),
      await otto.get<ErrorBody>(path(randomUUID())),
    ]
    expect([real.status, imagined.status]).toEqual([404, 404])
    expect(real.body).toEqual(imagined.body)
  })
})

describe('the pack', () => {
  test('may be downloaded by an Auditor, and each download is in the trail', async () => {
    const auditor = await hub.colleague(ida, 'auditor')
    const { name } = await packOf(auditor)
    expect(name).toMatch(/^attachment; filename=evidence-D-2026-118-\d{4}-\d\d-\d\d\.zip$/)
    const [latest] = (await ida.get<AuditList>('/api/audit')).body.items
    expect(latest).toMatchObject({
      action: 'export',
      resourceType: 'consignment',
      resourceId: consignmentId,
      resourceName: 'D-2026-118',
      details: 'evidence-pack',
    })
  })

  test('has each original as it was uploaded, with its hash and the time of receipt', async () => {
    const { files, manifest, readme } = await packOf(ida)
    const [first, second] = manifest.documents
    expect(manifest.documents.map(({ id }) => id)).toEqual([note.id, list.id])
    expect(first).toMatchObject({
      name: note.originalName,
      receivedAt: note.createdAt,
      uploadedBy: ida.user?.name,
      original: {
        path: '01 Frachtbrief März/original/Frachtbrief März.xml',
        sha256: sha256(NOTE.bytes),
        sha256AtReceipt: sha256(NOTE.bytes),
        unchanged: true,
      },
    })
    expect(files.get(first?.original.path ?? '')).toEqual(Buffer.from(NOTE.bytes))
    for (const { name, original } of [first, second].filter((one) => one !== undefined)) {
      expect(readme).toContain(name)
      expect(readme).toContain(original.sha256)
    }
  })

  test('has the data of each document in every form and its report', async () => {
    const { files } = await packOf(ida)
    for (const stem of ['01 Frachtbrief März/Frachtbrief März', '02 list/list']) {
      for (const form of ['efti', 'identifiers']) {
        const xml = files.get(`${stem}.${form}.xml`)?.toString('utf8') ?? ''
        expect(parseConsignmentXml(xml).findings).toEqual([])
      }
      expect(JSON.parse(files.get(`${stem}.efti.json`)?.toString('utf8') ?? '')).toHaveProperty('report')
      expect(files.get(`${stem}.report.pdf`)?.toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })

  test('lists every file but those that list, with size and hash', async () => {
    const { files, manifest } = await packOf(ida)
    const listed = [
      ...manifest.documents.flatMap(({ original, exports }) => [original, ...exports]),
      manifest.auditExtract,
    ]
    expect([...listed.map((one) => one.path), 'manifest.json', 'README.txt'].toSorted()).toEqual(
      [...files.keys()].toSorted(),
    )
    for (const one of listed) {
      const bytes = files.get(one.path) ?? Buffer.alloc(0)
      expect([one.bytes, one.sha256], one.path).toEqual([bytes.length, sha256(bytes)])
    }
  })

  test('states for a document that was not read that there is nothing of it but the original', async () => {
    const mia = await hub.member({ firstName: 'Mia' })
    const theirs = consignmentSteps(
      () => hub,
      () => mia,
    )
    const [read] = await theirs.upload(roadNote('a.xml'))
    const { id } = await theirs.consignmentOf(read)
    const unread = await mia.upload(roadNote('b.xml'))
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        `insert into hub.consignment_papers (document_id, tenant_id, consignment_id, reason, author, profile)
         select $2, tenant_id, consignment_id, reason, author, profile
           from hub.consignment_papers where document_id = $1`,
        [read?.id, unread.id],
      ),
    )
    const { files, manifest, readme } = await packOf(mia, id)
    expect(manifest.documents.map(({ exports }) => exports.length)).toEqual([4, 0])
    expect(readme).toContain('The document has not been read yet.')
    expect([...files.keys()].filter((one) => one.startsWith('02'))).toEqual(['02 b/original/b.xml'])
  })

  test('names an original that is not as it arrived', async () => {
    const mia = await hub.member({ firstName: 'Mia' })
    const theirs = consignmentSteps(
      () => hub,
      () => mia,
    )
    const [one] = await theirs.upload(roadNote('a.xml'))
    const { id } = await theirs.consignmentOf(one)
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.documents set sha256 = repeat('0', 64) where id = $1`, [one?.id]),
    )
    const { manifest, readme } = await packOf(mia, id)
    expect(manifest.documents[0]?.original).toMatchObject({
      unchanged: false,
      sha256AtReceipt: '0'.repeat(64),
    })
    expect(readme).toContain('CHANGED since it was received')
  })
})

describe('the audit extract', () => {
  const eventsIn = (extract: string) =>
    extract
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(JSON.parse(line).event))

  test('has what was done to these documents and the consignment, and nothing else', async () => {
    const stray = await ida.upload(
      roadNote('stray.xml', { eFTI170: 'E-9', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Fontanella S.p.A.' }),
    )
    await hub.drain()
    await ida.patch(`/api/consignments/${consignmentId}`, { phase: 'loaded' })
    const events = eventsIn((await packOf(ida)).extract)
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['upload', 'processing-completed', 'compliance-check', 'phase-set', 'export']),
    )
    for (const { documentId, resourceId } of events) {
      expect([note.id, list.id, consignmentId]).toContain(documentId ?? resourceId)
    }
    expect(JSON.stringify(events)).not.toContain(stray.id)
  })

  test('is verified without a database and against it, and a changed event shows', async () => {
    const { extract } = await packOf(ida)
    const events = eventsIn(extract).length
    expect(await verify(extract)).toEqual({
      code: 0,
      text: expect.stringMatching(new RegExp(`^Extract of ${ida.tenantId}, .*: intact, ${events} events$`)),
    })
    const compared = await verify(extract, '--database')
    expect(compared).toMatchObject({ code: 0, text: expect.stringContaining(`all ${events} events`) })
    const forged = await verify(extract.replace('phase-set', 'phase-sat'))
    expect(forged).toMatchObject({ code: 1, text: expect.stringContaining('is not as it was recorded') })
    const lines = extract.split('\n')
    const swapped = lines.with(1, lines[2] ?? '').with(2, lines[1] ?? '')
    expect(await verify(swapped.join('\n'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('is listed after event'),
    })
  })

  test('with hashes that were calculated newly shows against the database', async () => {
    const [head = '', ...lines] = (await packOf(ida)).extract.trim().split('\n')
    const link = JSON.parse(lines.at(-1) ?? '')
    const event = link.event.replace('evidence-pack', 'nothing at all')
    const hash = sha256(Buffer.from(`${link.previousHash}\n${link.seq}\n${event}`))
    const forged = [head, JSON.stringify({ ...link, event, hash })].join('\n')
    expect(await verify(forged)).toMatchObject({ code: 0 })
    expect(await verify(forged, '--database')).toMatchObject({
      code: 1,
      text: expect.stringContaining('is another one in the database'),
    })
  })
})
