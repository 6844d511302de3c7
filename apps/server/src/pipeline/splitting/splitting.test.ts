import { randomUUID } from 'node:crypto'
import type { AuditList, ConsignmentsList, Document, ErrorBody, SplitRequest } from '@efti-hub/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import { type Hub, type Member, startHub, withClient, withRole } from '../../testing/index.ts'
import { cmrPdf, textNote } from '../../testing/papers.ts'
import { pileOf, scannedPileOf } from '../../testing/piles.ts'
import { detailFor, remove, restore, trashOf } from '../../testing/trash-steps.ts'

let hub: Hub
let ida: Member
/** Seven pages that say which they are. */
let file: Uint8Array

beforeAll(async () => {
  hub = await startHub()
  file = await pagesOf(7)
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})
// What is in the trash is read by no later drain.
afterEach(async () => {
  for (const { id } of await listed()) await remove(ida, id)
})

const page = (number: number, turn?: 0 | 90 | 180 | 270) => ({
  number,
  ...(turn === undefined ? {} : { turn }),
})
const part = (...numbers: number[]) => ({ pages: numbers.map((number) => page(number)) })
const split = (member: Member, id: string, ...parts: SplitRequest['parts']) =>
  member.post<Document[] & ErrorBody>(`/api/documents/${id}/split`, { parts })
const listed = async (member = ida) => (await member.get<Document[]>('/api/documents?sort=oldest')).body
const upload = (member = ida, bytes = file) => member.upload({ name: 'scan 0234.pdf', bytes })
const refusalOf = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.code]
const textOf = async (id: string, number: number) => {
  const { body } = await ida.get<{ words: { text: string }[] }>(`/api/documents/${id}/pages/${number}/text`)
  return body.words.map(({ text }) => text).join(' ')
}
const uploadsLeft = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      'select id from hub.uploads where tenant_id = $1 and consumed_at is null',
      [ida.tenantId],
    )
    return rows.length
  })

describe('who may not', () => {
  test('visitors, other tenants and auditors; operators what others uploaded', async () => {
    const { id } = await upload()
    const stranger = await hub.member()
    const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
    expect((await hub.visitor().post(`/api/documents/${id}/split`, { parts: [part(1)] })).status).toBe(401)
    expect((await split(stranger, id, part(1), part(2))).status).toBe(404)
    expect((await stranger.post(`/api/documents/${id}/keep-whole`)).status).toBe(404)
    expect((await split(ida, randomUUID(), part(1), part(2))).status).toBe(404)
    expect(refusalOf(await split(olga, id, part(1), part(2)))).toEqual([403, 'not_allowed'])
    await withRole(hub, ida, 'auditor', async () => {
      expect(refusalOf(await split(ida, id, part(1), part(2)))).toEqual([403, 'not_allowed'])
      expect((await ida.post(`/api/documents/${id}/keep-whole`)).status).toBe(403)
    })
    expect((await listed()).map((document) => document.id)).toEqual([id])
    const own = await upload(olga, await pagesOf(2))
    expect((await split(olga, own.id, part(2), part(1))).status).toBe(201)
    expect((await split(ida, id, part(1), part(2))).status).toBe(201)
  })

  test('nobody while it is on hold, or of what is no PDF', async () => {
    const { id } = await upload()
    await ida.post(`/api/documents/${id}/hold`, { reason: 'Claim 4711' })
    expect(refusalOf(await split(ida, id, part(1), part(2)))).toEqual([409, 'wrong_state'])
    const note = await ida.upload(textNote(1))
    expect(refusalOf(await split(ida, note.id, part(1)))).toEqual([409, 'wrong_state'])
  })
})

const THREE = ['cmr-en-haldane', 'inv-en-stroud', 'adr-en-dangerous-goods-note-fife']

describe('three documents in one file', () => {
  test('are proposed, made, read as proposed, and counted once; restoring the file undoes it', async () => {
    const original = await upload(ida, await pileOf(THREE))
    await hub.drain()
    const { split: seen } = await detailFor(ida, original.id)
    const kinds = ['cmr', 'invoice', 'dangerous-goods']
    expect(seen?.proposed.map(({ kind }) => kind)).toEqual(kinds)
    expect(seen?.proposed.map(({ pages }) => pages)).toEqual([[1], [2, 3], [4]])
    const consignmentsBefore = (await ida.get<ConsignmentsList>('/api/consignments')).body.total

    await ida.post('/api/documents/acts', { ids: [original.id], act: 'tag', add: ['Urgent'] })
    const made = await split(ida, original.id, ...(seen?.proposed ?? []).map(({ pages }) => part(...pages)))
    expect(made.status).toBe(201)
    expect((await ida.get<Document[]>('/api/documents?tag=urgent')).body).toHaveLength(3)
    await hub.drain()
    const parts = await listed()
    expect(parts.map(({ id }) => id).sort()).toEqual(made.body.map(({ id }) => id).sort())
    expect(made.body.map(({ originalName }) => originalName)).toEqual([
      'scan 0234 (page 1).pdf',
      'scan 0234 (pages 2-3).pdf',
      'scan 0234 (page 4).pdf',
    ])
    const details = await Promise.all(made.body.map(({ id }) => detailFor(ida, id)))
    expect(details.map(({ kind }) => kind)).toEqual(kinds)
    expect(details.map((detail) => detail.split?.proposed)).toEqual(kinds.map(() => []))
    expect(details[1]?.split?.madeFrom).toEqual({
      id: original.id,
      originalName: 'scan 0234.pdf',
      pages: [2, 3],
    })
    expect((await trashOf(ida)).items).toMatchObject([
      {
        id: original.id,
        parts: made.body.map(({ id, originalName }) => ({ id, originalName, inTrash: false })),
      },
    ])
    const acts = (await ida.get<AuditList>('/api/audit?limit=100')).body.items
    expect(acts.find(({ action }) => action === 'document-split')).toMatchObject({
      resourceName: 'scan 0234.pdf',
    })
    expect(acts.filter(({ action }) => action === 'upload')).toHaveLength(4)

    expect((await restore(ida, original.id)).status).toBe(200)
    await hub.drain()
    expect((await listed()).map(({ id }) => id)).toEqual([original.id])
    expect((await ida.get<ConsignmentsList>('/api/consignments')).body.total).toBe(consignmentsBefore)
    const [first] = made.body
    expect((await restore(ida, first?.id ?? '')).body).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('scan 0234.pdf'),
    })
    expect((await detailFor(ida, original.id)).split?.proposed).toHaveLength(3)
    const again = await split(ida, original.id, part(1), part(2, 3, 4))
    expect(again.status).toBe(201)
    expect((await trashOf(ida)).items.find(({ id }) => id === original.id)?.parts).toHaveLength(2)
    // A part that was split again is in the trash itself: what was made of it goes too.
    await split(ida, again.body[1]?.id ?? '', part(1), part(2, 3))
    expect(await listed()).toHaveLength(3)
    expect((await restore(ida, original.id)).status).toBe(200)
    expect((await listed()).map(({ id }) => id)).toEqual([original.id])
  }, 120_000)

  test.runIf(process.env.LONG === '1')(
    'are proposed of a scan as of a file with text',
    async () => {
      const { id } = await upload(ida, await scannedPileOf(THREE))
      await hub.drain()
      const { split: seen } = await detailFor(ida, id)
      expect(seen?.proposed.map(({ pages }) => pages)).toEqual([[1], [2, 3], [4]])
      expect(seen?.proposed.map(({ kind }) => kind)).toEqual(['cmr', 'invoice', 'dangerous-goods'])
    },
    240_000,
  )

  test('pages are moved, turned and left out, with their text', async () => {
    const original = await upload()
    await hub.drain()
    const [first, last] = [await textOf(original.id, 1), await textOf(original.id, 7)]
    const { body } = await split(ida, original.id, {
      name: 'Two notes: "CMR".pdf',
      pages: [page(7, 180), page(1)],
    })
    await hub.drain()
    const [made] = body
    expect(made?.originalName).toBe('Two notes: "CMR".pdf')
    const shown = await ida.get<{ items: { number: number }[] }>(`/api/documents/${made?.id}/pages`)
    expect(shown.body.items).toHaveLength(2)
    expect((await textOf(made?.id ?? '', 2)).split(' ').sort()).toEqual(first.split(' ').sort())
    expect((await textOf(made?.id ?? '', 1)).split(' ').sort()).toEqual(last.split(' ').sort())
  })

  test('a part that was uploaded before is called a duplicate of it, as after any upload', async () => {
    const [one, two] = [await upload(), await upload()]
    const before = (await split(ida, one.id, part(1), part(2))).body
    const after = (await split(ida, two.id, part(1), part(3))).body
    expect(after.map(({ duplicateOf }) => duplicateOf?.id ?? null)).toEqual([before[0]?.id, null])
  })

  test('a file that a person keeps as one is not proposed to be split any more', async () => {
    const { id } = await upload(ida, await pileOf(THREE.slice(0, 2)))
    await hub.drain()
    expect((await detailFor(ida, id)).split?.proposed).toHaveLength(2)
    expect((await ida.post(`/api/documents/${id}/keep-whole`)).status).toBe(200)
    await ida.post(`/api/documents/${id}/reprocess`, {})
    await hub.drain()
    expect((await detailFor(ida, id)).split).toEqual({ proposed: [], madeFrom: null })
  })

  test('purging the file leaves its documents, and nothing of it', async () => {
    const { id } = await upload()
    const { body } = await split(ida, id, part(1), part(2))
    expect((await ida.delete(`/api/trash/${id}`)).status).toBe(204)
    await hub.drain()
    expect((await detailFor(ida, body[0]?.id ?? '')).split).toEqual({ proposed: [], madeFrom: null })
  })
})

describe('what cannot be split changes nothing', () => {
  test.each([
    ['a page that the file does not have', [part(1), part(8)], 'no page 8'],
    ['a page twice', [part(1, 2), part(2)], 'more than once'],
    ['all pages as they are', [part(1, 2, 3, 4, 5, 6, 7)], 'Change something'],
  ])('%s', async (_, parts, message) => {
    const { id } = await upload()
    const { status, body } = await split(ida, id, ...parts)
    expect([status, body.code, body.message]).toEqual([
      400,
      'invalid_request',
      expect.stringContaining(message),
    ])
    expect((await listed()).map((document) => document.id)).toEqual([id])
    expect(await uploadsLeft()).toBe(0)
  })

  test.each([
    ['no part', []],
    ['an empty part', [{ pages: [] }]],
    ['page 0', [part(0)]],
    ['half a page', [part(1.5)]],
    ['a turn by 45 degrees', [{ pages: [{ number: 1, turn: 45 }] }]],
    ['a hundred and one parts', Array.from({ length: 101 }, (_, at) => part(at + 1))],
    ['a name with a line break', [{ ...part(1), name: 'a\nb.pdf' }]],
    ['a name of another type', [{ ...part(1), name: 'a.xml' }]],
  ])('%s is refused by the contract', async (_, parts) => {
    const { id } = await upload(ida, await pagesOf(1))
    expect((await ida.post(`/api/documents/${id}/split`, { parts })).status).toBe(400)
  })

  test('a file that is damaged or encrypted is refused with the reason', async () => {
    for (const [name, bytes] of [
      ['cut.pdf', file.slice(0, file.length / 2)],
      ['locked.pdf', await lockedPdf()],
    ] as const) {
      const { id } = await ida.upload({ name, bytes })
      const { status, body } = await split(ida, id, part(1), part(2))
      expect([name, status, body.code]).toEqual([name, 409, 'wrong_state'])
      expect(body.message).toMatch(name === 'locked.pdf' ? /password/ : /damaged/)
    }
    expect(await listed()).toHaveLength(2)
  })

  test('one page is turned, and five hundred are split', async () => {
    const one = await ida.upload(await cmrPdf(1))
    const turned = await split(ida, one.id, { pages: [page(1, 90)] })
    expect([turned.status, turned.body.length]).toEqual([201, 1])
    const many = await upload(ida, await pagesOf(500))
    const numbers = Array.from({ length: 500 }, (_, at) => 500 - at)
    const made = await split(ida, many.id, part(...numbers.slice(0, 250)), part(...numbers.slice(250)))
    expect([made.status, made.body.length]).toEqual([201, 2])
  })

  test('a part that the quota does not allow: the file stays, and no file of a part is left', async () => {
    const { id } = await upload()
    const { config } = hub.services
    const before = config.uploadQuotaMb
    Object.assign(config, { uploadQuotaMb: (file.length * 1.3) / 1_048_576 })
    try {
      expect(refusalOf(await split(ida, id, part(1), part(2, 3), part(4, 5, 6, 7)))).toEqual([
        413,
        'quota_exceeded',
      ])
    } finally {
      Object.assign(config, { uploadQuotaMb: before })
    }
    expect((await listed()).map((document) => document.id)).toEqual([id])
    expect(await uploadsLeft()).toBe(0)
  })

  test('the store of files fails in the middle: the file stays, whole and alone', async () => {
    const { id } = await upload()
    const { put } = hub.services.files
    let left = 1
    hub.services.files.put = (...given) => {
      left -= 1
      if (left >= 0) return put(...given)
      hub.services.files.put = put
      return Promise.reject(new Error('the disk is full'))
    }
    expect((await split(ida, id, part(1), part(2))).status).toBe(500)
    expect((await listed()).map((document) => document.id)).toEqual([id])
    // Left to the sweep of uploads that nobody finished, as after a crash.
    expect(await uploadsLeft()).toBe(2)
    expect((await split(ida, id, part(1), part(2))).status).toBe(201)
  })

  test('deleted or held while its pages are split: nothing is made', async () => {
    const { id } = await upload()
    const { put } = hub.services.files
    hub.services.files.put = async (...given) => {
      hub.services.files.put = put
      await remove(ida, id)
      return put(...given)
    }
    expect((await split(ida, id, part(1), part(2))).status).toBe(404)
    expect(await listed()).toEqual([])
    expect(await uploadsLeft()).toBe(0)
  })
})

function pagesOf(count: number): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    for (let number = 1; number <= count; number++) {
      if (number > 1) pdf.addPage()
      pdf.fontSize(12).text(`Loading list, sheet ${number} at bay ${number * 7}`, 60, 80)
    }
  })
}

/** Readable by nobody without the password. */
async function lockedPdf(): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.load(file)
  pdf.encrypt({ userPassword: 'quay', ownerPassword: 'ferry' })
  return pdf.save()
}
