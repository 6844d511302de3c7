import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

/** Annex VII in Dutch and English: print of seven points, filled in at eight and a half; headings that take two lines. */
const form: SetLine[] = [
  [40, 20, 'BIJLAGE VII', 10],
  [
    40,
    34,
    'Informatie die overbrengingen van afvalstoffen moet vergezellen / Information accompanying shipments of waste',
    7,
  ],
  [34, 52, '1. Opdrachtgever van de overbrenging Reg. No:', 7],
  [230, 51, 'E95955017', 8.5],
  [34, 64, 'Name:', 7],
  [70, 63, 'Humber Polymer Recovery Ltd', 8.5],
  [34, 76, 'Address:', 7],
  [70, 75, '212 Clough Road, Hull, HU5 1SN, United', 8.5],
  [70, 86, 'Kingdom', 8.5],
  [304, 52, '2. Importeur/ontvanger Importer/consignee', 7],
  [304, 63, 'Folienwerk Twente B.V.', 8.5],
  [304, 75, 'Kanaalstraat 61', 8.5],
  [304, 86, '7547 AS Enschede, Nederland', 8.5],
  [34, 112, '3. Feitelijke hoeveelheid Actual quantity: Tonnes (Mg):', 7],
  [236, 111, '21,36', 8.5],
  [262, 112, 'm³:', 7],
  [304, 112, '4. Feitelijke datum van de overbrenging Actual date of shipment', 7],
  [304, 122, '17/11/2026', 8.5],
  [34, 142, '5.(a) Eerste vervoerder 1st carrier', 7],
  [34, 152, 'Holderness Haulage Ltd', 8.5],
  [34, 163, '80 Hedon Road, Hull HU9 5NJ', 8.5],
  [34, 192, '7. Inrichting voor nuttige toepassing Recovery', 7],
  [34, 202, 'facility', 7],
  [34, 212, 'Folienwerk Twente, wasstraat Almelo', 8.5],
  [34, 223, 'Turfkade 22', 8.5],
  [34, 234, '7602 PA Almelo, Nederland', 8.5],
  [304, 192, '8. Handeling voor nuttige toepassing Recovery operation', 7],
  [304, 202, 'R 3', 8.5],
  [304, 216, '9. Gebruikelijke omschrijving van het afval Usual description of', 7],
  [304, 226, 'the waste', 7],
  [304, 236, 'LDPE packaging film, baled', 8.5],
  [34, 262, '10. Identificatie van de afvalstoffen Waste identification', 7],
  [34, 274, '(i) Basel Annex IX:', 7],
  [110, 273, 'B 3011', 8.5],
  [34, 286, '(v) EU list of wastes:', 7],
  [110, 285, '15 01 02', 8.5],
  [34, 312, '14. Shipment received at recovery facility Tonnes (Mg):', 7],
]
const boxes = drawn(
  [30, 50, 300, 110],
  [300, 50, 565, 110],
  [30, 110, 300, 140],
  [300, 110, 565, 140],
  [30, 140, 300, 190],
  [30, 190, 300, 260],
  [300, 190, 565, 214],
  [300, 214, 565, 260],
  [30, 260, 565, 310],
  [30, 310, 565, 330],
)

it('boxes whose heading takes two lines of the form’s own type hold what is set larger', () => {
  const { kind, values } = readSet(form, boxes)
  expect(kind).toBe('waste-annex-vii')
  expect(values).toMatchObject({
    'natureIdentificationCargo/identificationText[1]': 'LDPE packaging film, baled',
    'consigneeReceiptLocation/name[1]': 'Folienwerk Twente, wasstraat Almelo',
    'notifiedWasteMaterial[1]/id': 'B3011',
    'notifiedWasteMaterial[2]/id': '15 01 02',
  })
})

it('a party is no register number, its country may take two lines, and a volume left open is none', () => {
  const { values } = readSet(form, boxes)
  expect(values).toMatchObject({
    'consignor/name[1]': 'Humber Polymer Recovery Ltd',
    'consignor/postalAddress/streetName[1]': '212 Clough Road',
    'consignor/postalAddress/cityName[1]': 'Hull',
    'consignor/postalAddress/countryCode': 'GB',
    'notifiedWasteMaterial[1]/weight[1]': { value: 21.36, unit: 'TNE' },
  })
  expect(values['grossVolume[1]']).toBeUndefined()
})
