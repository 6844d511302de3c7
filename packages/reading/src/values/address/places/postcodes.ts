import { phrase } from '../../../words/phrases/index.ts'
import { hasStreetWord, isNumberedStreet } from '../street-and-name.ts'
import { countryByName, countryBySign } from './countries.ts'
import { endBeforeState, isStateSign, readCodeOfState, readTownOfState } from './states.ts'

/** Postcode shapes by country, tried when the country is known; each must stand at the place of a postcode. */
const byCountry: Record<string, string> = {
  AR: String.raw`[A-Z]\d{4}[A-Z]{3}|[A-Z]?\d{4}`,
  AT: String.raw`\d{4}`,
  BE: String.raw`\d{4}`,
  BA: String.raw`\d{5}`,
  BG: String.raw`\d{4}`,
  BY: String.raw`\d{6}`,
  CH: String.raw`\d{4}`,
  CY: String.raw`\d{4}`,
  CZ: String.raw`\d{3} ?\d{2}`,
  DE: String.raw`\d{5}`,
  DK: String.raw`\d{4}`,
  EE: String.raw`\d{5}`,
  ES: String.raw`\d{5}`,
  FI: String.raw`\d{5}`,
  FO: String.raw`\d{3}`,
  FR: String.raw`\d{2} ?\d{3}`,
  GB: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  GR: String.raw`\d{3} ?\d{2}`,
  HR: String.raw`\d{5}`,
  HU: String.raw`\d{4}`,
  IE: String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`,
  IS: String.raw`\d{3}`,
  IT: String.raw`\d{5}`,
  LI: String.raw`\d{4}`,
  LT: String.raw`(?:LT-)?\d{5}`,
  LU: String.raw`\d{4}`,
  LV: String.raw`(?:LV-)?\d{4}`,
  MD: String.raw`(?:MD-?)?\d{4}`,
  ME: String.raw`\d{5}`,
  MK: String.raw`\d{4}`,
  MT: String.raw`[A-Z]{3} ?\d{4}`,
  NL: String.raw`\d{4} ?[A-Z]{2}`,
  NO: String.raw`\d{4}`,
  PL: String.raw`\d{2}-\d{3}`,
  PT: String.raw`\d{4}-\d{3}`,
  RO: String.raw`\d{6}`,
  RS: String.raw`\d{5}`,
  SE: String.raw`\d{3} ?\d{2}`,
  SI: String.raw`\d{4}`,
  SK: String.raw`\d{3} ?\d{2}`,
  TR: String.raw`\d{5}`,
  UA: String.raw`\d{5}`,
}

/** Overseas the postcode stands behind the town, in some countries behind a state or province: 'Chicago IL 60601'. */
const overseas: Record<string, string> = {
  AM: String.raw`\d{4}`,
  AU: String.raw`\d{4}`,
  AZ: String.raw`(?:AZ ?)?\d{4}`,
  BD: String.raw`\d{4}`,
  BR: String.raw`\d{5}-\d{3}`,
  CA: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  CL: String.raw`\d{7}|\d{3}-\d{4}`,
  CN: String.raw`\d{6}`,
  CO: String.raw`\d{6}`,
  CR: String.raw`\d{5}`,
  DO: String.raw`\d{5}`,
  DZ: String.raw`\d{5}`,
  EC: String.raw`(?:EC)?\d{6}`,
  EG: String.raw`\d{5,7}`,
  GE: String.raw`\d{4}`,
  GT: String.raw`\d{5}`,
  ID: String.raw`\d{5}`,
  IL: String.raw`\d{7}|\d{5}`,
  IN: String.raw`\d{3} ?\d{3}`,
  IQ: String.raw`\d{5}`,
  JO: String.raw`\d{5}`,
  JP: String.raw`\d{3}-\d{4}`,
  KE: String.raw`\d{5}`,
  KR: String.raw`\d{5}`,
  KW: String.raw`\d{5}`,
  KZ: String.raw`\d{6}`,
  LB: String.raw`\d{4}(?: \d{4})?`,
  LK: String.raw`\d{5}`,
  MA: String.raw`\d{5}`,
  MU: String.raw`\d{5}`,
  MX: String.raw`\d{5}`,
  MY: String.raw`\d{5}`,
  NG: String.raw`\d{6}`,
  NP: String.raw`\d{5}`,
  NZ: String.raw`\d{4}`,
  OM: String.raw`\d{3}`,
  PE: String.raw`\d{5}`,
  PH: String.raw`\d{4}`,
  PK: String.raw`\d{5}`,
  SA: String.raw`\d{5}(?:-\d{4})?`,
  SG: String.raw`\d{6}`,
  TH: String.raw`\d{5}`,
  TN: String.raw`\d{4}`,
  TW: String.raw`\d{3}(?:\d{2,3})?`,
  US: String.raw`\d{5}(?:-\d{4})?`,
  UY: String.raw`\d{5}`,
  UZ: String.raw`\d{6}`,
  VN: String.raw`\d{5,6}`,
  ZA: String.raw`\d{4}`,
}

/** Postcodes of Malta begin with the letters of their town. */
const maltese =
  '(?:ATD|BBG|BKR|BML|BRG|BZN|CBD|DGL|FGR|FNT|FRN|GDJ|GHR|GRB|GSM|GSR|GXQ|GZR|HMR|IKL|ISL|KCM|KKP|KKR|LJA|LQA|MDN|MGR|MLH|MQB|MRS|MSD|MSK|MST|MTF|MXK|MXR|NDR|NXR|PBK|PLA|PTA|QLA|QRD|QRM|RBT|SFI|SGN|SGW|SLC|SLM|SLZ|SNT|SPB|STJ|SVR|SWQ|TXN|VCT|VLT|XBX|XJR|XRA|XWK|ZBB|ZBG|ZBR|ZRQ|ZTN) ?\\d{4}'

/** What a postcode can look like while the country is still open; the longest shapes first. */
const anyCountry = [
  String.raw`\d{2}-\d{3}`,
  String.raw`\d{4}-\d{3}`,
  String.raw`\d{5}-\d{3}(?= )`,
  String.raw`[A-Z]\d{4}[A-Z]{3}(?= )`,
  String.raw`\d{4} ?[A-Z]{2}(?= )`,
  `${maltese}(?= )`,
  String.raw`\d{3} \d{2}(?!\d)`,
  String.raw`\d{4,7}`,
].join('|')

const behindTown = String.raw`${maltese}|LV-\d{4}|LT-\d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}`

export interface PostcodePlace {
  postcode: string
  city: string
  /** The country's sign set before the postcode: 'F-69002'. */
  sign?: string
  /** True when the shape is the one of the known country. */
  shapeHolds: boolean
}

/** 'C.P. 28001 Madrid', 'PLZ 1010 Wien': some print what it is before it. */
const named =
  /^(?:C\.?\s?P\.?|C\.?A\.?P\.?|PLZ|PS[ČC]|NPA|ZIP|P\.?\s?C\.?|T\.?\s?K\.?|Τ\.?\s?Κ\.?|п\.?\s?к\.?|irsz\.?)[\s:]+(?=\d{3}[\d -]*\s?\p{L})/iu

const wordForCode = phrase('postcodeWord')
/** 'Sohar, P.C. 322', 'SANTOS - CEP 11010-151': the same behind the town, or on a line of its own. */
const namedBehind = new RegExp(String.raw`(?<=\p{L}[\s,–-]{1,3})(?:${wordForCode})[\s.:-]+(?=[A-Z]?\d)`, 'iu')
const namedAlone = new RegExp(String.raw`^(?:${wordForCode})[\s.:-]+(?=[A-Z]?\d)`, 'iu')

/** A line of a postcode and its town, in the order of the country. */
export function readPostcodeLine(asWritten: string, country?: string): PostcodePlace | undefined {
  const text = asWritten.replace(named, '').replace(namedBehind, '').replace(namedAlone, '')
  if (isNumberedStreet(text)) return undefined
  const sign = /^([A-Z]{1,3})\s?[-–]\s?\d/.exec(text)?.[1]
  const where = country ?? (sign && countryBySign(sign))
  const own = where ? (byCountry[where === 'UK' ? 'GB' : where] ?? overseas[where]) : undefined
  for (const [shape, shapeHolds] of [
    [own, true],
    [anyCountry, false],
  ] as const) {
    if (!shape) continue
    const ahead = new RegExp(
      String.raw`^(?:([A-Z]{1,3})\s?[-–]\s?)?(${shape})(?![\d-])[\s,]+(\p{L}.*)$`,
      'u',
    ).exec(text)
    if (ahead) return place(withPrefix(ahead[2], ahead[1]), ahead[3], ahead[1], shapeHolds)
    const signed = new RegExp(String.raw`^([A-Z]{1,2})\s(${shape})(?![\d-])[\s,]+(\p{L}.*)$`, 'u').exec(text)
    if (signed) return place(signed[2], signed[3], signed[1], shapeHolds)
  }
  const abroad = country ? readOverseas(text, country) : readTownOfState(text)
  if (abroad) return place(abroad.postcode, abroad.city, undefined, true)
  const behind = new RegExp(String.raw`^(\p{L}.*?)[\s,]+(${behindTown})$`, 'u').exec(text)
  if (behind && (!country || ['GB', 'UK', 'IE', 'LV', 'LT', 'MT'].includes(country)))
    return place(behind[2], behind[1], /^L[VT]/.exec(behind[2] as string)?.[0], true)
  return undefined
}

/**
 * '26316 Varel D', '4562 Differdange L': the sign of vehicles behind the town, where the postcode is one of that country.
 * Not 'N': 'København N' is a part of the town.
 */
export function signBehindTown(text: string): { country: string; rest: string; written: string } | undefined {
  const [, rest = '', postcode = '', written = ''] =
    /^((?:[A-Z]{1,3}\s?[-–]\s?)?(\d[\d -]*\d)\s\p{Lu}[\p{L} .'’/-]*\p{L}[.)]?)[\s,;/]+\(?([ABDEFHILPS]|FIN|SLO|IRL|EST|CRO|SRB|BIH|MNE)\)?\.?$/u.exec(
      text,
    ) ?? []
  const country = written && countryBySign(written)
  const shape = country ? byCountry[country] : undefined
  return country && shape && new RegExp(`^(?:${shape})$`).test(postcode)
    ? { country, rest, written }
    : undefined
}

const notATownPattern = new RegExp(`^(?:km|${phrase('notATown')})$`, 'i')

function readOverseas(text: string, country: string): { city: string; postcode: string } | undefined {
  const shape = overseas[country]
  if (!shape) return undefined
  const [, before = '', postcode = ''] =
    new RegExp(String.raw`^(\p{L}[^\d]*?)[\s,–-]+(${shape})$`, 'u').exec(text) ?? []
  const city = before.slice(0, endBeforeState(before, country)).replace(/[\s,–-]+$/u, '')
  return city && !isStateSign(city, country) && !notATownPattern.test(city) ? { city, postcode } : undefined
}

/**
 * 'Sofia 1000', 'Lima 15088': behind the town, as papers in English set it for countries that have it before. A state of
 * one town needs no other word for its country: 'SINGAPORE 619478'.
 */
export function readPostcodeBehind(text: string, country: string | undefined): PostcodePlace | undefined {
  // 'JUNG-GU 22382 INCHEON'
  const amid = country ? /^\p{Lu}[\p{L}-]+\s(\d{5,6})\s(\p{Lu}[\p{L} ]+)$/u.exec(text) : null
  if (amid) return place(amid[1], amid[2], undefined, false)
  const own = country && (byCountry[country === 'UK' ? 'GB' : country] ?? overseas[country])
  const found = new RegExp(String.raw`^(\p{L}[^\d,]*?)[\s,–-]+(${own ?? String.raw`\d{4,7}`})$`, 'u').exec(
    text,
  )
  const [, city = '', postcode = ''] = found ?? []
  if (!found || hasStreetWord(city)) return undefined
  const where = country ?? countryByName(city)
  return where && (own || isPostcodeOf(postcode, where)) ? place(postcode, city, undefined, true) : undefined
}

/** Whether the text has the shape of the country's postcodes. */
export const isPostcodeOf = (text: string, country: string): boolean =>
  new RegExp(`^(?:${byCountry[country] ?? overseas[country] ?? '(?!)'})$`).test(text)

/** Europe's postcodes name the country or stand before the town; elsewhere a figure behind a town may be its district. */
export const isOverseas = (country: string): boolean => byCountry[country] === undefined

/** In Latvia and Lithuania the letters are a part of the postcode. */
const withPrefix = (postcode = '', sign: string | undefined) =>
  sign === 'LV' || sign === 'LT' ? `${sign}-${postcode}` : postcode

/** A postcode alone on its line, as in Britain, or overseas behind a state: 'IL 60601'. */
export function readLonePostcode(text: string, country?: string): string | undefined {
  const abroad = country && overseas[country]
  if (abroad && country) {
    const [, state, code] =
      new RegExp(`^(?:(\\p{Lu}[\\p{Lu}.]+),? )?(${abroad})$`, 'u').exec(text.replace(namedAlone, '')) ?? []
    return state === undefined || isStateSign(state, country) ? code : undefined
  }
  const ofState = country ? undefined : readCodeOfState(text)
  if (ofState) return ofState
  const shape = country && byCountry[country === 'UK' ? 'GB' : country]
  const pattern =
    shape && country && ['GB', 'UK', 'IE', 'NL', 'PL', 'LV', 'LT', 'MT'].includes(country)
      ? shape
      : behindTown
  return new RegExp(`^(?:${pattern})$`).test(text) ? text : undefined
}

const place = (postcode = '', city = '', sign: string | undefined, shapeHolds: boolean): PostcodePlace => ({
  postcode,
  city: city
    .replace(/\s\((?:\p{Lu}{2})\)$/u, '')
    .replace(/[\s,;–-]+$/u, '')
    .trim(),
  ...(sign ? { sign } : {}),
  shapeHolds,
})
