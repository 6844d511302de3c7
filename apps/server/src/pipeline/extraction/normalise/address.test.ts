import { describe, expect, it } from 'vitest'
import type { Part } from '../concepts.ts'
import { readAddress } from './address.ts'

function read(lines: string[], of: 'party' | 'place' = 'party'): Partial<Record<Part, string>> {
  const address = readAddress(
    lines.map((text) => ({ text, words: [] })),
    of,
  )
  return Object.fromEntries(Object.entries(address).map(([part, found]) => [part, found.value ?? found.text]))
}

describe('an address', () => {
  it('keeps a name of two lines whole', () => {
    expect(
      read(['Spedition Oberlechner', 'Internationale Transporte GmbH', 'Gewerbepark 3', 'A-5301 Eugendorf']),
    ).toEqual({
      name: 'Spedition Oberlechner Internationale Transporte GmbH',
      street: 'Gewerbepark 3',
      postcode: '5301',
      city: 'Eugendorf',
      country: 'AT',
    })
  })

  it('reads a post office box', () => {
    expect(read(['Kellermann Feinkost AG', 'Postfach 14 12', 'D-80331 München'])).toMatchObject({
      postOfficeBox: '14 12',
      city: 'München',
    })
  })

  it('finds a British postcode behind the town or below it', () => {
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds LS9 8AG', 'United Kingdom'])).toMatchObject({
      postcode: 'LS9 8AG',
      city: 'Leeds',
      country: 'GB',
    })
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds', 'LS9 8AG', 'GREAT BRITAIN'])).toMatchObject({
      postcode: 'LS9 8AG',
      city: 'Leeds',
      country: 'GB',
    })
  })

  it('takes a line apart that holds everything', () => {
    expect(read(['Morel SARL, 14 rue des Tanneurs, 69007 Lyon, France'])).toEqual({
      name: 'Morel SARL',
      street: '14 rue des Tanneurs',
      postcode: '69007',
      city: 'Lyon',
      country: 'FR',
    })
  })

  it('leaves telephone and mail out of the name', () => {
    const address = read([
      'Morel SARL',
      '14 rue des Tanneurs',
      '69007 Lyon',
      'Tél. +33 4 00 00 00 00',
      'info@morel.example',
    ])
    expect(address).toMatchObject({ name: 'Morel SARL', city: 'Lyon', phone: '+33 4 00 00 00 00' })
    expect(address.country).toBeUndefined()
  })

  it('reads lines that carry their own labels', () => {
    expect(
      read(['Name: Morel SARL', 'Street: 14 rue des Tanneurs', 'City: 69007 Lyon', 'Country: France']),
    ).toEqual({
      name: 'Morel SARL',
      street: '14 rue des Tanneurs',
      postcode: '69007',
      city: 'Lyon',
      country: 'FR',
    })
  })

  it('lets a place begin with its street, a party never', () => {
    expect(read(['Werftallee 48', '20457 Hamburg'], 'place')).toEqual({
      street: 'Werftallee 48',
      postcode: '20457',
      city: 'Hamburg',
    })
    expect(read(['Studio 54', '20457 Hamburg']).name).toBe('Studio 54')
  })

  it("leaves 'UK' as it stands: whether that is a code is for the rules", () => {
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds LS9 8AG', 'UK']).country).toBe('UK')
  })

  it('gives no country where none is named', () => {
    expect(read(['Hansa GmbH', 'Am Kai 1', '20457 Hamburg']).country).toBeUndefined()
  })
})
