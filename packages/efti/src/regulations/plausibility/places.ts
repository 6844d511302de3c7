import { labelOf, phraseOf } from '../../dataset/labels.ts'
import { broken, held, type Rule } from '../../rules/rule.ts'
import type { Given } from '../../rules/view.ts'
import { isCountry } from '../../values/country.ts'
import { isLocodeShaped } from '../../values/locode.ts'

const common = { severity: 'medium', violationType: 'Plausibility', subsets: null } as const

/** Places with a UN/LOCODE and an address: class, code, country. */
const PLACES: readonly (readonly [owner: string, code: string, country: string])[] = [
  ['ASBIE1048', 'eFTI136', 'eFTI146'],
  ['ASBIE1051', 'eFTI152', 'eFTI162'],
  ['ASBIE1100', 'eFTI587', 'eFTI908'],
  ['ASBIE1104', 'eFTI600', 'eFTI917'],
]
const COORDINATES: readonly (readonly [owner: string, latitude: string, longitude: string])[] = [
  ['ASBIE1048', 'eFTI139', 'eFTI140'],
  ['ASBIE1051', 'eFTI155', 'eFTI156'],
]

export const places: readonly Rule[] = [
  {
    ...common,
    code: 'PL-LOCODE-COUNTRY',
    rule: 'The UN/LOCODE of a place and its address name the same country.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 30, CL-017 and CL-024',
    remedy: 'Correct the UN/LOCODE or the country of the address.',
    example: 'DEHAM with DE',
    eftiId: null,
    *check(view) {
      for (const [owner, codeId, countryId] of PLACES)
        for (const instance of view.instances(owner)) {
          const code = view.within(instance, codeId)[0]
          const country = view.within(instance, countryId)[0]
          if (!code || !country || !isComparable(code, country)) continue
          const message = `${labelOf(owner)}: the code ${code.value} lies in ${String(code.value).slice(0, 2)}, the address in ${country.value}.`
          yield String(code.value).startsWith(String(country.value))
            ? held(code.path)
            : broken(code.path, message, { eftiId: codeId })
        }
    },
  },
  {
    ...common,
    code: 'PL-COORDINATE-PAIR',
    rule: 'A latitude comes with its longitude.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 2 (status C)',
    remedy: 'Give both coordinates or neither.',
    example: '53.5461 and 9.9937',
    eftiId: null,
    *check(view) {
      for (const [owner, latitude, longitude] of COORDINATES)
        for (const instance of view.instances(owner)) {
          const [north, east] = [view.within(instance, latitude)[0], view.within(instance, longitude)[0]]
          const one = north ?? east
          if (!one) continue
          const missing = north ? longitude : latitude
          yield north && east
            ? held(one.path)
            : broken(one.path, `Missing: the ${phraseOf(missing)}.`, { eftiId: missing })
        }
    },
  },
]

/** Codes of rail places (agency 503, RNE) are no UN/LOCODE; what is no country is another rule's finding. */
function isComparable(code: Given, country: Given): boolean {
  const isLocode = isLocodeShaped(String(code.value)) && code.attributes.schemeAgencyId !== '503'
  return isLocode && isCountry(String(country.value))
}
