import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const bill: SetLine[] = [
  [40, 30, 'BILL OF LADING', 16],
  [330, 30, 'B/L No.BRE-MTR-07'],
  [40, 70, 'Shipper'],
  [40, 82, 'Walzwerk Grobblech AG'],
  [40, 94, '28237 Bremen, Germany'],
  [40, 120, 'Consignee'],
  [40, 132, 'Estaleiros Novo Tejo, S.A.'],
  [40, 144, '2840-075 Seixal, Portugal'],
  [40, 170, 'Port of loading'],
  [40, 182, 'Bremen'],
  [240, 170, 'Port of discharge'],
  [240, 182, 'Setúbal'],
  [40, 210, 'No. of packages'],
  [140, 210, 'Description of goods'],
  [400, 210, 'Gross weight kg'],
  [140, 226, '2 CONTAINERS STC:'],
  [140, 238, '1840 CARTONS'],
  [400, 238, '23460'],
  [140, 250, 'GOUDA CHEESE'],
  [140, 262, 'TEMPERATURE TO BE SET AT +4 C'],
  [40, 400, 'CLEAN ON BOARD 14.11.2026'],
  [40, 420, 'Signed for the Carrier Oranje Coast Carriers N.V.'],
  [40, 432, 'VLIETHAVEN AGENCIES B.V. as agents only'],
  [40, 470, 'Bremen, 15th November 2026'],
]

it('reads what a bill of lading says without a box for it', () => {
  const { kind, values } = readSet(bill)
  expect(kind).toBe('bill-of-lading')
  expect(values).toMatchObject({
    'transportContractDocument/id': 'BRE-MTR-07',
    'transportContractDocument/formattedIssueDateTime': '2026-11-15',
    'transportContractDocument/issueLocation/name[1]': 'Bremen',
    'mainCarriageTransportMovement[1]/loadingEvent[1]/actualOccurrenceDateTime': '2026-11-14',
    'carrier/name[1]': 'Oranje Coast Carriers N.V.',
  })
})

it('names the goods without their packages, their containers and how they are kept', () => {
  expect(readSet(bill).values['natureIdentificationCargo/identificationText[1]']).toBe('GOUDA CHEESE')
})

it('weighs and counts dangerous goods in the lines behind their description', () => {
  const { values } = readSet([
    [40, 30, 'Dokument przewozowy ADR', 16],
    [40, 70, 'Nadawca: Gazomir S.A., ul. Rafineryjna 30A, 09-411 Płock'],
    [40, 90, 'Odbiorca: Mazowia Sp. z o.o., ul. Przemysłowa 8, 09-400 Płock'],
    [
      40,
      130,
      '1. UN 1072 TLEN SPRĘŻONY, 2.2 (5.1), (E) – 24 butle, masa brutto 1 560,0 kg, masa netto 254,4 kg',
    ],
    [
      40,
      150,
      '2. UN 1013 DITLENEK WĘGLA, 2.2, (C/E) – 18 butli, masa brutto 1 242,0 kg, masa netto 540,0 kg',
    ],
  ])
  expect(values).toMatchObject({
    'includedConsignmentItem[1]/transportDangerousGoods[1]/grossWeight': { value: 1560, unit: 'KGM' },
    'includedConsignmentItem[2]/transportDangerousGoods[1]/netWeight': { value: 540, unit: 'KGM' },
    'transportPackage[1]/itemQuantity': 24,
    'transportPackage[2]/itemQuantity': 18,
  })
})
