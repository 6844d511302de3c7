import { expect, it } from 'vitest'
import { countryReader } from './country-of.ts'

const countryOf = countryReader(['AT', 'CZ', 'DE', 'FR', 'GB', 'NL', 'PL'])

it.each([
  ['de', 'DE'],
  [' D ', 'DE'],
  ['Deutschland', 'DE'],
  ['Niemcy', 'DE'],
  ['ALLEMAGNE', 'DE'],
  ['Pays-Bas', 'NL'],
  ['Česko', 'CZ'],
  ['UK', 'GB'],
  ['Atlantis', ''],
  ['ZZ', ''],
  ['', ''],
])('reads %s as %s', (text, code) => expect(countryOf(text)).toBe(code))
