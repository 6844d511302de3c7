import { evaluate } from '@efti-hub/efti'
import type { Extracted } from '@efti-hub/reading'
import { readPages } from '@efti-hub/reading'
import { expect, it } from 'vitest'
import { drawn, type SetLine, setPaper } from '../../../../../packages/reading/src/testing/set-paper.ts'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { withDerived } from './derive/with-derived.ts'

/** What a check of a road note says is missing, and what it says could not be read. */
function judge(read: Extracted) {
  const { findings, unread } = evaluate(
    { values: withDerived(read.values, read) },
    {
      subsets: ['DE02'],
      asOf: '2026-11-24T12:00:00Z',
      readFrom: 'paper',
      isRoadNote: true,
      unread: read.unread ?? [],
    },
  )
  return { missing: findings.map(({ eftiId }) => eftiId), unread: unread.map(({ eftiId }) => eftiId) }
}

const [CONSIGNEE, GROSS_MASS, PACKAGES] = ['eFTI68', 'eFTI41', 'eFTI685']

const head: SetLine[] = [
  [40, 30, 'CMR Consignment note No. M3', 12],
  [40, 60, '1 Sender', 6],
  [40, 70, 'Rheinlack Farben GmbH, Lackstr. 2, 51063 Köln, Germany'],
  [40, 90, '2 Consignee', 6],
  [40, 100, 'Peintures du Nord SAS, 18 rue du Port, 59140 Dunkerque, France'],
  [40, 120, '3 Place of delivery of the goods', 6],
  [40, 130, 'Dunkerque, France'],
  [40, 150, '4 Place and date of taking over the goods', 6],
  [40, 160, 'Köln, Germany 23.11.2026'],
  [40, 180, '16 Carrier', 6],
  [40, 190, 'Spedition Mertes GmbH, Ringstr. 5, 52070 Aachen, Germany'],
  [40, 400, 'Ref 4711 / 0815'],
  [40, 420, 'Doc 2207-11'],
  [40, 440, 'Form 30077 B'],
]
const columns: [number, string, string][] = [
  [40, '6 Marks and Nos', 'RL 1-20'],
  [130, '7 Number of packages', '20'],
  [230, '8 Method of packing', 'drums'],
  [330, '9 Nature of the goods', 'Steel parts'],
  [450, '11 Gross weight in kg', '3000'],
]
const cells = columns.map(([x], at): [number, number, number, number] => [
  x - 4,
  215,
  (columns[at + 1]?.[0] ?? 564) - 4,
  260,
])

/** A note with a drawn table of goods; the columns of these numbers are empty. */
const note = (...empty: number[]) =>
  readPages(
    setPaper(
      [
        [
          ...head,
          ...columns.flatMap(([x, heading, value]): SetLine[] => [
            [x, 220, heading, 6],
            ...(empty.includes(Number.parseInt(heading, 10)) ? [] : ([[x, 240, value]] satisfies SetLine[])),
          ]),
        ],
      ],
      drawn(...cells),
    ),
  )

it('empty columns of the table of goods are missing, however many they are', () => {
  expect(judge(note())).toMatchObject({ missing: [], unread: [] })
  expect(judge(note(11)).missing).toEqual([GROSS_MASS])
  const { missing, unread } = judge(note(7, 11))
  expect(missing.toSorted()).toEqual([GROSS_MASS, PACKAGES].toSorted())
  expect(unread).toEqual([])
})

const domestic = (consignee: string) =>
  readPaper(`
FRACHTBRIEF                              Nr. FB-88123

Absender:            Kessler Armaturen GmbH
                     Industriestr. 14
                     59557 Lippstadt
${consignee}
Ladestelle:          wie Absender
Entladestelle:       Braunschweig

Frachtführer:        Spedition Oltmanns GmbH
                     Hafenweg 8, 26931 Elsfleth

Ladedatum:           23.11.2026
Anzahl der Packstücke: 12 Europaletten
Bezeichnung des Gutes: Kugelhähne aus Messing
Bruttogewicht: 5.875 kg
`)

it('a consignee that is left out of a plain text is missing: the address of the sender was read', () => {
  const { missing, unread } = judge(domestic(''))
  expect([missing, unread]).toEqual([[expect.stringMatching(`${CONSIGNEE}|ASBIE1034`)], []])
})

it('an address in a plain text that nobody was found for is unread, not missing', () => {
  const { missing, unread } = judge(domestic('Warenziel lt. Auftrag\n38112 Braunschweig, Am Güterbahnhof 3'))
  expect([missing, unread]).toEqual([[], ['ASBIE1034']])
})
