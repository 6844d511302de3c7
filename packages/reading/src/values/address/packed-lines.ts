import { cut, joinSpans, type Span, spanOf, splitSpan } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import { datesIn } from '../dates.ts'
import { areOfEast, namesTownOfEast } from './eastern-address.ts'
import { endOfCompany } from './names/company-name.ts'
import { isContactLine } from './names/contacts.ts'
import { legalForm } from './names/legal-forms.ts'
import { countryAtEnd, countryByName } from './places/countries.ts'
import { readLonePostcode, readPostcodeBehind, readPostcodeLine } from './places/postcodes.ts'
import { isRegion } from './places/regions.ts'
import { isBoxLine } from './post-office-boxes.ts'
import { namesPiece } from './romanian-address.ts'
import { goesOn, hasStreetWord, isAccess, looksLikeStreet, startsAsStreet } from './street-and-name.ts'

/** 'PLASTICOS LEVANTE S.L. C/ SIERRA MARIOLA 4 03690 ...': behind a legal form begins the street, nothing between. */
export function partBehindForm(line: Span, at: number): Span[] {
  if (at > 0 || !/\d/.test(line.text) || /[,;|•·]\s|\s[–—-]\s/.test(line.text)) return [line]
  const found = endOfCompany(line.text, 0)
  const rest = found?.hasForm ? cut(line, found.end) : undefined
  return found && rest && startsAsStreet(rest.text) && /\d/.test(rest.text)
    ? [cut(line, 0, found.end), rest]
    : [line]
}

/** So much room between two words parts the columns of a list, in heights of type. */
const columnGap = 1.1

/** 'HALLERSTR. 12   A   6060 HALL': what lists print in columns, where one of them is a postcode with its town. */
function partColumns(line: Span): Span[] {
  const pieces: Span[] = []
  let from = 0
  line.words.forEach(({ box }, at) => {
    const next = line.words[at + 1]?.box
    const isWide = next && next[0] - box[2] > columnGap * (box[3] - box[1])
    if (next && !isWide) return
    const words = line.words.slice(from, at + 1)
    // The sign of the country stands in a column of its own.
    const sign = pieces.at(-1)
    if (sign && countrySign.test(sign.text) && /^\d/.test(words[0]?.text ?? ''))
      pieces[pieces.length - 1] = joinSpans([sign, spanOf(words)])
    else pieces.push(spanOf(words))
    from = at + 1
  })
  const isTown = ({ text }: Span) =>
    /^(?:[A-Z]{1,3}[\s-])?\d/.test(text) && readPostcodeLine(text) !== undefined
  return pieces.length > 1 && pieces.slice(1).some(isTown) ? pieces : [line]
}

const countrySign = /^[A-Z]{1,3}$/

/** The lines of an address with those taken apart that hold more than one piece of it. */
export function partPackedLines(all: readonly Span[], country: string | undefined): Span[] {
  const lines = all
    .flatMap((line, at) => (at > 0 ? partColumns(line) : [line]))
    .flatMap((line, at, { length }) => (at > 0 || length === 1 ? splitUnparted(line, country) : [line]))
  const packed = (lines[0]?.text.match(/[,·|•] /g)?.length ?? 0) >= 2
  const whole = packed ? joinButContacts(lines) : joinWrapped(lines)
  const ofAddress = whole.filter((line) => !isContactLine(line.text))
  return whole.flatMap((line, at) => {
    const alone = ofAddress.length === 1 && country !== undefined && packed
    if (!alone && !looksPacked(line.text)) return [line]
    if (isStreetOfMany(line, at, ofAddress, country)) return [line]
    return joinStreet(line, splitPacked(line), at === 0, country)
  })
}

/** '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE': a street and a postcode of five figures or more with its town, nothing between. */
function splitUnparted(line: Span, country: string | undefined): Span[] {
  const [, street = '', town = ''] =
    /^([^,;|•·]{6,60}?)\s((?:[A-Z]{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2})\s\p{Lu}[\p{L} .'’()-]+)$/u.exec(
      line.text,
    ) ?? []
  const isStreet = hasStreetWord(street) && !isBoxLine(street) && !isContactLine(street)
  if (!isStreet || readPostcodeLine(town, country) === undefined) return [line]
  return [cut(line, 0, street.length), cut(line, street.length + 1)]
}

/** 'Zona Industrial, lote 55' stays one piece: what follows the comma only goes on. */
function splitPacked(line: Span): Span[] {
  const pieces: Span[] = []
  for (const piece of splitSpan(line, /\s*[,;|•·]\s+|\s[–—-]\s/g)) {
    const before = pieces.at(-1)
    const joined = before && isOnePiece(before.text, piece.text) && between(line, before, piece)
    if (joined && pieces.length > 0) pieces[pieces.length - 1] = joined
    else pieces.push(piece)
  }
  return withDash(line, pieces)
}

/** 'Autodoprava Kerhartice – Z. Vondrouš, Kerhartice 71, 562 04 Ústí': where commas part the pieces a dash is within the name. */
function withDash(line: Span, pieces: Span[]): Span[] {
  const [first, second, ...others] = pieces
  if (!first || !second || others.length === 0 || !line.text.startsWith(first.text)) return pieces
  const behind = line.text.slice(first.text.length)
  const at = behind.indexOf(second.text)
  const isDash = /^\s[–—-]\s$/.test(behind.slice(0, at))
  const rest = behind.slice(at + second.text.length)
  if (
    !isDash ||
    /\d/.test(second.text) ||
    hasStreetWord(second.text) ||
    !/^,\s[^–—]*$|^,\s.*\d,\s/u.test(rest)
  )
    return pieces
  return [cut(line, 0, first.text.length + at + second.text.length), ...others]
}

const houseNumber = new RegExp(
  String.raw`^\d{1,4}(?:\s?(?:[a-z]|${phrase('houseNumberSuffix')})|\s?[/-]\s?\w{1,3})?$`,
  'iu',
)

/** 'вул. Козацтва, буд. 115, корп. 2, оф. 3' */
const partOfHouse = new RegExp(String.raw`^(?:${phrase('buildingEastern')})\.?\s?[\p{L}\d][\d\p{L}/-]*$`, 'u')

/** 'Mill Lane, unit 4'; '77, boulevard Moulay Slimane' as in France; 'Via Monsuello, 88' as in Italy; 'Pombal, S.A.'. */
const isOnePiece = (before: string, piece: string): boolean =>
  (goesOn.test(piece) && !(/^sector/i.test(piece) && !hasStreetWord(before))) ||
  (houseNumber.test(before) && /^\p{L}{2}/u.test(piece)) ||
  (partOfHouse.test(piece) && hasStreetWord(before)) ||
  (houseNumber.test(piece) && hasStreetWord(before) && !/\d/.test(before)) ||
  (legalForm.test(piece) && piece.replace(legalForm, '').trim() === '') ||
  (/^\d{5,6}$/.test(before) && isTownOfCode(piece))

/** '36014, м. Полтава', '61000, Ljubljana': the comma parts no town from its postcode. */
const isTownOfCode = (piece: string) =>
  (/^\p{Lu}\p{Ll}[\p{L} '’-]+$/u.test(piece) && !countryByName(piece)) || namesTownOfEast(piece)

/** The text from one piece to the next as it is written, where a comma parts them. */
function between(line: Span, first: Span, last: Span): Span | undefined {
  const from = line.text.indexOf(first.text)
  const end = line.text.indexOf(last.text, from + first.text.length)
  return line.text.slice(from + first.text.length, end).trim() === ','
    ? cut(line, from, end + last.text.length)
    : undefined
}

/** Commas part the pieces of a street too: from what looks like one up to the town all of it is the street. */
function joinStreet(line: Span, pieces: Span[], named: boolean, country: string | undefined): Span[] {
  const isOther = ({ text }: Span) => isContactLine(text) || isBoxLine(text)
  if (pieces.some(({ text }) => namesPiece(text)) || areOfEast(pieces)) return pieces
  const start = named ? 1 : 0
  if (readPostcodeLine(pieces[0]?.text ?? '', country)) return joinBehindTown(line, pieces, 0)
  const townAt = townAmong(pieces, start, country)
  const to = townAt < 0 ? pieces.length : townAt
  const street = pieces.findIndex(
    (piece, at) => at >= start && at < to && !isOther(piece) && looksLikeStreet(piece.text),
  )
  // 'Harbour Metals Ltd, Carrigrennan, Little Island, Cork': between a whole name and the town.
  const whole =
    named && townAt > 1 && legalForm.test(pieces[0]?.text ?? '') && pieces.slice(1, townAt).every(isWords)
  const first = street < 0 && whole ? 1 : street
  const from = first >= 0 && isAccess(pieces[first]?.text ?? '') ? first + 1 : first
  if (from < 0 && townAt >= start) return joinBehindTown(line, pieces, townAt)
  if (from < 0 || from >= to) return pieces
  let joinedStreet = pieces[from] as Span
  let at = from + 1
  for (; at < to; at++) {
    const piece = pieces[at] as Span
    const more = isOther(piece) ? undefined : between(line, joinedStreet, piece)
    if (!more) break
    joinedStreet = more
  }
  return [...pieces.slice(0, from), joinedStreet, ...pieces.slice(at)]
}

/** 'AT-2351 Wiener Neudorf, IZ NÖ-Süd, Straße 3, Obj. 16': where the town stands first the street has the rest. */
function joinBehindTown(line: Span, pieces: Span[], townAt: number): Span[] {
  const behind = pieces.slice(townAt + 1)
  const end = behind.findIndex(({ text }) => isContactLine(text) || isBoxLine(text) || countryAtEnd(text))
  const own = end < 0 ? behind : behind.slice(0, end)
  const [first, ...others] = own
  if (!first || others.length === 0 || !own.some(({ text }) => hasStreetWord(text))) return pieces
  const joined = others.reduce<Span | undefined>(
    (whole, piece) => whole && between(line, whole, piece),
    first,
  )
  return joined ? [...pieces.slice(0, townAt + 1), joined, ...behind.slice(own.length)] : pieces
}

const isWords = ({ text }: Span) => /^[^\d:]+$/.test(text)

/** Which of the pieces is the town, or the first of the town and its region; -1 where none is. */
function townAmong(pieces: readonly Span[], start: number, country: string | undefined): number {
  const at = (test: (text: string) => boolean, from = start) =>
    pieces.findIndex(({ text }, i) => i >= from && !isBoxLine(text) && test(text))
  const withCode = at((text) => readPostcodeLine(text, country) !== undefined)
  const lone = at((text) => readLonePostcode(text, country) !== undefined, start + 1)
  const behind = at((text) => readPostcodeBehind(text, country) !== undefined)
  // 'T45 RX06, Cork'
  const behindLone = pieces[lone + 1]
  const townLast = lone > 0 && lone + 2 === pieces.length && behindLone && isTownBehind(behindLone)
  const coded = withCode >= 0 ? withCode : townLast ? lone : lone > 0 ? lone - 1 : behind
  const found = coded >= 0 || country === undefined ? coded : lastWords(pieces, start)
  const name = pieces[found]?.text.replace(/[\s,]*[A-Z\d]*\d[A-Z\d ]*$/, '') ?? ''
  return found > start && isRegion(name) ? found - 1 : found
}

const isTownBehind = (piece: Span) => isWords(piece) && !isRegion(piece.text)

function lastWords(pieces: readonly Span[], start: number): number {
  const last = pieces.findLastIndex(({ text }) => !isRegion(text))
  return last > start && isWords(pieces[last] as Span) ? last : -1
}

/** Where every piece has its own line a comma is part of the street: 'Unit 7, Tougher Business Park'. */
function isStreetOfMany(line: Span, at: number, all: readonly Span[], country: string | undefined): boolean {
  if (at === 0 || isBoxLine(line.text) || isContactLine(line.text) || countryAtEnd(line.text)) return false
  if (all.length >= 4 && /^\p{L}+ \d+\p{L}?, \p{L}[^,\d]*$/u.test(line.text)) return true
  const pieces = line.text.split(/\s*[,;]\s+/)
  if (isAccess(pieces[0] ?? '')) return false
  const hasTown = (text: string) =>
    readPostcodeLine(text, country) !== undefined ||
    (country !== undefined && readPostcodeBehind(text, country) !== undefined)
  const below = all.slice(all.indexOf(line) + 1)
  const isTown = ({ text }: Span) =>
    hasTown(text) || text.split(/\s*,\s+/).some(hasTown) || readLonePostcode(text, country) !== undefined
  const last = below.at(-1)
  const townLast =
    country !== undefined &&
    last !== undefined &&
    (isBoxLine(last.text) ? /\d[\s,]+\p{Lu}\p{L}+/u : /^\p{Lu}[^\d]+(?:\s\d{1,2})?$/u).test(last.text)
  return !pieces.some((text) => hasTown(text) && !hasStreetWord(text)) && (below.some(isTown) || townLast)
}

/** 'Delivery on 22/10/26 before 10:00' is no part of an address. */
export const namesDay = (text: string) => /\p{L}{2}/u.test(text) && datesIn(text).length > 0

/** An address over several lines as one; telephone, 'Opening hours: ...' and the like stay lines of their own. */
function joinButContacts(lines: readonly Span[]): Span[] {
  const isOther = ({ text }: Span, at: number) =>
    isContactLine(text) || (at > 0 && (namesDay(text) || /^\p{L}[\p{L} .]{2,20}:\s/u.test(text)))
  return [joinSpans(lines.filter((line, at) => !isOther(line, at))), ...lines.filter(isOther)]
}

const streetEasternPattern = new RegExp(String.raw`[,\s](?:${phrase('streetEastern')})\.$`, 'iu')

/** What had no room on its line: 'Miller Ltd, Mill Lane' and '2, 86668 Karlshuld', or the town behind its postcode. */
function joinWrapped(lines: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const wrapped =
      before &&
      !legalForm.test(before.text) &&
      /, \p{L}[\p{L} .'-]+$/u.test(before.text) &&
      /^\d{1,4}\s?\p{L}?, /u.test(line.text)
    const parted =
      before &&
      /\p{L}.*[,–-]\s(?:\d{5}|(?<=\d\p{L}?,\s)(?:\d{4}|[A-Z]{3} \d{4}))$/u.test(before.text) &&
      /^\p{Lu}[\p{L}]/u.test(line.text)
    // '…, м. Ужгород, вул.' and 'Загорська, 30'
    const opened = before && streetEasternPattern.test(before.text)
    if (before && (wrapped || parted || opened)) joined[joined.length - 1] = joinSpans([before, line])
    else joined.push(line)
  }
  return joined
}

/** A whole address on one line. */
export const looksPacked = (text: string): boolean =>
  ((text.match(/[,;|•·]\s/g)?.length ?? 0) >= 1 && /\d/.test(text) && /\p{L}{3}/u.test(text)) ||
  /\p{L}.*\s[–—-]\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(text)
