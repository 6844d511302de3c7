import { elementById } from '../../dataset/elements.ts'
import { labelOf, phraseOf } from '../../dataset/labels.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { isCountry } from '../../values/country.ts'
import { isLocodeShaped } from '../../values/locode.ts'
import { isRailLocationCode } from '../../values/rail.ts'
import { pathInside } from '../completeness/required-element.ts'

const common = { severity: 'medium', violationType: 'Plausibility', subsets: null } as const

/** Places with a UN/LOCODE and an address: class, code, country. */
const PLACES: readonly (readonly [owner: string, code: string, country: string])[] = [
  ['ASBIE1048', 'eFTI136', 'eFTI146'],
  ['ASBIE1051', 'eFTI152', 'eFTI162'],
  ['ASBIE1100', 'eFTI587', 'eFTI908'],
  ['ASBIE1104', 'eFTI600', 'eFTI917'],
]
const RNE = '503'
const COORDINATES: readonly (readonly [owner: string, latitude: string, longitude: string])[] = [
  ['ASBIE1048', 'eFTI139', 'eFTI140'],
  ['ASBIE1051', 'eFTI155', 'eFTI156'],
]

export const places: readonly Rule[] = [
  {
    ...common,
    code: 'PL-LOCODE-COUNTRY',
    rule: 'The code of a place, a UN/LOCODE or one of the railways, and its address name the same country.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 30, CL-017 and CL-024',
    remedy: 'Correct the code of the place or the country of the address.',
    example: 'DEHAM',
    eftiId: null,
    *check(view) {
      for (const [owner, codeId, countryId] of PLACES)
        for (const instance of view.instances(owner)) {
          const code = view.within(instance, codeId)[0]
          const country = view.within(instance, countryId)[0]
          if (!code || !country || !isComparable(code, country)) continue
          const message = `${labelOf(owner)}: code ${code.value} is in ${String(code.value).slice(0, 2)}, but the address is in ${country.value}.`
          yield String(code.value).startsWith(String(country.value))
            ? passed(code.path)
            : failed(code.path, message, { eftiId: codeId })
        }
    },
  },
  {
    ...common,
    code: 'PL-COORDINATE-PAIR',
    rule: 'A latitude comes with its longitude.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 2 (status C)',
    remedy: 'Enter both coordinates or neither.',
    example: '53.5461',
    eftiId: null,
    *check(view, { readFrom }) {
      for (const [owner, latitude, longitude] of COORDINATES)
        for (const instance of view.instances(owner)) {
          const [north, east] = [view.within(instance, latitude)[0], view.within(instance, longitude)[0]]
          if (!north && !east) continue
          const missing = elementById(north ? longitude : latitude)
          if (!missing) continue
          const path = pathInside(instance, missing)
          yield north && east
            ? passed(path)
            : failed(path, missingText(phraseOf(missing.id)), {
                eftiId: missing.id,
                isNote: readFrom === 'paper',
              })
        }
    },
  },
]

/** Both kinds of code begin with the country; what is no code or no country is another rule's finding. */
function isComparable(code: GivenValue, country: GivenValue): boolean {
  const text = String(code.value)
  const isOfRailways = code.attributes.schemeAgencyId === RNE
  const isCode = isOfRailways ? isRailLocationCode(text) : isLocodeShaped(text)
  return isCode && isCountry(String(country.value))
}
