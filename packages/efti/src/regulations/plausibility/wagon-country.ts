import { phraseOf } from '../../dataset/labels.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { isCountry } from '../../values/country.ts'
import { isUicNumber, uicDigits } from '../../values/rail.ts'

/** UIC leaflet 920-14: states by the third and fourth digit of a vehicle number, those whose vehicles run in Europe. */
const STATES =
  '10FI 20RU 21BY 22UA 23MD 24LT 25LV 26EE 27KZ 28GE 29UZ 41AL 44BA 49BA 50BA 51PL 52BG 53RO 54CZ 55HU 56SK 57AZ 60IE 62ME 65MK 70GB 71ES 72RS 73GR 74SE 75TR 76NO 78HR 79SI 80DE 81AT 82LU 83IT 84NL 85CH 86DK 87FR 88BE 94PT'
const stateByDigits = new Map(STATES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]))

const UIC = '12'

/** What carries a UIC number: class, number, country of registration. */
const VEHICLES: readonly (readonly [owner: string, number: string, country: string])[] = [
  ['ASBIE1086', 'eFTI374', 'eFTI578'],
  ['ASBIE1107', 'eFTI618', 'eFTI620'],
]

export const wagonCountry: readonly Rule[] = [
  {
    code: 'PL-WAGON-COUNTRY',
    rule: 'The number of a wagon or locomotive and its country of registration name the same country.',
    clause:
      'UIC leaflets 438 and 920-14; Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI578, eFTI620',
    severity: 'medium',
    violationType: 'Plausibility',
    remedy:
      'Correct the country of registration, or check the number: its third and fourth digit are the country.',
    example: 'AT',
    eftiId: 'eFTI578',
    subsets: null,
    *check(view) {
      const isByRail = view.every('eFTI581').some(({ value }) => String(value) === '2')
      for (const [owner, numberId, countryId] of VEHICLES)
        for (const vehicle of view.instances(owner)) {
          const number = view.within(vehicle, numberId)[0]
          const country = view.within(vehicle, countryId)[0]
          const state = number && (isByRail || isOfUic(number)) ? stateOf(String(number.value)) : undefined
          if (!state || !country || !isCountry(String(country.value))) continue
          const message = `${sentenceCase(phraseOf(countryId))}: ${country.value} is given, but number ${number?.value} belongs to ${state}.`
          yield country.value === state
            ? passed(country.path)
            : failed(country.path, message, { eftiId: countryId, example: state, fix: state })
        }
    },
  },
]

function isOfUic({ attributes }: GivenValue): boolean {
  return attributes.schemeAgencyId === UIC
}

/** Undefined for another number, one whose check digit fails, or a state that is not in the table. */
function stateOf(number: string): string | undefined {
  return isUicNumber(number) ? stateByDigits.get(uicDigits(number)?.slice(2, 4) ?? '') : undefined
}
