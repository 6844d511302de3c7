import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cabotageNote, roadNote } from '../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, consignmentOf, violationsOf, correct } = consignmentSteps(
  () => hub,
  () => ida,
)
const breaches = async (document: Parameters<typeof violationsOf>[0], status?: string) =>
  (await violationsOf(document, 'Cabotage', status)).filter(({ code }) => code.startsWith('CABOTAGE-'))

const incoming = (unloaded: string) =>
  roadNote('incoming.xml', {
    eFTI170: 'PL-2026-100',
    eFTI39: '2026-10-30',
    eFTI188: unloaded,
    eFTI145: 'Poznan',
    eFTI146: 'PL',
    eFTI161: 'Berlin',
    eFTI162: 'DE',
    eFTI618: 'wgm-12345',
    eFTI620: 'PL',
    eFTI102: 'PL',
  })

const operation = (number: number, day: string) =>
  cabotageNote(`operation-${number}.xml`, `DE-2026-10${number}`, day)

describe('cabotage is watched over the consignments of one vehicle', () => {
  test('the fourth operation is reported for its note, with all four listed', async () => {
    const [, first, , third, fourth] = await upload(
      incoming('2026-11-02'),
      operation(1, '2026-11-03'),
      operation(2, '2026-11-04'),
      operation(3, '2026-11-05'),
      operation(4, '2026-11-06'),
    )
    expect(await breaches(third)).toEqual([])
    const [breach] = await breaches(fourth)
    expect(breach).toMatchObject({
      code: 'CABOTAGE-OPERATIONS',
      severity: 'high',
      clause: 'Regulation (EC) No 1072/2009, Article 8(2)',
      description:
        'WGM 12345: operation 4 in Germany after one incoming carriage; three are allowed. Operations: 3 November 2026; 4 November 2026; 5 November 2026; 6 November 2026.',
    })
    const { cabotage, ready } = await consignmentOf(fourth)
    expect(ready).toBe(false)
    expect(cabotage).toHaveLength(1)
    expect(cabotage[0]).toMatchObject({
      vehicle: 'WGM 12345',
      country: 'DE',
      incoming: { title: 'PL-2026-100', unloaded: '2026-11-02', isAssumed: false },
      lastDay: '2026-11-09',
      left: 0,
      freeAgain: '2026-11-11',
    })
    expect(cabotage[0]?.operations.map(({ title, isThis }) => [title, isThis])).toEqual([
      ['DE-2026-101', false],
      ['DE-2026-102', false],
      ['DE-2026-103', false],
      ['DE-2026-104', true],
    ])
    expect((await consignmentOf(first)).cabotage[0]?.operations[0]?.isThis).toBe(true)
  })

  test('a later document changes the findings of a note that was checked before, both ways', async () => {
    const [late] = await upload(operation(1, '2026-11-12'))
    expect(await breaches(late)).toEqual([])
    const [entry] = await upload(incoming('2026-11-02'))
    expect((await breaches(late)).map(({ code }) => code)).toEqual(['CABOTAGE-SEVEN-DAYS'])
    const path = 'deliveryEvent/actualOccurrenceDateTime'
    await correct(entry, path, '2026-11-06')
    expect(await breaches(late)).toEqual([])
    expect((await breaches(late, 'resolved')).map(({ code }) => code)).toEqual(['CABOTAGE-SEVEN-DAYS'])
  })

  test('a corrected plate takes the operation away from the vehicle', async () => {
    const documents = await upload(
      ...['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'].map((day, n) => operation(n + 1, day)),
    )
    expect(await breaches(documents[3])).toHaveLength(1)
    const path = 'mainCarriageTransportMovement[1]/usedTransportMeans/id'
    await correct(documents[0], path, 'WGM 54321')
    expect(await breaches(documents[3])).toEqual([])
  })

  test('coming back within four days is reported for the operation', async () => {
    const back = roadNote('back.xml', {
      eFTI170: 'PL-2026-200',
      eFTI39: '2026-11-04',
      eFTI188: '2026-11-05',
      eFTI146: 'PL',
      eFTI162: 'DE',
      eFTI618: 'WGM 12345',
      eFTI620: 'PL',
    })
    const [, , , again] = await upload(
      incoming('2026-11-02'),
      operation(1, '2026-11-03'),
      back,
      operation(2, '2026-11-06'),
    )
    expect((await breaches(again)).map(({ code, clause }) => [code, clause])).toEqual([
      ['CABOTAGE-PAUSE', 'Regulation (EC) No 1072/2009, Article 8(2a)'],
    ])
  })

  test('another vehicle, and a haulier at home, are left alone', async () => {
    const days = ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']
    const others = await upload(
      ...days.map((day, n) =>
        cabotageNote(`other-${n}.xml`, `DE-2026-20${n}`, day, { eFTI618: `WGM 9000${n}` }),
      ),
      ...days.map((day, n) =>
        cabotageNote(`home-${n}.xml`, `DE-2026-30${n}`, day, {
          eFTI618: 'HB SB 1',
          eFTI620: 'DE',
          eFTI102: 'DE',
        }),
      ),
    )
    for (const document of others) expect(await breaches(document)).toEqual([])
  })
})
