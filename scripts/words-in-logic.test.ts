import { describe, expect, it } from 'vitest'
import { wordLists } from './words-in-logic.mjs'

const identifiers = new Set(['consignor', 'consignee', 'carrier', 'bill-of-lading', 'cim', 'cmr'])
const found = (source: string) => wordLists(source, identifiers).map(({ words }) => words)

describe('lists of words outside words/', () => {
  it.each([
    ['alternatives', 'const a = /gross|brutto|brut/iu', ['gross', 'brutto', 'brut']],
    [
      'alternatives of a group',
      String.raw`const a = /\d+ (?:seals?|plomb[ay]|pečať)\b/u`,
      ['seals', 'plomba', 'pečať'],
    ],
    ['a pattern as text', 'const a = new RegExp(String.raw`^(?:uhr|uur|óra)$`)', ['uhr', 'uur', 'óra']],
    [
      'around what is filled in',
      `const a = \`(?:abfall|\${b}|odpad|hulladék)\``,
      ['abfall', 'odpad', 'hulladék'],
    ],
    [
      'in what is filled in',
      `const a = \`^\${['tara|tarra|leergewicht'].join('')}$\``,
      ['tara', 'tarra', 'leergewicht'],
    ],
    ['an array', "const a = new Set(['datum', 'fecha', 'дата'])", ['datum', 'fecha', 'дата']],
    ['a list', 'const a = list`nadawca, odesílatel, feladó`', ['nadawca', 'odesílatel', 'feladó']],
    ['a split text', "const a = 'peso poids paino'.split(' ')", ['peso', 'poids', 'paino']],
    ['keys', "const a = { 'nyitó': 1, 'záró': 2, 'zugang': 3 }", ['nyitó', 'záró', 'zugang']],
    ['capitals that are no code', 'const a = /ABFALL|HULLADÉK|RESIDUOS/', ['ABFALL', 'HULLADÉK', 'RESIDUOS']],
    ['among identifiers', 'const a = /consignor|carrier|przewoźnik/', ['consignor', 'carrier', 'przewoźnik']],
  ])('%s are found', (_, source, words) => {
    expect(found(source)).toContainEqual(words)
  })

  it.each([
    ['fewer than three', 'const a = /brutto|netto/'],
    ['codes in capitals', 'const a = /ADR|RID|COTIF|IMDG/'],
    ['units', 'const a = /kgs?|lbs|cbm|m³|ltr|t/'],
    ['what types name', "const a = ['consignor', 'carrier', 'bill-of-lading']"],
    ['identifiers in a pattern', String.raw`const a = /^(?:consignor|consignee|carrier)\/name$/`],
    ['names in camel case', "const a = ['grossWeight', 'netWeight', 'packageCount']"],
    ['a type', "type A = 'gross' | 'brutto' | 'brut'"],
    ['a comment', '// gross|brutto|brut'],
    ['a sentence', "const a = 'A sum, a mass or a count is missing'"],
    ['classes and properties', String.raw`const a = /\p{Lu}|\d{3}|[abc]|(?<number>\d)/u`],
  ])('%s are none', (_, source) => {
    expect(found(source)).toEqual([])
  })
})
