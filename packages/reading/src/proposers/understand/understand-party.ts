import { addressPlaces, type FieldPlace } from '../../fields/field-map.ts'
import { type Part, parts } from '../../fields/parts.ts'
import { cut, joinSpans, type Span, splitSpan } from '../../layout/span.ts'
import { type Address, readAddress } from '../../values/address/address.ts'
import { endOfCompany, nameAndTown } from '../../values/address/names/company-name.ts'
import { hasLegalName, legalForm } from '../../values/address/names/legal-forms.ts'
import { namesNobody } from '../../values/address/names/nobody.ts'
import { pointsElsewhere } from '../../values/address/names/pointers.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading, Understanding } from '../candidate.ts'

const nothing: Understanding = { fit: 0, readings: [] }

/** 'Idem', 'same as consignee': the paper names no one here. */
export const same = new RegExp(String.raw`^(?:${phrase('sameAsAbove')})\.?$`, 'iu')

export function understandParty(concept: string, lines: Span[]): Understanding {
  if (lines[0] && (same.test(lines[0].text) || pointsElsewhere(lines[0].text))) return nothing
  if (/^[\d\s.,€$-]+$/.test(joinSpans(lines).text) || namesNobody(joinSpans(lines).text)) return nothing
  if (concept === 'carrier' && lines[0] && isRouting(lines[0].text)) return nothing
  if (concept === 'carrier' && signsAsAgent.test(joinSpans(lines.slice(0, 2)).text)) return nothing
  const holder = orderOf(lines)
  const { name: named } = addressPlaces(concept)
  if (holder && named)
    return {
      fit: 0.85,
      readings: [{ place: named, value: holder.text, span: holder, isOpen: true }],
    }
  const address = readAddress(
    withoutStop(
      withoutPointer(lines)
        .map(withoutCode)
        .filter((line) => line.text !== ''),
    ),
  )
  if (
    !address.name ||
    !/\p{L}{2}/u.test(address.name.text) ||
    isOnlyForm(address.name.text) ||
    /:$|^not\s/i.test(address.name.text) ||
    // 'Превозил: Кр. Димова': another label, and who signs.
    /^\p{Lu}\p{Ll}+\s?:\s/u.test(address.name.text)
  )
    return nothing
  const known = [address.street ?? address.postOfficeBox, address.city, address.postcode, address.country]
  if (concept !== 'carrier' && !known.some(Boolean) && isPersonOnly(address.name.text)) return nothing
  const fit = 0.55 + 0.15 * known.filter(Boolean).length
  return { fit: Math.min(1, fit), readings: addressReadings(address, addressPlaces(concept)) }
}

/** To whose order the goods are, where no line of an address follows: a bank is named by its town and branch. */
const toOrder = new RegExp(String.raw`^(?:${phrase('toOrder')})\s?(?=\p{Lu}|$)`, 'iu')

function orderOf(lines: readonly Span[]): Span | undefined {
  const [first] = lines
  const led = first && toOrder.exec(first.text)?.[0].length
  const whole = joinSpans(lines)
  if (!led || lines.length > 2 || /\d/.test(whole.text)) return undefined
  const name = cut(whole, led).text === '' ? undefined : cut(whole, led)
  return name && /\p{L}{3}/u.test(name.text) ? name : undefined
}

/** 'Gebr. Smeenk B.V. te Veendam', 'Sur, S.A., portes pagados': behind the name on its only line its town, or what is no part of it. */
export function understandCarrier(concept: string, all: Span[]): Understanding {
  const lines = all.map((line, at) => (at === 0 ? theCompany(line) : line))
  const whole = understandParty(concept, lines)
  const [only, ...others] = lines
  const places = addressPlaces(concept)
  const isAddress = whole.readings.some(({ place }) => place.path !== places.name?.path)
  const named = only && nameAndTown(only)
  // Without an address, what stands below a name and its town says something else.
  const isWhole = others.length > 0 && named?.town === undefined
  if (!only || isWhole || isAddress || whole.fit === 0 || !places.name) return whole
  const found = endOfCompany(only.text, 0)
  const isApart = found?.hasForm && /^(?:\s?[,;(]|\s[–—-]\s|\s[\p{Ll}\d])/u.test(only.text.slice(found.end))
  const name = named?.name ?? (isApart ? cut(only, 0, found.end) : undefined)
  if (!name || name.text === only.text) return whole
  const town = named?.town
  return {
    fit: whole.fit,
    readings: [
      { place: places.name, value: name.text, span: name },
      ...(town && places.city ? [{ place: places.city, value: town.text, span: town, isOpen: true }] : []),
    ],
  }
}

/** 'P. Janssens / Van Steenhuyse Expresse NV': of the driver and the haulier the one with a legal form. */
function theCompany(line: Span): Span {
  const pieces = splitSpan(line, /\s\/\s/g)
  const [first, second, ...others] = pieces.filter(hasLegalName)
  return pieces.length === 2 && first && !second && others.length === 0 ? first : line
}

/** 'Aura Port Agency Oy, as agent': who signs for a carrier is somebody else. */
const signsAsAgent = new RegExp(String.raw`(?<!\p{L})(?:${phrase('asAgent')})(?!\p{L})`, 'iu')

/** 'BOG BU LIM AV', 'IV': airports and airlines by their codes, as air waybills ask for the routing. */
const isRouting = (text: string) => /^(?:[A-Z\d]{2}|[A-Z\d]{2,3}(?:[\s/]+[A-Z\d]{2,3})+)$/.test(text)

/** 'Karlin Gase GmbH, wie oben. Die Flaschen ...', 'Marmara Kimya A.Ş. (yukarıdaki adres)': the address stands elsewhere. */
function withoutPointer(lines: readonly Span[]): Span[] {
  return lines.map((line, at) => {
    const match =
      at === 0 ? /^(?<name>.{4,70}?)(?:,\s|\s\()(?<to>[^,.()]{4,40})(?:\)|\.|$)/u.exec(line.text) : null
    const { name = '', to = '' } = match?.groups ?? {}
    return name && (same.test(to) || pointsElsewhere(to)) ? cut(line, 0, name.length) : line
  })
}

/** 'LHN', 'M. Sošić': the letters of a clerk and who signs are no party without an address. */
const isPersonOnly = (name: string) => /^(?:\p{Lu}{2,3}|(?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}+)$/u.test(name)

/** 'UAB' at the end of a line whose next one has the name. */
const isOnlyForm = (name: string) =>
  name.split(' ').length === 1 && name.length < 6 && legalForm.test(` ${name}`)

/** '562 04 Ústí nad Orlicí.': the full stop of a sentence, none of an abbreviation. */
const withoutStop = (lines: Span[]): Span[] =>
  lines.map((line, at) =>
    at === lines.length - 1 && /\p{Ll}{4}\.$/u.test(line.text) && !legalForm.test(line.text)
      ? cut(line, 0, line.text.length - 1)
      : line,
  )

/** 'Code 3412   gez. Rothe': below a railway's address stand its code and who signs. */
const lineOfCode = new RegExp(
  String.raw`^(?:(?:${phrase('code')})[.:]?\s?\d{4}(?:\s+(?!\d).*)?|(?:${phrase('customerNumber')})[.:]*\s?(?:[A-Z]{1,3}[-/]?)?\d{2,}[A-Z]?)$`,
  'iu',
)

/** '5: 300844 Hutě', 'Fret Lorrain SA (3355)': the codes by which railways know their customers and each other. */
function withoutCode(line: Span): Span {
  if (lineOfCode.test(line.text)) return cut(line, 0, 0)
  const from = /^\d{1,2}: ?(?:\d{4,}(?:\s+|$)|(?=\p{L}))/u.exec(line.text)?.[0].length ?? 0
  const company = /^(.*?)\s\(\d{4}\)(?=,|$)/u.exec(line.text)
  if (!company?.[1] || from > 0) return from > 0 ? cut(line, from) : line
  const rest = cut(line, company[0].length)
  const name = cut(line, 0, company[1].length)
  return rest.text ? { text: `${name.text}${rest.text}`, words: [...name.words, ...rest.words] } : name
}

export function addressReadings(address: Address, places: Partial<Record<Part, FieldPlace>>): Reading[] {
  return parts.flatMap((part: Part) => {
    const found = address[part]
    const place = places[part]
    if (!found || !place || !found.text) return []
    return [
      {
        place,
        value: found.value ?? found.text,
        span: found,
        checks: found.check ? [found.check] : [],
        ...(found.isOpen ? { isOpen: true } : {}),
      },
    ]
  })
}
