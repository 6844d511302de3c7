import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { datesIn, type FoundDate } from '../../values/dates.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import type { FoundReadings } from '../proposer.ts'
import { endOfCodes, status } from './security-codes.ts'

/** From whom the goods were received: letters of their own, which in front of an identifier say whose it is: 'RA LU/RA/00042-01'. */
const receivedFrom = /(?<![\p{L}\d/-])(?:KC|AC|RA(?![\s:]{1,2}[A-Z]{2}[/ -]?RA))(?![\p{L}\d/-])/u
/** '0812', '08:12', '0812Z', '0812LT' behind the day. */
const timeBehind = /^[\s/,–—-]*(\d{2})[:.]?(\d{2})\s?(?:(Z|UTC)|LT|H|HRS)?(?![\p{L}\d.])/iu
/** 'M. MUSTER', 'D.MUNTEANU', 'M MUSTER', 'Paola de Santis' */
const NAME = String.raw`(?:(?:\p{Lu}\p{Ll}?\.[\s-]?){1,3}\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}.'’-]*(?:\s(?:v[ao]n|de[rn]?|d[aiu]|la|le)){0,2}\s\p{Lu}[\p{L}.'’-]*)(?:\s\p{Lu}[\p{L}.'’-]*){0,2}`
const BY = '(?:BY|VON|PAR|DA|POR|DOOR|PRZEZ)'
const nameBehind = new RegExp(String.raw`^[\s/,;·–—-]*(?:(?:${BY})\s)?(${NAME})\s*$`, 'u')
/** 'Status issued by: M. HOFFMANN', in front of the day or at the end of the line. */
const nameBefore = new RegExp(
  String.raw`(?::|(?<!\p{L})(?:${BY}|${BY.toLowerCase()}))\s*(${NAME})[\s,/–—-]*$`,
  'u',
)
const issued = new RegExp(String.raw`(?<!\p{L})(?:${phrase('issued')})`, 'iu')
/** The waybill itself is issued too: 'Émise à Blagnac, le 19 novembre 2026'. */
const aboutStatus = new RegExp(phrase('securityWord'), 'iu')
/** A line that ends so is continued in the next. */
const goesOn = /[/,;·–—-]\s*$/u
/** The box for handling has few lines. */
const LINES_OF_BOX = 4

/** 'SPX KC DE/RA/01234-56 XRY 20NOV26 0812 M MUSTER' in the box for handling: reason, day, time and signatory of the status. */
export function securityIssued(lines: readonly Span[], language: string | null | undefined): FoundReadings[] {
  const first = lines.findIndex(({ text }) => status.test(text))
  const line = lines[first]
  if (!line) return []
  return [...reasonIn(line), ...whoAndWhen(line, lines.slice(first + 1, first + 1 + LINES_OF_BOX), language)]
}

function reasonIn(line: Span): FoundReadings[] {
  const reason = receivedFrom.exec(line.text)
  if (!reason) return []
  const span = cut(line, reason.index, reason.index + reason[0].length)
  return [found('securityReason', { place: placeOf('securityReason'), value: reason[0], span })]
}

/** On the line of the status, on the one that continues it, or on a line of their own that says who issued it. */
function whoAndWhen(
  line: Span,
  below: readonly Span[],
  language: string | null | undefined,
): FoundReadings[] {
  const from = endOfCodes(line.text)
  const behind = datesIn(line.text.slice(from), language).map((date) => ({ ...date, at: date.at + from }))
  const [day] = [...behind, ...datesIn(line.text, language)]
  if (day) return issuedOn(line, day)
  const [next] = below
  const [dayOfNext] = next && goesOn.test(line.text) ? datesIn(next.text, language) : []
  if (next && dayOfNext) return issuedOn(next, dayOfNext)
  for (const one of below) {
    const [dayOfIssue] = datesIn(one.text, language)
    const isAboutStatus = aboutStatus.test(one.text) || issuerBefore(one, dayOfIssue?.at).length > 0
    if (!issued.test(one.text) || !isAboutStatus) continue
    return dayOfIssue ? issuedOn(one, dayOfIssue) : issuerBefore(one)
  }
  return []
}

/** Day, time, and who it was, behind them or in front. */
function issuedOn(line: Span, day: FoundDate): FoundReadings[] {
  const end = day.at + day.asWritten.length
  const time = day.value.includes('T') ? null : timeBehind.exec(line.text.slice(end))
  const [, hour, minute, isUtc] = time ?? []
  const moment =
    time && Number(hour) < 24 && Number(minute) < 60 ? `T${hour}:${minute}${isUtc ? '+00:00' : ''}` : ''
  const whole = end + (moment ? (time?.[0].length ?? 0) : 0)
  const name = nameBehind.exec(line.text.slice(whole))
  return [
    found('securityIssuedOn', {
      place: placeOf('securityMoment'),
      value: `${day.value}${moment}`,
      span: cut(line, day.at, whole),
    }),
    ...(name?.[1] ? [issuer(line, whole + name[0].indexOf(name[1]), name[1])] : issuerBefore(line, day.at)),
  ]
}

function issuerBefore(line: Span, end = line.text.length): FoundReadings[] {
  const name = nameBefore.exec(line.text.slice(0, end))
  return name?.[1] ? [issuer(line, name.index + name[0].indexOf(name[1]), name[1])] : []
}

const issuer = (line: Span, at: number, name: string) =>
  found('securityIssuedBy', {
    place: placeOf('securityIssuer'),
    value: name,
    span: cut(line, at, at + name.length),
  })

const found = (concept: FoundReadings['concept'], reading: Reading): FoundReadings => ({
  concept,
  readings: [reading],
  source: 'security-issued',
})
