import { describe, expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

const read = (...pages: SetLine[][]) => readPages(setPaper(pages))
const codes = (...pages: SetLine[][]) => read(...pages).findings.map(({ code }) => code)

describe('a wagon list behind a consignment note by rail', () => {
  const note: SetLine[] = [
    [40, 20, 'Frachtbrief CIM', 12],
    [40, 50, '1 Absender', 6],
    [42, 58, 'Bauxitwerk Saale AG'],
    [42, 69, '06217 Merseburg'],
    [300, 50, '4 Empfänger', 6],
    [302, 58, 'Feuerfest Leoben GmbH'],
    [302, 69, 'A-8712 Niklasdorf'],
    [40, 120, '20 Bezeichnung des Gutes', 6],
    [42, 130, 'Nadelrundholz'],
    [400, 120, '25 Masse kg', 6],
    [402, 130, '51 500'],
  ]
  const list = (second: string): SetLine[] => [
    [40, 20, 'Wagenliste', 12],
    [60, 50, 'Wagen-Nr.'],
    [220, 50, 'Masse kg'],
    [320, 50, 'Bündel'],
    [60, 65, '31 80 4723 015-2'],
    [220, 65, '26 100'],
    [320, 65, '8'],
    [60, 80, '31 81 3524 410-7'],
    [220, 80, second],
    [320, 80, '9'],
    [60, 95, 'Summe'],
    [220, 95, '51 500'],
    [320, 95, '17'],
  ]

  it.each([
    ['25 400', []],
    ['25 401', []],
    ['24 500', ['DOC-LINES-MASS']],
    ['siehe oben', []],
  ])('with %s in its second line: %j', (second, expected) => {
    expect(codes(note, list(second))).toEqual(expected)
  })
})

describe('a security declaration behind an air waybill', () => {
  const waybill: SetLine[] = [
    [40, 20, 'AIR WAYBILL', 14],
    [400, 20, '125-77410933'],
    [40, 50, 'Shipper: Muster AG, Hafenstrasse 12, 20457 Hamburg, Germany'],
    [40, 65, 'Consignee: Sample Corp, 12 Dock Street, New York 10001, USA'],
    [40, 80, 'Airport of departure: Hamburg HAM'],
    [40, 95, 'Airport of destination: New York JFK'],
    [40, 110, 'Nature and quantity of goods: machine parts'],
  ]
  const declaration = (number: string): SetLine[] => [
    [40, 20, 'CONSIGNMENT SECURITY DECLARATION', 14],
    [40, 50, 'Regulated entity category and identifier: RA DE/RA/01234-56'],
    [40, 65, `Unique consignment identifier: ${number}`],
    [40, 80, 'Security status: SPX'],
    [40, 95, 'Screening method: XRY'],
    [40, 110, 'Security status issued by: Martina Muster'],
    [40, 125, 'Security status issued on: 19/11/2026 08:12'],
  ]

  it.each([
    ['125-77410933', []],
    ['125-7741 0933', []],
    ['125-77410944', ['DOC-DECLARATION-NUMBER']],
  ])('for %s: %j', (number, expected) => {
    expect(codes(waybill, declaration(number))).toEqual(expected)
  })
})

it('a note by inland waterway goes by no road', () => {
  const { kind, values } = read([
    [40, 20, 'BINNENSCHIFFFAHRTS-FRACHTBRIEF', 12],
    [40, 50, 'Absender: Graanhandel B.V., Kade 14, 4331 JA Middelburg, Niederlande'],
    [40, 65, 'Empfänger: Mühle Bamberg GmbH, Hafenstraße 21, 96052 Bamberg, Deutschland'],
    [40, 80, 'Frachtführer: Scheepvaart Schelde B.V., Dijk 8, 4475 AB Wilhelminadorp, Niederlande'],
    [40, 95, 'Ladehafen: Terneuzen'],
    [40, 110, 'Löschhafen: Bamberg'],
    [40, 125, 'Gut: Weizen, lose'],
    [40, 140, 'Bruttogewicht: 1 240 000 kg'],
  ])
  const readAt = (id: string) => values.find(({ eftiId }) => eftiId === id)?.value
  expect([kind, readAt('eFTI581'), readAt('eFTI169')]).toEqual(['inland-waterway', '8', '700'])
})
