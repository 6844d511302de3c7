import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const letter = (head: string, law: string, ...lines: string[]) =>
  readSet([
    [40, 30, head, 14],
    [40, 44, 'Via Sanzio 14 – 62010 Montelupone (MC) – Italia', 8],
    [40, 90, law, 10],
    ...lines.map((line, at): SetLine => [40, 120 + 11 * at, line]),
    [60, 200, 'UN 1779 ACIDO FORMICO, 8 (3), II, (D/E), 2.880 kg netti, 2.996 kg lordi'],
  ]).values

it('names consignee and carrier with their addresses in a letter', () => {
  expect(
    letter(
      'CHIMICA ACCIARINI S.a.s.',
      'Oggetto: documento di trasporto per merci pericolose su strada (ADR 5.4.1)',
      'La sottoscritta consegna in data odierna al vettore Picchio Trasporti S.r.l., Contrada Fiastra 6, 62029',
      'Tolentino (MC), con il trattore targato GH 551 PK, le merci di seguito descritte, destinate alla ditta Conceria',
      "del Serchio S.p.A., Via delle Pelli 40, 56029 Santa Croce sull'Arno (PI), Italia. La spedizione si compone di:",
    ),
  ).toMatchObject({
    'carrier/name[1]': 'Picchio Trasporti S.r.l.',
    'carrier/postalAddress/cityName[1]': 'Tolentino',
    'consignee/name[1]': 'Conceria del Serchio S.p.A.',
    'consignee/postalAddress/streetName[1]': 'Via delle Pelli 40',
    'consignee/postalAddress/countryCode': 'IT',
  })
})

it.each([
  [
    'Die folgenden Güter sind bestimmt für die Firma Lackwerk Rheinau GmbH, Hafenweg 7, 64646 Heppenheim, und werden heute',
    'Lackwerk Rheinau GmbH',
    'Heppenheim',
  ],
  [
    'The goods described below are consigned to Tees Recovery Ltd, 4 Dock Street, Middlesbrough TS2 1AB, and travel today',
    'Tees Recovery Ltd',
    'Middlesbrough',
  ],
  [
    'Les marchandises ci-après sont destinées à la société Peintures du Rhône SAS, 14 chemin du Fleuve, 69700 Givors, et',
    'Peintures du Rhône SAS',
    'Givors',
  ],
])('%s', (line, name, town) => {
  const values = letter(
    'CHIMICA ACCIARINI S.a.s.',
    'Dangerous goods transport document according to ADR 5.4.1',
    line,
  )
  expect(values['consignee/name[1]']).toBe(name)
  expect(values['consignee/postalAddress/cityName[1]']).toBe(town)
})

it('leaves a company without an address to others', () => {
  const values = letter(
    'CHIMICA ACCIARINI S.a.s.',
    'Dangerous goods transport document according to ADR 5.4.1',
    'The goods are destined for Tees Recovery Ltd, if the weather allows, and will be unloaded there on Monday',
  )
  expect(values['consignee/name[1]']).toBeUndefined()
})
