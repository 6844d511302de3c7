import { DOCUMENT_KINDS } from '@efti-hub/contract'
import { describe, expect, it } from 'vitest'
import { kinds, other } from '../kinds/all-kinds.ts'
import type { Recognised } from '../layout/pages.ts'
import { readPages } from '../read-pages.ts'
import { readSet, type SetLine, setPaper } from '../testing/set-paper.ts'
import { wordsOfKinds } from '../words/kinds/index.ts'

it('are those that the contract names, but for data without a paper', () => {
  const papers = DOCUMENT_KINDS.filter((kind) => kind !== 'consignment')
  expect([...kinds, other].map(({ id }) => id)).toEqual(papers)
})

it.each(Object.entries(wordsOfKinds))('%s has titles in the seven main languages', (_, words) => {
  for (const language of ['en', 'de', 'fr', 'it', 'es', 'pl', 'nl']) {
    if (words[language] === undefined) continue
    expect(words[language]?.titles.length).toBeGreaterThan(0)
  }
  expect(Object.keys(words).length).toBeGreaterThanOrEqual(6)
})

const goods = (y: number): SetLine[] => [
  [40, y, 'Absender: Nordlicht GmbH'],
  [40, y + 20, 'Empfänger: Morel SARL'],
  [40, y + 40, 'Bezeichnung: Zahnräder'],
  [40, y + 60, 'Bruttogewicht: 900 kg'],
]

it('takes the number of a bank account for no wagon', () => {
  const { kind } = readSet([
    [40, 40, 'Warensendung', 18],
    ...goods(80),
    [40, 180, 'IBAN: DE34 6572 6304 0000 1234 56'],
    [40, 200, 'Frachtführer: Perrin SA'],
  ])
  expect(kind).not.toBe('cim')
})

describe('what a paper is', () => {
  it.each<[string, SetLine[]]>([
    ['delivery-note', [[40, 40, 'LIEFERSCHEIN', 18], [300, 44, 'Lieferschein-Nr.: LS-1188'], ...goods(80)]],
    ['cmr', [[40, 40, 'Frachtbrief / Lieferschein', 18], ...goods(80)]],
    ['inland-waterway', [[40, 40, 'VRACHTBRIEF BINNENVAART', 18], ...goods(80)]],
    ['inland-waterway', [[40, 40, 'INLAND WATERWAY CONSIGNMENT NOTE', 18], ...goods(80)]],
    ['packing-list', [[40, 40, 'Packliste zur Rechnung 4711', 16], ...goods(80)]],
    ['invoice', [[40, 40, 'Rechnung', 18], [300, 44, 'Rechnungs-Nr.: 4711-26'], ...goods(80)]],
    ['cmr', [[40, 40, 'CMR-FRACHTBRIEF', 16], ...goods(80), [40, 170, 'Anlagen: Rechnung 4711, Packliste']]],
    ['other', [[40, 40, 'TRANSPORTAUFTRAG', 18], ...goods(80), [40, 170, 'Rechnung folgt']]],
    ['other', [[40, 40, 'ANGEBOT', 18], ...goods(80), [40, 170, 'Luftfrachtbrief oder Konnossement']]],
    [
      'other',
      [
        [40, 40, 'ALLGEMEINE GESCHÄFTSBEDINGUNGEN', 14],
        [40, 80, '1. Rechnung'],
        [40, 94, 'Die Rechnung wird mit der Lieferung gestellt.'],
        [40, 110, '2. Lieferschein'],
        [40, 124, 'Der Empfänger bestätigt den Empfang.'],
      ],
    ],
  ])('%s', (kind, lines) => {
    expect(readSet(lines).kind).toBe(kind)
  })
})

it('an air waybill: its number by the check digit, the status among the handling information', () => {
  const { kind, values } = readSet([
    [480, 30, '220-12345675', 11],
    [304, 60, 'Air Waybill', 14],
    [24, 62, "Shipper's Name and Address", 6],
    [30, 76, 'Optik Weiland GmbH'],
    [30, 88, 'Lindenstraße 9'],
    [30, 100, '35576 Wetzlar'],
    [24, 132, "Consignee's Name and Address", 6],
    [30, 146, 'Morel SARL'],
    [30, 158, '69007 Lyon'],
    [24, 242, 'Airport of Departure', 6],
    [30, 254, 'FRANKFURT'],
    [304, 242, 'Airport of Destination', 6],
    [310, 254, 'LYON LYS'],
    [24, 292, 'Handling Information', 6],
    [30, 306, 'SPX DE/RA/01234-05 XRY'],
    [24, 342, 'No. of Pieces RCP', 6],
    [30, 366, '3'],
    [104, 342, 'Gross Weight', 6],
    [110, 366, '100'],
    [160, 342, 'kg lb', 6],
    [164, 366, 'L'],
    [250, 342, 'Chargeable Weight', 6],
    [254, 366, '150.0'],
    [412, 342, 'Nature and Quantity of Goods', 6],
    [414, 366, 'OPTICAL LENSES'],
  ])
  expect(kind).toBe('awb')
  expect(values).toMatchObject({
    'transportContractDocument/id': '220-12345675',
    'transportContractDocument/typeCode': '740',
    'carrierAcceptanceLocation/name[1]': 'FRANKFURT',
    'consigneeReceiptLocation/name[1]': 'LYON LYS',
    'logisticsRiskAnalysisResult[1]/consignmentRiskRelatedCode[1]': 'SPX',
    'logisticsRiskAnalysisResult[1]/screeningMethodCode[1]': 'XRY',
    'transportEvent[1]/certifyingParty[1]/id': 'DE/RA/01234-05',
    'grossWeight[1]': { value: 45.359237, unit: 'KGM' },
    numberOfPackages: 3,
    'natureIdentificationCargo/identificationText[1]': 'OPTICAL LENSES',
  })
})

it('a delivery note: each line of articles is one of goods, and its pieces are no packages', () => {
  const { values } = readSet([
    [40, 40, 'Lieferschein Nr. LS-2026-1188', 14],
    [40, 80, 'Lieferanschrift: Morel SARL'],
    [40, 100, 'Pos.'],
    [80, 100, 'Bezeichnung'],
    [300, 100, 'Menge'],
    [400, 100, 'Einheit'],
    [40, 116, '1'],
    [80, 116, 'Getriebegehäuse'],
    [300, 116, '18'],
    [400, 116, 'Stk'],
    [40, 132, '2'],
    [80, 132, 'Lagerdeckel'],
    [300, 132, '36'],
    [400, 132, 'Stk'],
    [40, 180, 'Anzahl Packstücke: 3 Paletten'],
  ])
  expect(values).toMatchObject({
    'associatedDocument[1]/id': 'LS-2026-1188',
    'natureIdentificationCargo/identificationText[1]': 'Getriebegehäuse',
    'natureIdentificationCargo/identificationText[2]': 'Lagerdeckel',
    numberOfPackages: 3,
  })
})

it('knows a title in small type with a wrong letter on a picture, where letters are misread, and only there', () => {
  const lines: SetLine[] = [
    [40, 40, 'Air Waypbill'],
    [40, 90, "Shipper's Name and Address"],
    [40, 104, 'Beispiel Optik GmbH, Hafenstrasse 12, 20457 Hamburg, Germany'],
    [40, 160, "Consignee's Name and Address"],
    [40, 174, 'Exemple Outillage SARL, Quai du Commerce 4, 69009 Lyon, France'],
    [40, 230, 'Airport of Departure'],
    [40, 244, 'Hamburg'],
    [40, 300, 'Airport of Destination'],
    [40, 314, 'Lyon'],
  ]
  const exact = setPaper([lines])
  const seen = {
    ...exact,
    pages: exact.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, confidence: 0.9 })),
    })),
  }
  const strength = (read: Recognised) => {
    const { kind, kindConfidence } = readPages(read)
    return kind === 'awb' ? kindConfidence : 0
  }
  expect(strength(seen)).toBeGreaterThan(strength(exact))
})
