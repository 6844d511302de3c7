import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { readPaper } from '../../testing/typed-paper.ts'

const head: SetLine[] = [
  [40, 20, 'CMR CONSIGNMENT NOTE', 12],
  [40, 50, '1 Sender', 6],
  [42, 58, 'Fenland Glass Ltd'],
  [42, 69, '6 Wardentree Park'],
  [42, 80, 'Spalding PE11 3ZN'],
  [300, 50, '2 Consignee', 6],
  [302, 58, 'Gartenbau Moosleitner GmbH'],
  [302, 69, 'Viehhauser Straße 31'],
  [302, 80, '5071 Wals-Siezenheim'],
  [40, 120, '4 Place and date of taking over', 6],
]
const takenOver = (...lines: string[]) => {
  const { values } = readSet([
    ...head,
    ...lines.map((line, i): SetLine => [42, 128 + 11 * i, line]),
    [40, 190, '5 Documents attached', 6],
    [42, 198, 'Invoice 88214'],
  ])
  return {
    city: values['carrierAcceptanceLocation/postalAddress/cityName[1]'],
    street: values['carrierAcceptanceLocation/postalAddress/streetName[1]'],
    day: values.carrierAcceptanceDateTime,
  }
}

describe('what stands beside the day of taking over', () => {
  it.each([
    [['Spalding, UK — 26-Nov-2026', '05:30'], 'Spalding'],
    [['Châteaubernard, France —', '26.11.26, arrivée 14:10, départ', '16:45'], 'Châteaubernard'],
    [['Suwałki, PL', 'przyjęto do przewozu: 26.11.2026, 05:35'], 'Suwałki'],
    [['Seinäjoki, Suomi 26.11.2026 klo 13'], 'Seinäjoki'],
    [['Seda, LV 26.11.2026. plkst. 8.15'], 'Seda'],
  ])('%j: an hour, or who came when, is no line of the place', (lines, city) => {
    const found = takenOver(...lines)
    expect(found).toMatchObject({ city, street: undefined })
    expect(found.day).toMatch(/^2026-11-26/)
  })

  it('the rest of an address is one', () => {
    expect(takenOver('26.11.2026', 'Hafenstraße 5, 20457 Hamburg')).toMatchObject({
      city: 'Hamburg',
      street: 'Hafenstraße 5',
    })
  })
})

it('in a typed form a line of strokes ends a box, and a code beside a label is no part of a name', () => {
  const { values } = readPaper(
    [
      'VEENKOLONIE B.V.         *** CMR VRACHTBRIEF ***',
      '---------------------------------------+---------------------------------------',
      '1 AFZENDER                             | VRACHTBRIEFNR.   : 0726-118845',
      'VEENKOLONIE B.V.                       |',
      'LANGELEEGTE 240                        |',
      '9642 AB  VEENDAM                       |',
      '---------------------------------------+---------------------------------------',
      '2 GEADRESSEERDE         REL. 0031775   | 16 VERVOERDER            VRV 448',
      'LAUSITZER PAPIER AG                    | TRANSPORTBEDRIJF SMEENK B.V.',
      'AN DER ZSCHOPAU 3                      | BUSWEG 18',
      '09661  HAINICHEN                       | 9646 BL  VEENDAM',
      '---------------------------------------+---------------------------------------',
      '4 INONTVANGSTNEMING                    | 18 VOORBEHOUD VERVOERDER',
      'VEENDAM, NEDERLAND   DAT. 25-11-26     |',
      '                     TIJD 06.00        |',
      '---------------------------------------+---------------------------------------',
      '5 BESCHEIDEN: AFLEVERBON 884710',
      '-------------------------------------------------------------------------------',
      '-------------------------------------------------------------------------------',
      '22 AFZENDER               23 VERVOERDER              24 GOEDEREN ONTVANGEN',
    ].join('\n'),
  )
  expect(Object.fromEntries(values.map(({ path, value }) => [path, value]))).toMatchObject({
    'consignee/name[1]': 'LAUSITZER PAPIER AG',
    'carrier/name[1]': 'TRANSPORTBEDRIJF SMEENK B.V.',
    'carrierAcceptanceLocation/postalAddress/cityName[1]': 'VEENDAM',
  })
})
