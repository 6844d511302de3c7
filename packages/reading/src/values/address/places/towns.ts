import { cut, type Span } from '../../../layout/span.ts'
import { phrase } from '../../../words/phrases/index.ts'
import type { Address } from '../address.ts'
import { legalForm } from '../names/legal-forms.ts'
import { isBoxLine } from '../post-office-boxes.ts'
import { hasStreetWord, isPremises } from '../street-and-name.ts'
import { countryByName, countryBySign, namesTown } from './countries.ts'
import {
  isOverseas,
  isPostcodeOf,
  readLonePostcode,
  readPostcodeBehind,
  readPostcodeLine,
} from './postcodes.ts'
import { beforeRegion, endOfTown, isRegion } from './regions.ts'
import { isState } from './states.ts'

/** The lines left when the town is taken; `town` tells before which of them it stood, -1 where there is none. */
export interface Rest {
  rest: Span[]
  town: number
}

/** The town with its postcode, wherever it stands among the lines of an address: in the order of the country, or behind. */
export function takeTown(lines: Span[], address: Address): Rest {
  const found = takeCodedTown(lines, address, readPostcodeLine)
  const coded = found.town < 0 ? takeCodedTown(lines, address, readPostcodeBehind) : found
  takeCountryOfCode(address)
  return coded
}

/**
 * 'Dobele, LV-3701': in Latvia and Lithuania the country's sign is a part of the code. 'Singapore 637365', '13001 KUWAIT':
 * the town and its country have one name.
 */
function takeCountryOfCode(address: Address): void {
  const { city, postcode, country } = address
  const state = city && postcode && !country && namesTown(city.text) ? countryByName(city.text) : undefined
  if (city && state && isPostcodeOf(postcode?.text ?? '', state)) address.country = { ...city, value: state }
  const sign = /^(LV|LT)-\d/.exec(address.postcode?.text ?? '')?.[1]
  if (!sign || !address.postcode || address.country) return
  address.country = { ...cut(address.postcode, 0, sign.length), value: sign }
}

function takeCodedTown(lines: Span[], address: Address, read: typeof readPostcodeLine): Rest {
  const country = address.country?.value
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Span
    const found =
      isBoxLine(line.text) || (at === 0 && lines.length > 1 && read !== readPostcodeLine)
        ? undefined
        : read(line.text, country)
    if (found) {
      const from = line.text.indexOf(found.postcode)
      address.postcode = {
        ...cut(line, from, from + found.postcode.length),
        ...(found.shapeHolds && country ? { check: `postcode has the shape of ${country}` } : {}),
      }
      const cityAt = line.text.indexOf(
        found.city,
        line.text.startsWith(found.city) ? 0 : from + found.postcode.length,
      )
      address.city = cut(line, cityAt, cityAt + found.city.length)
      const signed = found.sign && (countryBySign(found.sign) ?? codeBeforeHyphen(line.text))
      if (!country && signed)
        address.country = { ...cut(line, 0, (found.sign as string).length), value: signed }
      return withoutRegion(lines, at, new Set([line]), address)
    }
    const lone = at > 0 ? readLonePostcode(line.text, country) : undefined
    if (lone) {
      address.postcode = cut(line, line.text.length - lone.length)
      // 'São Paulo - SP, 01304-001'
      const behind = at >= 2 && at + 2 === lines.length ? lines[at + 1] : undefined
      if (behind && isTownName(behind.text) && !isRegion(behind.text)) {
        address.city = behind
        return withoutRegion(lines, at + 1, new Set([line, behind]), address)
      }
      const state = at > 2 && /^[A-Z]{2}$/.test(lines[at - 1]?.text ?? '') ? 1 : 0
      const townAt = at - 1 - state
      const town = lines[townAt] as Span
      const street = townAt === 1 ? beforeTownOfStreet(town) : undefined
      if (street) {
        address.city = cut(town, town.text.lastIndexOf(', ') + 2)
        return withoutRegion(lines.with(townAt, street), at, new Set([line]), address)
      }
      address.city = cut(town, 0, endOfTown(town.text, country))
      return withoutRegion(lines, townAt, new Set([line, lines[at - 1] as Span, town]), address)
    }
  }
  return { rest: lines, town: -1 }
}

/** 'PQ-20457 Hamburg': a blank instead of the hyphen may part the words for a post office box. */
const codeBeforeHyphen = (text: string) => /^([A-Z]{2})\s?[-–]\s?\d/.exec(text)?.[1]

/** 'Dzelzceļa iela 4, Seda' above 'LV-4728', and below the name: the street and its town on one line. */
function beforeTownOfStreet(line: Span): Span | undefined {
  const at = line.text.lastIndexOf(', ')
  const [street, town] = [line.text.slice(0, at), line.text.slice(at + 2)]
  return at > 0 && /\d/.test(street) && isTownName(town) && !isRegion(town) ? cut(line, 0, at) : undefined
}

/** 'Cowdenbeath' and 'Fife KY4 8EP': what was found is a region, and the town stands before it. */
function withoutRegion(lines: Span[], at: number, taken: Set<Span>, address: Address): Rest {
  const before = lines[at - 1]
  const found = address.city?.text ?? ''
  const inRegion =
    at > 1 && before && (isRegion(found) || isState(found, address.country?.value ?? '')) ? before : undefined
  // '12 Mill Lane, Cowdenbeath' and 'Fife KY4 8EP'
  const comma = inRegion?.text.lastIndexOf(', ') ?? -1
  const [street, town] =
    inRegion && comma > 0 ? [cut(inRegion, 0, comma), cut(inRegion, comma + 2)] : [undefined, inRegion]
  const isTown = town !== undefined && isTownName(town.text) && (!street || /\d/.test(street.text))
  if (isTown) {
    address.city = town
    taken.add(inRegion as Span)
  }
  const left = isTown && street ? lines.map((line) => (line === inRegion ? street : line)) : lines
  const rest = left.filter((line) => !taken.has(line))
  const first = left.findIndex((line) => taken.has(line))
  return { rest, town: rest.filter((line) => left.indexOf(line) < first).length }
}

const isTownName = (text: string) =>
  /^\p{Lu}[\p{L} .'’/-]+$/u.test(text) && !hasStreetWord(text) && !isPremises(text) && !legalForm.test(text)

const districtOverseasPattern = new RegExp(
  String.raw`^([^,\d]*\p{L}(?:\s(?:${phrase('districtOverseas')})\.?|-gu|-ku),\s+)\p{L}[^,\d]*$`,
  'iu',
)

/** 'BINH TAN DIST., HO CHI MINH CITY', 'Gangnam-gu, Seoul': the part of a town stands before it. */
function behindDistrict(line: Span): Span {
  const [, before = ''] = districtOverseasPattern.exec(line.text) ?? []
  return before ? cut(line, before.length) : line
}

/**
 * Abroad an address may end without a postcode: 'Dubai', 'Kowloon'. The last line before the country is the town, where
 * something stands between it and the name, or the name is whole by its legal form.
 */
export function takeLastTown(lines: Span[], address: Address): Rest {
  if (!address.country) return { rest: lines, town: -1 }
  for (let at = lines.length - 1; at > 0; at--) {
    const line = lines[at] as Span
    if (isRegion(line.text) && at > 1) continue
    const named = behindDistrict(beforeRegion(line))
    const end = endOfTown(named.text, address.country.value)
    const city = cut(named, 0, end)
    const hasMiddle = at > 1 || legalForm.test(lines[0]?.text ?? '') || address.postOfficeBox !== undefined
    const inDistrict = at > 1 && isOverseas(address.country.value ?? '') && /^\p{Lu}[\p{L} ]+\s\d{1,2}$/u
    if (!hasMiddle || !isTownName(inDistrict ? city.text.replace(/\s\d{1,2}$/, '') : city.text)) break
    address.city = city
    return { rest: lines.filter((l) => l !== line), town: at }
  }
  return { rest: lines, town: -1 }
}
