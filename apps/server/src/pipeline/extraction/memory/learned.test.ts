import { randomUUID } from 'node:crypto'
import type { ConsignmentAnswer, Document, Learned, PartnerMemory } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DrawnLine } from '../../../../../../packages/reading/src/testing/make-pdf.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { drawNote } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

type Answer = ConsignmentAnswer & { learned?: Learned[] }
const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'
const DATE = 'carrierAcceptanceDateTime'
const COUNTRY = 'usedTransportEquipment[1]/registrationCountry/code'
const GATE = 'Hallenmeister laut Werksausweis Pforte Nordtor'

/** What is printed below the goods, from the given height. */
const note = (below: DrawnLine[], sender?: string, dates = { takingOver: '18.11.2026' }) =>
  drawNote({
    sender,
    goodsAt: 260,
    more: [
      [40, 210, '4 Place and date of taking over the goods'],
      [40, 224, `Hamburg, Germany, ${dates.takingOver}`],
      ...below,
    ],
  })

/** A word of the form with what it names behind it, and the form's further words. */
const gate = (value: string, y = 360, label = 'Torcode Werkschutz'): DrawnLine[] => [
  [40, y, label],
  [150, y, value],
  [40, y + 16, GATE],
]

async function read(bytes: Buffer | string, name = 'note.pdf', member = ida): Promise<Document> {
  const document = await member.upload({ name: `${randomUUID()}-${name}`, bytes: Buffer.from(bytes) })
  await hub.drain()
  return document
}

async function correct({ id }: Document, path: string, value: unknown) {
  const { status, body } = await ida.patch<Answer>(`/api/documents/${id}/consignment`, {
    corrections: [{ path, value }],
  })
  expect(status).toBe(200)
  await hub.drain()
  return body.learned?.[0]
}

async function valueAt({ id }: Document, path: string, member = ida) {
  const { body } = await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment?history=true`)
  return body.fields.find((field) => field.path === path)
}

const lessons = async () => {
  const { body } = await ida.get<PartnerMemory>('/api/partner-memory')
  return body.items
}

describe('the words that name a value', () => {
  test('lead to it wherever they moved, on papers of that sender and form only', async () => {
    const learned = await correct(await read(await note(gate('QX 55 1209'))), SEAL, 'QX 55 1209')
    expect(learned).toMatchObject({
      outcome: 'learned',
      reason: null,
      sender: 'Muster Maschinenbau AG',
      kind: 'cmr',
      printedLabel: 'Torcode Werkschutz',
    })
    expect(learned?.message).toContain("found by the words 'Torcode Werkschutz'")
    expect(await lessons()).toMatchObject([{ id: learned?.lessonId, printedLabel: 'Torcode Werkschutz' }])

    const moved = await read(await note(gate('LL 77 1111', 620)))
    expect(await valueAt(moved, SEAL)).toMatchObject({
      value: 'LL 77 1111',
      why: { label: 'Torcode Werkschutz' },
    })
  })

  test.each<[string, DrawnLine[]]>([
    [
      'stand on another form',
      [
        [40, 620, 'Torcode Werkschutz'],
        [150, 620, 'LL 77 1111'],
      ],
    ],
    ['name nothing this time', gate('', 620)],
  ])('lead to nothing where they %s', async (_what, below) => {
    await correct(await read(await note(gate('QX 55 1209'))), SEAL, 'QX 55 1209')
    expect(await valueAt(await read(await note(below)), SEAL)).toBeUndefined()
  })

  test('are found where the reading of the sender has a wrong letter, and in no other tenant', async () => {
    await correct(await read(await note(gate('QX 55 1209'))), SEAL, 'QX 55 1209')
    const misread = await note(gate('LL 77 1111'), 'Muster Maschinenbou AG')
    expect((await valueAt(await read(misread), SEAL))?.value).toBe('LL 77 1111')
    const numbered = await note(gate('LL 77 1111'), 'Muster Maschinenbau 2 AG')
    expect(await valueAt(await read(numbered), SEAL)).toBeUndefined()
    const otto = await hub.member({ firstName: 'Otto' })
    expect(await valueAt(await read(misread, 'note.pdf', otto), SEAL, otto)).toBeUndefined()
  })

  test('lead to values in texts without pages; a file of data says why it teaches nothing', async () => {
    const text = (code: string, more = '') =>
      `CMR CONSIGNMENT NOTE No. T-1\n\n1 Sender:\nTextil Fink GmbH\nWebergasse 3\n09111 Chemnitz\nGermany\n\n2 Consignee:\nModa Luisa S.r.l.\nVia Roma 1\n20121 Milano\nItaly\n\n9 Nature of the goods: Fabrics\n${more}11 Gross weight in kg: 1200\n\nTorcode Werkschutz   ${code}\n${GATE}\n`
    const learned = await correct(await read(text('QX 55 1209'), 'note.txt'), SEAL, 'QX 55 1209')
    expect(learned).toMatchObject({ outcome: 'learned', sender: 'Textil Fink GmbH' })
    expect((await lessons())[0]).toMatchObject({ box: null, printedLabel: 'Torcode Werkschutz' })
    const next = await read(text('MM 11 2345', '7 Number of packages: 12\n'.repeat(3)), 'note.txt')
    expect(await valueAt(next, SEAL)).toMatchObject({ value: 'MM 11 2345', evidence: { box: null } })

    const table =
      'Sender;Consignee;Gross weight (kg);Goods\nTextil Fink GmbH;Moda Luisa S.r.l.;1200;Fabrics\n'
    expect(await correct(await read(table, 'note.csv'), SEAL, 'QX 55 1209')).toMatchObject({
      outcome: 'not-learned',
      reason: 'data-file',
      lessonId: null,
    })
  })
})

describe('a value that is printed twice', () => {
  test('is learned where the form names it', async () => {
    const twice: DrawnLine[] = [...gate('QX 55 1209'), [40, 500, '7 QX 55 1209']]
    const learned = await correct(await read(await note(twice)), SEAL, 'QX 55 1209')
    expect(learned).toMatchObject({ outcome: 'learned', printedLabel: 'Torcode Werkschutz' })
  })

  test('is not where both places are named, and the answer says so', async () => {
    const twice = [...gate('QX 55 1209'), ...gate('QX 55 1209', 500, 'Schranke Einfahrt')]
    const learned = await correct(await read(await note(twice)), SEAL, 'QX 55 1209')
    expect(learned).toMatchObject({ outcome: 'not-learned', reason: 'several-places' })
  })
})

test('one correction gives way to a sure reading, two of two papers do not', async () => {
  const made = (takingOver: string, loaded: string) =>
    note(gate(loaded, 360, 'Beladen laut Rampenbuch'), undefined, { takingOver })
  const first = await read(await made('18.11.2026', '20.11.2026'))
  expect((await valueAt(first, DATE))?.value).toBe('2026-11-18')
  expect(await correct(first, DATE, '2026-11-20')).toMatchObject({
    outcome: 'learned',
    message: expect.stringContaining('once a second paper is corrected alike'),
  })

  const second = await read(await made('25.11.2026', '27.11.2026'))
  const sure = await valueAt(second, DATE)
  expect(sure?.value).toBe('2026-11-25')
  expect(sure?.why?.competedWith).toContain('27.11.2026')
  await correct(second, DATE, '2026-11-27')

  const third = await read(await made('02.12.2026', '04.12.2026'))
  expect(await valueAt(third, DATE)).toMatchObject({
    value: '2026-12-04',
    evidence: { snippet: '04.12.2026' },
  })
})

describe('what is taken back', () => {
  test('takes its lesson with it; a later word takes the place of an earlier one', async () => {
    const paper = await read(
      await note([...gate('QX 55 1209'), [40, 500, 'Rampe am Freihafen'], [150, 500, 'ZZ 4']]),
    )
    const wrong = await correct(paper, SEAL, 'ZZ 4')
    const right = await correct(paper, SEAL, 'QX 55 1209')
    expect([wrong?.outcome, right?.outcome]).toEqual(['learned', 'learned'])
    expect((await lessons()).map(({ id }) => id)).toEqual([right?.lessonId])

    const back = await correct(paper, SEAL, null)
    expect(back).toMatchObject({ outcome: 'forgotten', reason: 'taken-back', lessonId: null })
    expect(await lessons()).toEqual([])
    expect(await valueAt(await read(await note(gate('LL 77 1111'))), SEAL)).toBeUndefined()
  })

  test('leaves what other papers taught', async () => {
    const papers = [await read(await note(gate('QX 1'))), await read(await note(gate('QX 2')))] as const
    await correct(papers[0], SEAL, 'QX 1')
    await correct(papers[1], SEAL, 'QX 2')
    await correct(papers[1], SEAL, null)
    expect(await lessons()).toMatchObject([{ learnedFrom: papers[0].id }])
  })

  test('on a later paper is not remembered on the next: what one taught and another refused is left empty', async () => {
    await correct(await read(await note(gate('QX 55 1209'))), SEAL, 'QX 55 1209')
    const second = await read(await note(gate('Z 2')))
    expect((await valueAt(second, SEAL))?.value).toBe('Z 2')
    await correct(second, SEAL, null)
    expect(await valueAt(await read(await note(gate('Z 3'))), SEAL)).toBeUndefined()
  })

  test('a paper is not read with what it taught itself', async () => {
    const paper = await read(await note(gate('QX 55 1209')))
    await correct(paper, SEAL, 'QX 55 1209')
    await ida.post(`/api/documents/${paper.id}/reprocess`, {})
    await hub.drain()
    const { body } = await ida.get<ConsignmentAnswer>(`/api/documents/${paper.id}/consignment?history=true`)
    expect(body.fields.filter(({ path }) => path === SEAL)).toMatchObject([{ source: 'person' }])
  })
})

test.each([
  ['siehe Anlage 2', undefined],
  ['Austria', 'AT'],
  ['SI', 'SI'],
])('a remembered code has to be one: %s', async (printed, code) => {
  await correct(await read(await note(gate('AT', 360, 'Ursprung Handelsware'))), COUNTRY, 'AT')
  const next = await read(await note(gate(printed, 420, 'Ursprung Handelsware')))
  expect((await valueAt(next, COUNTRY))?.value).toBe(code)
})

test('a remark where a number stood is none', async () => {
  await correct(await read(await note(gate('QX 55 1209'))), SEAL, 'QX 55 1209')
  for (const remark of ['siehe Anlage 2', 'unverplombt'])
    expect(await valueAt(await read(await note(gate(remark))), SEAL)).toBeUndefined()
})

// Each piece of such a line was read once: of eight hundred days that took more than a minute, and nobody else was answered.
test('a line of thousands of days is looked through at once', async () => {
  const days = Array.from({ length: 3000 }, () => '12.11.2026').join(' ')
  const paper = await read(
    `CMR CONSIGNMENT NOTE\n\n1 Sender: Muster AG\n2 Consignee: Exemple SARL\n${days}\n`,
    'days.txt',
  )
  expect(await correct(paper, DATE, '2026-12-24')).toMatchObject({
    outcome: 'not-learned',
    reason: 'not-on-paper',
  })
})
