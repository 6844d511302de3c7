import { describe, expect, it } from 'vitest'
import type { Consignment } from '../dataset/consignment.ts'
import { evaluate } from '../evaluate.ts'
import { AS_OF, address, value } from '../testing/consignments.ts'
import { applicableSubsets } from './applicable-subsets.ts'

/** Town, postcode, street, plate, and the provisions on haulage inside the country that Tables 3 to 29 have; Italy and Sweden have none. */
const COUNTRIES = {
  DE: ['Hamburg', '20457', 'Hafenstraße', 'HH AB 1234', ['DE02']],
  FR: ['Lyon', '69009', 'Quai du Commerce', 'AB-123-CD', ['FR01a', 'FR02a', 'FR02b', 'FR02c']],
  IT: ['Verona', '37135', 'Via Torricelli', 'XA 117 LL', []],
  ES: ['Zaragoza', '50197', 'Calle Mayor', '1234 BCD', ['ES01']],
  PL: ['Poznań', '61-001', 'Długa', 'PO 12345', ['PL01a']],
  NL: ['Rotterdam', '3011 AB', 'Havenstraat', '12-BCD-3', ['NL03b']],
  SE: ['Göteborg', '411 04', 'Hamngatan', 'ABC 123', []],
  CZ: ['Brno', '602 00', 'Nádražní', '1AB 1234', ['CZ04']],
} as const
type Country = keyof typeof COUNTRIES
const ALL = Object.keys(COUNTRIES) as Country[]

interface Carriage {
  from: Country
  to: Country
  carrier: Country
  tractor?: Country
}

/** Machine parts by road, with what an ordinary note gives: parties, places, date, goods, packages, mass, plate. */
function note({ from, to, carrier, tractor = carrier }: Carriage): Consignment {
  const at = (owner: string, country: Country) => {
    const [town, postcode, street] = COUNTRIES[country]
    return address(owner, country, town, street, postcode).filter(({ path }) =>
      /countryCode|cityName|streetName|postcode/.test(path),
    )
  }
  return {
    values: [
      value('eFTI39', '2026-11-19', { formatId: '102' }),
      value('eFTI51', 'Muster AG'),
      ...at('ASBIE1028', from),
      value('eFTI68', 'Exemple SARL'),
      ...at('ASBIE1034', to),
      value('eFTI87', 'Spedition Beispiel GmbH'),
      ...at('ASBIE1039', carrier),
      ...at('ASBIE1048', from),
      ...at('ASBIE1051', to),
      value('eFTI41', { value: 12400, unit: 'KGM' }),
      value('eFTI47', 12),
      value('eFTI685', 12),
      value('eFTI688', 'PX'),
      value('eFTI699', 'Machine parts'),
      value('eFTI581', '3'),
      value('eFTI618', COUNTRIES[tractor][3]),
      value('eFTI620', tractor),
    ],
  }
}

function judge(consignment: Consignment, readFrom: 'paper' | 'data') {
  const subsets = applicableSubsets(consignment).map(({ id }) => id)
  const { findings } = evaluate(consignment, {
    subsets,
    asOf: AS_OF,
    readFrom,
    isRoadNote: readFrom === 'paper',
  })
  return { subsets, findings }
}
/** What Article 8(3) asks for besides: signatures and marks of the packages, and in data the type of the vehicle. */
const EVIDENCE = [
  value('eFTI65', '1'),
  value('eFTI115', '1'),
  value('eFTI691', 'MUSTER 1-12'),
  value('eFTI617', '31'),
]
const abroad = (country: Country) => ALL[(ALL.indexOf(country) + 1) % ALL.length] as Country

describe.each(['paper', 'data'] as const)('a correct road note, read from %s,', (readFrom) => {
  describe.each(ALL)('%s', (country) => {
    const domestic = { from: country, to: country, carrier: country } as const

    it('inside the country: its own provisions apply, Regulation No 11 does not', () => {
      const judged = judge(note(domestic), readFrom)
      expect(judged.subsets).toEqual(COUNTRIES[country][4])
      expect(judged.findings).toEqual([])
    })

    it('across the border: Regulation No 11 applies', () => {
      const judged = judge(note({ ...domestic, to: abroad(country) }), readFrom)
      expect(judged.subsets).toEqual(['EU01'])
      expect(judged.findings).toEqual([])
    })

    it('cabotage: the evidence of Regulation 1072/2009 applies', () => {
      const carried = note({ ...domestic, carrier: abroad(country) })
      const judged = judge({ values: [...carried.values, ...EVIDENCE] }, readFrom)
      expect(judged.subsets.filter((id) => id.startsWith('EU'))).toEqual(['EU03'])
      expect(judged.findings).toEqual([])
    })

    it('a tractor hired abroad makes no cabotage of a haulier of the country (Directive 2006/1/EC)', () => {
      const judged = judge(note({ ...domestic, tractor: abroad(country) }), readFrom)
      expect(judged.subsets).toEqual(COUNTRIES[country][4])
      expect(judged.findings).toEqual([])
    })
  })
})
