import { describe, expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 20, 'INTERNATIONAL CONSIGNMENT NOTE CMR', 12],
  [40, 50, '1 Sender', 6],
  [40, 60, 'Kitchenworks B.V.'],
  [40, 71, 'Schiekade 55'],
  [40, 82, '3033 BL Rotterdam'],
  [300, 50, '2 Consignee', 6],
  [300, 60, 'Rheinhafen GmbH'],
  [300, 71, 'Emmericher Straße 88'],
  [300, 82, '47138 Duisburg'],
]
const note = (...lines: SetLine[]) => readSet([...head, ...lines]).values
const vehicle = 'mainCarriageTransportMovement[1]/usedTransportMeans/id'
const trailer = 'usedTransportEquipment[1]/id'
const seal = 'usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[2]/id'

describe('the number of a note among other words', () => {
  it.each([
    ['Ritnr. 26-117-0442 CMR nr. WD 504417', 'WD 504417'],
    ['eCMR-nummer RZ-NL-26-8840217', 'RZ-NL-26-8840217'],
    ['Št. tovornega lista: POS-CMR-0917/2026', 'POS-CMR-0917/2026'],
    ['Lettre de voiture n° LV 26/0417', 'LV 26/0417'],
  ])('%s', (line, number) => {
    expect(note([300, 34, line])['transportContractDocument/id']).toBe(number)
  })
})

describe('headings', () => {
  it('are whole lines where a stroke leads to their label', () => {
    const { values } = readSet([
      [40, 20, 'LETTRE DE VOITURE CMR', 12],
      [40, 50, 'D’OÙ ÇA PART · EXPÉDITEUR (CASE 1)', 7],
      [40, 62, 'Biscuiterie de Retz SAS'],
      [40, 74, '44680 Saint-Hilaire'],
      [300, 50, 'À QUI · DESTINATAIRE (CASE 2)', 7],
      [300, 62, 'Feinkost GmbH'],
      [300, 74, '50996 Köln'],
    ])
    expect(values['consignor/name[1]']).toBe('Biscuiterie de Retz SAS')
    expect(values['consignee/name[1]']).toBe('Feinkost GmbH')
  })

  it('in one text stand over no columns: the lines that fill all of them show where these are', () => {
    const { values } = readSet(
      [
        ...head,
        [
          62,
          122,
          'Marks · Number of packages · Kind of packing · Nature of goods · Statistical number · Gross weight kg · Volume m3',
          5,
        ],
        [45, 140, 'ORG/1-6'],
        [130, 140, '6'],
        [160, 140, 'PALLETS'],
        [240, 140, 'HEATING ELEMENTS'],
        [350, 140, '73221900'],
        [420, 140, '2.214,0'],
        [500, 140, '8,64'],
        [45, 152, 'ORG/7-18'],
        [130, 152, '12'],
        [160, 152, 'BOXES'],
        [240, 152, 'THERMOSTAT HEADS'],
        [350, 152, '90321080'],
        [420, 152, '168,6'],
        [500, 152, '0,58'],
        [130, 170, '18'],
        [300, 170, 'TOTAL'],
        [420, 170, '2.382,6'],
        [500, 170, '9,22'],
      ],
      drawn([38, 118, 560, 300]),
    )
    expect(values['grossWeight[1]']).toEqual({ value: 2382.6, unit: 'KGM' })
    expect(values['grossVolume[1]']).toEqual({ value: 9.22, unit: 'MTQ' })
    expect(values['natureIdentificationCargo/identificationText[2]']).toBe('THERMOSTAT HEADS')
  })
})

describe('vehicles and what they carry', () => {
  const box: SetLine[] = [
    [40, 120, 'Tractor: 58-BXN-7 Chassis: OR-88-KT'],
    [40, 132, 'Container: WVLU3304178 40HC'],
    [40, 144, 'Seal: WLV 044172, NL-D 7718'],
  ]
  it('seals right below the only container are its own', () => {
    const values = note(...box)
    expect([values[vehicle], values[trailer], values[seal]]).toEqual(['58-BXN-7', 'OR-88-KT', 'NL-D 7718'])
  })
  it('below the trailer they are the trailer’s', () => {
    const values = note(box[1] as SetLine, [40, 200, 'Trailer: OR-88-KT'], [40, 212, 'Seal: WLV 044172'])
    expect(values['usedTransportEquipment[1]/affixedSeal[1]/id']).toBe('WLV 044172')
  })
})

describe('terms of freight', () => {
  const terms = (line: string) =>
    note([40, 120, '14 Instructions as to payment for carriage', 6], [40, 130, line]).paymentArrangementCode
  it('may be ticked by a typed letter, dots before the other choice', () => {
    expect(terms('X - FRANCO ... NEFRANCO')).toBe('PP')
    expect(terms('... FRANCO X - NEFRANCO')).toBe('CC')
  })
  it('may be said twice', () => {
    expect(
      note([40, 120, '14 Instructions as to payment for carriage:'], [300, 120, 'Paid by sender (FRANCO)'])
        .paymentArrangementCode,
    ).toBe('PP')
  })
})

it('papers far apart on one line are papers of their own', () => {
  const values = note(
    [40, 120, '5 Documents attached', 6],
    [40, 130, 'DOBAVNICA 26-D-3317'],
    [160, 130, 'RACUN 26-R-4418'],
  )
  expect(values['associatedDocument[1]/id']).toBe('26-D-3317')
  expect(values['associatedDocument[2]/id']).toBe('26-R-4418')
})

it('town and day of issue stand below headings with boxes of their own', () => {
  const { values } = readSet(
    [
      ...head,
      [42, 122, '21. Established in', 6],
      [202, 122, 'Date / on', 6],
      [42, 136, 'Chiscani'],
      [202, 136, '14.11.2026'],
    ],
    drawn([40, 120, 200, 132], [200, 120, 360, 132], [40, 132, 200, 150], [200, 132, 360, 150]),
  )
  expect(values['transportContractDocument/formattedIssueDateTime']).toBe('2026-11-14')
  expect(values['transportContractDocument/issueLocation/name[1]']).toBe('Chiscani')
})
