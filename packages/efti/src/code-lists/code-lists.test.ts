import { describe, expect, it } from 'vitest'
import { COUNTRIES, MEMBER_STATES } from './countries.ts'
import { codeListById, schemaCodes } from './lists.ts'
import table from './locodes.json' with { type: 'json' }
import { isListedLocode } from './locodes.ts'
import { isListedPackage, isListedUnit } from './recommendations.ts'

describe('UN/LOCODE', () => {
  it('knows ports, towns, the first and the last place of a country', () => {
    const codes = ['DEHAM', 'FRLYS', 'NLRTM', 'ADALV', 'ADSJL', 'ZWHRE', 'USNYC', 'DEBRV', 'FIHEL']
    expect(codes.filter((code) => !isListedLocode(code))).toEqual([])
  })

  it('knows each of its own codes and their number', () => {
    const codes = table.places.flatMap(([country = '', places = '']) =>
      (places.match(/.{3}/g) ?? []).map((place) => country + place),
    )
    expect(codes.length).toBe(116048)
    expect(codes.filter((code) => !isListedLocode(code))).toEqual([])
  })

  it.each(['DEQ99', 'XXHAM', 'DEHA', 'DEHAMB', 'DE HAM', 'deham', '', 'DE', '__proto__', 'ADZZZ', 'AD000'])(
    'does not know %j',
    (code) => {
      expect(isListedLocode(code)).toBe(false)
    },
  )

  it('is sorted, so that it can be searched by halves, and names countries of ISO 3166-1', () => {
    for (const [country = '', places = ''] of table.places) {
      const codes = places.match(/.{3}/g) ?? []
      expect([country, codes]).toEqual([country, [...new Set(codes)].sort()])
    }
    // XZ: installations in international waters.
    expect(table.places.map(([country = '']) => country).filter((code) => !COUNTRIES.has(code))).toEqual([
      'XZ',
    ])
  })
})

describe('Recommendations 20 and 21', () => {
  it.each(['GRM', 'KGM', 'TNE', 'LTR', 'MTQ', 'CEL', 'BAR', 'MTR', 'DAY', 'C62', '4N', 'BQL'])(
    'unit %s',
    (code) => {
      expect(isListedUnit(code)).toBe(true)
    },
  )

  it.each(['BX', 'CT', 'PX', 'DR', 'BG', 'CS', '4G', '1A', 'ZZ'])('package %s', (code) => {
    expect(isListedPackage(code)).toBe(true)
  })

  it.each(['kgm', 'Kg', 'QQQ', '', 'constructor'])('neither knows %j', (code) => {
    expect([isListedUnit(code), isListedPackage(code)]).toEqual([false, false])
  })

  it('contain the units of the Annex and the schemas', () => {
    const units = ['WeightUnit', 'VolumeUnit', 'DurationUnit', 'LinearUnit', 'TemperatureUnit'].flatMap(
      (type) => [...(schemaCodes(`types:${type}`) ?? [])],
    )
    expect(units.length).toBeGreaterThan(6)
    expect([...units, '60', 'VP'].filter((code) => !isListedUnit(code))).toEqual([])
  })
})

describe('countries', () => {
  it('are those of ISO 3166-1, 249 with the Member States among them', () => {
    expect(COUNTRIES.size).toBe(249)
    expect(MEMBER_STATES.size).toBe(27)
    expect([...MEMBER_STATES].filter((code) => !COUNTRIES.has(code))).toEqual([])
  })
})

describe('lists of the Annex', () => {
  it('are found by id, those of others without codes', () => {
    expect(codeListById('CL-009')?.codes?.has('1')).toBe(true)
    expect(codeListById('CL-024')).toMatchObject({ name: 'UN/LOCODE', codes: null })
    expect(['CL-999', '__proto__', 'constructor'].map(codeListById)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(schemaCodes('constructor')).toBeUndefined()
  })
})
