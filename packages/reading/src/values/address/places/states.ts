import { list } from '../../../words/lexicon.ts'
import { namesOfStates } from '../../../words/terms/regions.ts'

/** Letters that stand for a state or province between a town and its postcode, by country. */
const letters: Record<string, ReadonlySet<string>> = {
  US: new Set(list`
    AL, AK, AZ, AR, CA, CO, CT, DE, DC, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH,
    NJ, NM, NY, NC, ND, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, GU, VI`),
  CA: new Set(list`AB, BC, MB, NB, NF, NL, NS, NT, NU, ON, PE, PEI, PQ, QC, SK, YT, ONT, ALTA, SASK, MAN`),
  AU: new Set(list`ACT, NSW, NT, QLD, SA, TAS, VIC, WA`),
  BR: new Set(list`
    AC, AL, AM, AP, BA, CE, DF, ES, GO, MA, MG, MS, MT, PA, PB, PE, PI, PR, RJ, RN, RO, RR, RS, SC, SE, SP, TO`),
  MX: new Set(list`
    AGS, BC, BCS, CDMX, COAH, CHIH, CHIS, DF, DGO, GTO, GRO, HGO, JAL, MEX, MICH, MOR, NAY, NL, OAX, PUE, QRO, QROO, SIN,
    SLP, SON, TAB, TAMPS, TLAX, VER, YUC, ZAC`),
}

/** Whether the text is what stands for a state of the country in its addresses. */
export const isStateSign = (text: string, country: string): boolean =>
  letters[country]?.has(text.replaceAll('.', '').trim().toUpperCase()) ?? false

export const isState = (text: string, country: string) =>
  isStateSign(text, country) || (namesOfStates[country]?.has(text.trim().toUpperCase()) ?? false)

/** 'RIO DO SUL': here letters without a comma or stroke before them may be a part of the town. */
const onlyParted = new Set(['BR', 'MX'])

/** How long the town is without its state: 'VANCOUVER BC', 'San Pedro, N.L.', 'Montréal (Québec)', 'Santos/SP'. */
export function endBeforeState(town: string, country: string | undefined): number {
  if (country === undefined || !letters[country]) return town.length
  const [, parted = '', sign = ''] = /^(.*\p{L})\s?(?:[-–,/(])\s?(\p{L}[\p{L}. ]*)\)?$/u.exec(town) ?? []
  if (parted && isState(sign, country)) return parted.length
  const [, spaced = '', last = ''] = /^(.*\p{L}\.?)\s(\p{Lu}[\p{Lu}.]+)$/u.exec(town) ?? []
  return spaced && !onlyParted.has(country) && isStateSign(last, country) ? spaced.length : town.length
}

/** 'NEWARK NJ 07114', 'Houston, TX 77079-1234': letters and figures that only the United States have. */
export function readTownOfState(text: string): { city: string; postcode: string } | undefined {
  const [, city = '', sign = '', postcode = ''] =
    /^(\p{Lu}[\p{L} .'’-]*?\p{L}\.?)[\s,]+([A-Z]{2})\s(\d{5}(?:-\d{4})?)$/u.exec(text) ?? []
  if (city) return letters.US?.has(sign) ? { city, postcode } : undefined
  // 'Novo Hamburgo/RS - 93510-000'
  const [, town = '', unit = '', code = ''] =
    /^(\p{Lu}[\p{L} .'’-]*?\p{L})\s?[/,–-]\s?([A-Z]{2})[\s,–-]+(\d{5}-\d{3})$/u.exec(text) ?? []
  return town && letters.BR?.has(unit) ? { city: town, postcode: code } : undefined
}

/** 'GU 96913' behind its town; 'DE 19801' and 'ME 04101' may be Germany's and Montenegro's. */
export function readCodeOfState(text: string): string | undefined {
  const [, sign = '', postcode] = /^([A-Z]{2})\s(\d{5}(?:-\d{4})?)$/.exec(text) ?? []
  return letters.US?.has(sign) && sign !== 'DE' && sign !== 'ME' ? postcode : undefined
}
