import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const read = (lines: readonly string[]) =>
  Object.fromEntries(readPaper(lines.join('\n')).values.map(({ path, value }) => [path, value]))

const open = (...lines: string[]) =>
  read([
    'VAN DER MEULEN TRANSPORT BV          INTERNATIONALE VRACHTBRIEF (CMR)  26044177',
    '--------------------------------------------------------------------------------',
    '1 AFZENDER                              2 GEADRESSEERDE            DEB 10417',
    'KWEKERIJ DE ZWET BV                     BLUMEN STEINER GMBH',
    'ZWETLAAN 31                             AM GROSSMARKT 5',
    '2675 LB HONSELERSDIJK      NEDERLAND    50968 KOELN         DUITSLAND',
    '--------------------------------------------------------------------------------',
    ...lines,
  ])

it('a side between two strokes makes two boxes, though the paper’s edges are open', () => {
  const values = read([
    ' KISALFOLDI FUVAROZO KFT.                               FUVARLEVEL CMR',
    '------------------------------------------------------------------------------',
    ' 1 FELADO                              | 2 CIMZETT',
    '   BAKONYI UVEGGYAR ZRT.               |   GLASWERK HANDELS GMBH',
    '   GYARTELEP U. 4.                     |   INDUSTRIESTRASSE 77',
    '   8400 AJKA                           |   4600 WELS',
    '   HU                                  |   AT',
    '---------------------------------------+--------------------------------------',
    ' 16 FUVAROZO                           | VONTATO   AB-CD 417',
    '   KISALFOLDI FUVAROZO KFT.            | POTKOCSI  XYZ-881',
    '   9027 GYOR  HU                       | PLOMBA    HU 0044177',
    '------------------------------------------------------------------------------',
    ' 6 JELEK      7 DB 8 CSOM       9 ARU MEGNEVEZESE     10 VTSZ   11 KG     12 M3',
    '------------------------------------------------------------------------------',
    ' BU 1-12       12  RAKLAP       IVOPOHAR 0,3 L        70133799  5.640,0   14,40',
    ' BU 13-20       8  RAKLAP       VAZA, VEGYES          70139900  3.120,0   10,20',
    '------------------------------------------------------------------------------',
    ' OSSZESEN      20                                               8.760,0   24,60',
    '------------------------------------------------------------------------------',
  ])
  expect(values).toMatchObject({
    'consignor/name[1]': 'BAKONYI UVEGGYAR ZRT.',
    'consignor/postalAddress/countryCode': 'HU',
    'consignee/name[1]': 'GLASWERK HANDELS GMBH',
    'consignee/postalAddress/cityName[1]': 'WELS',
    'mainCarriageTransportMovement[1]/usedTransportMeans/id': 'AB-CD 417',
    'usedTransportEquipment[1]/id': 'XYZ-881',
    'usedTransportEquipment[1]/affixedSeal[1]/id': 'HU 0044177',
  })
  // 'DB', 'CSOM': the numbers of the boxes tell what stands in their columns.
  expect(values).toMatchObject({
    'transportPackage[1]/itemQuantity': 12,
    'transportPackage[2]/itemQuantity': 8,
    numberOfPackages: 20,
    'grossWeight[1]': { value: 8760, unit: 'KGM' },
  })
})

it('below a stroke a box has nothing more, and the country may stand far behind its town', () => {
  const values = open(
    '16 VERVOERDER    MAASDIJK CARGO BV',
    '                 HAVENWEG 8      2676 LM MAASDIJK    NEDERLAND',
    '--------------------------------------------------------------------------------',
    '25 TREKKER       47-BXT-8         26 OPLEGGER OR-88-XF',
    '21 OPGEMAAKT TE  HONSELERSDIJK    OP 18-11-2026',
  )
  expect(values).toMatchObject({
    'consignor/postalAddress/countryCode': 'NL',
    'consignee/name[1]': 'BLUMEN STEINER GMBH',
    'consignee/postalAddress/countryCode': 'DE',
    'carrier/name[1]': 'MAASDIJK CARGO BV',
    'usedTransportEquipment[1]/id': 'OR-88-XF',
    'transportContractDocument/issueLocation/name[1]': 'HONSELERSDIJK',
    'transportContractDocument/formattedIssueDateTime': '2026-11-18',
  })
})

it('capitals stand without their marks; papers that are attached are no vehicles', () => {
  const values = open('5 BIJLAGEN  DDT 3381 / DDT 3382', 'TRACTEUR GX-417-PN  SCELLE FHD 0088417')
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/id']).toBe('GX-417-PN')
  expect(values['usedTransportEquipment[1]/affixedSeal[1]/id']).toBe('FHD 0088417')
  expect(values['usedTransportEquipment[1]/id']).toBeUndefined()
})
