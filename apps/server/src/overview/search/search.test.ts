import { type Document, MOST_HITS, type SearchAnswer, type SearchGroup } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../testing/consignment-papers.ts'
import { becomes, type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member
let note: Document
let list: Document

const FAR = {
  eFTI170: 'E-2026-900',
  eFTI51: 'Norrskogs Hyvleri AB',
  eFTI68: 'Ceramiche Fontanella S.p.A.',
  eFTI618: 'ABC 123',
  eFTI374: 'PO 82LKP',
}

const search = async (q: string, member = ida) => {
  const { status, body } = await member.get<SearchAnswer>(`/api/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}
const hitsOf = async (group: SearchGroup, q: string, member = ida) =>
  (await search(q, member)).hits.filter((hit) => hit.group === group)
const titlesOf = async (group: SearchGroup, q: string) => (await hitsOf(group, q)).map(({ title }) => title)
const listed = async (q: string, member = ida) =>
  (await member.get<Document[]>(`/api/documents?mentions=${encodeURIComponent(q)}`)).body.map(
    ({ originalName }) => originalName,
  )

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  note = await ida.upload(roadNote('hamburg-lyon.xml'))
  list = await ida.upload(
    packingList('packages.txt', { further: ['Order no.: AB-2026-77120', 'CMR: D-2026-118'] }),
  )
  await ida.upload(roadNote('timber_100%.xml', FAR))
  await otto.upload(roadNote('secret.xml', { ...FAR, eFTI170: 'O-2026-333', eFTI87: 'Ottos Spedition' }))
  await hub.drain()
})
afterAll(() => hub?.stop())

describe('who may not', () => {
  test('visitors', async () => {
    expect((await hub.visitor().get('/api/search?q=lyon')).status).toBe(401)
  })

  test.each(['Ottos Spedition', 'O-2026-333', 'secret', 'O2026333'])(
    'members of other tenants: %s is found by its own alone',
    async (q) => {
      expect((await search(q, otto)).hits).not.toEqual([])
      expect((await search(q)).hits).toEqual([])
      expect(await listed(q)).toEqual([])
    },
  )

  test('what both tenants have is counted and opened within each', async () => {
    const [ours] = await hitsOf('parties', 'Norrskogs')
    const [theirs] = await hitsOf('parties', 'Norrskogs', otto)
    expect([ours?.documents, theirs?.documents]).toEqual([1, 1])
    expect(ours?.to).not.toEqual(theirs?.to)
  })

  test('an auditor and an operator may search', async () => {
    await withRole(hub, ida, 'auditor', async () =>
      expect(await titlesOf('documents', 'hamburg')).toHaveLength(1),
    )
    await withRole(hub, ida, 'operator', async () =>
      expect(await titlesOf('documents', 'hamburg')).toHaveLength(1),
    )
    await becomes(hub, ida, 'compliance_manager')
  })
})

describe('what is found', () => {
  test('a document by the name of its file', async () => {
    expect(await hitsOf('documents', 'HAMBURG-ly')).toEqual([
      {
        group: 'documents',
        title: 'hamburg-lyon.xml',
        matched: { label: 'File name', text: 'hamburg-lyon.xml' },
        documents: 1,
        documentsAreMore: false,
        to: { type: 'document', id: note.id },
      },
    ])
  })

  test.each(['D-2026-118', 'd2026118', 'D 2026 118', '2026-118'])(
    'a document by its number: %s',
    async (q) => {
      const [hit] = await hitsOf('documents', q)
      expect(hit).toMatchObject({
        title: 'hamburg-lyon.xml',
        matched: { label: 'Document number', text: 'D-2026-118' },
        to: { type: 'document', id: note.id },
      })
    },
  )

  test('a document by words that are in several of its fields', async () => {
    expect(await hitsOf('documents', 'fontanella E-2026')).toMatchObject([
      { title: 'timber_100%.xml', to: { type: 'document' } },
    ])
  })

  test('a party: the document, or the list of several', async () => {
    expect(await hitsOf('parties', 'fontanella')).toMatchObject([
      { title: 'Ceramiche Fontanella S.p.A.', matched: { label: 'Consignee' }, to: { type: 'document' } },
    ])
    const [muster] = await hitsOf('parties', 'muster masch')
    expect(muster).toMatchObject({
      title: 'Muster Maschinenbau AG',
      matched: { label: 'Consignor' },
      documents: 2,
      to: { type: 'documents', mentions: 'Muster Maschinenbau AG' },
    })
    expect((await listed('Muster Maschinenbau AG')).toSorted()).toEqual(['hamburg-lyon.xml', 'packages.txt'])
  })

  test.each(['HB SB 4711', 'hbsb4711', 'HB-SB 4711'])('a vehicle by its plate: %s', async (q) => {
    expect(await hitsOf('equipment', q)).toMatchObject([
      { title: 'HB SB 4711', matched: { label: 'Number plate' }, to: { type: 'document', id: note.id } },
    ])
    expect(await listed(q)).toEqual(['hamburg-lyon.xml'])
  })

  test.each(['PO 82LKP', '82lkp'])('a trailer by its plate: %s', async (q) => {
    expect(await hitsOf('equipment', q)).toMatchObject([
      { title: 'PO 82LKP', matched: { label: 'Transport equipment' } },
    ])
  })

  test('a consignment by its places, its number and its parties', async () => {
    for (const q of ['lyon', 'D-2026-118', 'd2026118', 'exemple outillage']) {
      expect(await hitsOf('consignments', q)).toContainEqual(
        expect.objectContaining({
          title: 'D-2026-118',
          documents: 2,
          to: expect.objectContaining({ type: 'consignment' }),
        }),
      )
    }
    const { to } = (await hitsOf('consignments', 'fontanella'))[0] ?? {}
    expect(to?.type === 'consignment' && (await ida.get(`/api/consignments/${to.id}`)).status).toBe(200)
  })

  test.each(['AB-2026-77120', '77120', 'ab 2026/77120'])('an order by its number: %s', async (q) => {
    expect(await hitsOf('references', q)).toMatchObject([
      { title: 'AB202677120', matched: { label: 'Order number' }, to: { type: 'document', id: list.id } },
    ])
    expect(await listed(q)).toEqual(['packages.txt'])
  })

  test('nothing of what is in the trash', async () => {
    const gone = await ida.upload(
      roadNote('gone.xml', { eFTI170: 'G-2026-777', eFTI51: 'Vanished Goods Ltd' }),
    )
    await hub.drain()
    expect((await search('Vanished')).hits).not.toEqual([])
    expect((await ida.delete(`/api/documents/${gone.id}`)).status).toBeLessThan(300)
    for (const q of ['Vanished', 'G-2026-777', 'gone.xml']) expect((await search(q)).hits).toEqual([])
  })
})

describe('what is typed is no pattern and no burden', () => {
  test.each(['', '   ', '%', '%%%%', '_', '___', '\\', '\\\\\\', 'ab', 'a b', '1', '-- %', "'"])(
    '%j is too short',
    async (q) => {
      expect(await search(q)).toEqual({ tooShort: true, hits: [] })
    },
  )

  test('wildcards are what they are', async () => {
    expect(await titlesOf('documents', 'timber_100%')).toEqual(['timber_100%.xml'])
    expect(await titlesOf('documents', '100%.x')).toEqual(['timber_100%.xml'])
    for (const q of ['timber%100', 'timber__100', 'tim_er', 'ham%lyon', 'hamburg\\-lyon', 'xml\\'])
      expect((await search(q)).hits).toEqual([])
    expect(await listed('tim_er')).toEqual([])
  })

  test('200 signs are searched, more are refused', async () => {
    for (const q of ['x'.repeat(200), 'lyon '.repeat(40), '1'.repeat(200), '%_'.repeat(100), '🚚'.repeat(50)])
      expect((await search(q)).hits.length).toBeLessThan(MOST_HITS * 5)
    expect((await ida.get(`/api/search?q=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await ida.get('/api/search')).status).toBe(400)
  })

  test('spaces around and between do not count', async () => {
    expect(await titlesOf('parties', '  muster \t  maschinenbau ')).toEqual(['Muster Maschinenbau AG'])
  })
})

test('a handful of each group', async () => {
  const otherNumbers = Array.from({ length: 7 }, (_, at) => ({
    eFTI170: `M-2026-40${at}`,
    eFTI51: `Many Parts ${at} GmbH`,
    eFTI68: `Far away ${at} SA`,
    eFTI618: `MANY ${at}00`,
  }))
  for (const change of otherNumbers) await ida.upload(roadNote(`many-${change.eFTI170}.xml`, change))
  await hub.drain()
  for (const group of ['documents', 'consignments', 'parties', 'equipment'] as const)
    expect(await hitsOf(group, 'many')).toHaveLength(MOST_HITS)
})
