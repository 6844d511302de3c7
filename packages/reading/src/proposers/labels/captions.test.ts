import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

/** Values in type of nine points, and small below each what it is. */
const fields = (x: number, y: number, ...all: [string, string][]): SetLine[] =>
  all.flatMap(([value, caption], i): SetLine[] => [
    [x, y + 26 * i, value, 10],
    [x, y + 26 * i + 13, caption, 6],
  ])

const portal = (...lines: SetLine[]) =>
  readSet([
    [40, 30, 'Lettre de voiture internationale CMR', 12],
    [40, 70, '1 Expéditeur', 8],
    ...fields(40, 84, ['Verrerie Syrdall S.à r.l.', 'nom'], ['11, rue du Canal', 'rue']),
    ...fields(40, 136, ['L-5366', 'CP']),
    ...fields(100, 136, ['Munsbach', 'localité']),
    ...fields(200, 136, ['Luxembourg', 'pays']),
    [300, 70, '2 Destinataire', 8],
    ...fields(300, 84, ['Glashaus Interiør ApS', 'nom'], ['Lygten 417', 'rue']),
    ...fields(300, 136, ['DK-2400', 'CP']),
    ...fields(360, 136, ['København NV', 'localité']),
    ...fields(470, 136, ['Danemark', 'pays']),
    ...lines,
  ]).values

it('captions below their values are no lines of an address, and ask for what stands above them', () => {
  const values = portal(
    ...fields(40, 200, ['WR 4417', 'tracteur']),
    ...fields(140, 200, ['SR 2208', 'remorque']),
    ...fields(40, 240, ['Munsbach', '21 établi à']),
    ...fields(140, 240, ['18/11/2026', 'le']),
  )
  expect(values).toMatchObject({
    'consignor/name[1]': 'Verrerie Syrdall S.à r.l.',
    'consignor/postalAddress/streetName[1]': '11, rue du Canal',
    'consignor/postalAddress/postcode[1]': '5366',
    'consignor/postalAddress/cityName[1]': 'Munsbach',
    'consignor/postalAddress/countryCode': 'LU',
    'consignee/postalAddress/streetName[1]': 'Lygten 417',
    'consignee/postalAddress/countryCode': 'DK',
    'mainCarriageTransportMovement[1]/usedTransportMeans/id': 'WR 4417',
    'usedTransportEquipment[1]/id': 'SR 2208',
    'transportContractDocument/issueLocation/name[1]': 'Munsbach',
    'transportContractDocument/formattedIssueDateTime': '2026-11-18',
  })
})

it('small labels nearer to what stands below them stay where they are', () => {
  const above = (x: number, y: number, label: string, value: string): SetLine[] => [
    [x, y, label, 6],
    [x, y + 8, value, 10],
  ]
  const { values } = readSet([
    [40, 30, 'Lettre de voiture internationale CMR', 12],
    ...above(40, 70, 'Expéditeur', 'Verrerie Syrdall S.à r.l.'),
    ...above(40, 92, 'Destinataire', 'Glashaus Interiør ApS'),
    ...above(40, 114, 'Transporteur', 'Transports Reding S.A.'),
    ...above(40, 136, 'Tracteur', 'WR 4417'),
    ...above(40, 158, 'Remorque', 'SR 2208'),
    ...above(40, 180, 'Établi à', 'Munsbach'),
    ...above(40, 202, 'Poids brut', '1 600 kg'),
  ])
  expect(values).toMatchObject({
    'consignor/name[1]': 'Verrerie Syrdall S.à r.l.',
    'carrier/name[1]': 'Transports Reding S.A.',
    'mainCarriageTransportMovement[1]/usedTransportMeans/id': 'WR 4417',
    'usedTransportEquipment[1]/id': 'SR 2208',
  })
})

it('a small word in a cell of its own leads to the day', () => {
  const cells: SetLine[] = [
    [43, 203, 'Ausgefertigt in'],
    [143, 203, 'Unterdorf'],
    [243, 203, 'am'],
    [303, 203, '23.11.2026'],
  ]
  const { values } = readSet(
    [[40, 30, 'CMR-Frachtbrief', 12], [40, 70, 'Absender'], [40, 82, 'Holzwerk Aigen GmbH'], ...cells],
    drawn([40, 200, 140, 214], [140, 200, 240, 214], [240, 200, 300, 214], [300, 200, 400, 214]),
  )
  expect(values['transportContractDocument/issueLocation/name[1]']).toBe('Unterdorf')
  expect(values['transportContractDocument/formattedIssueDateTime']).toBe('2026-11-23')
})
