import { expect, it } from 'vitest'
import type { ExtractedValue } from '../fields/extracted.ts'
import { townAsNamed } from './town-as-named.ts'

const issued = (town: string, city: string, language: string) =>
  townAsNamed(
    [
      { path: 'consignor/postalAddress/cityName[1]', value: city },
      { path: 'transportContractDocument/issueLocation/name[1]', value: town },
    ] as ExtractedValue[],
    language,
  )[1]?.value

it.each([
  ['Radonicích', 'Radonice', 'cs'],
  ['Krakowie', 'Kraków', 'pl'],
  ['Brně', 'Brno', 'cs'],
  ['Győrött', 'Győr', 'hu'],
  ['Tampereella', 'Tampere', 'fi'],
])('%s is in %s', (town, city, language) => expect(issued(town, city, language)).toBe(city))

it.each([
  ['Roma', 'Romans', 'it'],
  ['Praha', 'Prachatice', 'cs'],
  ['Warszawa', 'Wrocław', 'pl'],
])('%s is not %s', (town, city, language) => expect(issued(town, city, language)).toBe(town))
