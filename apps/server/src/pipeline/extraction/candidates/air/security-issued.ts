import { placeOf } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { datesIn } from '../../normalise/dates.ts'
import type { Reading } from '../candidate.ts'
import type { FoundReadings } from '../find-carriage-patterns.ts'

/** 2015/1998, 6.3.2.6 (d): the status, at the beginning of what says who gave it, why and when. */
const status = /(?<![\p{L}\d])(?:SPX|SHR|SCO)(?![\p{L}\d])/u
/** From whom the goods were received: a known or account consignor, a regulated agent, as letters of their own. */
const receivedFrom = /(?<![\p{L}\d/-])(?:KC|AC|RA)(?![\p{L}\d/-])/u
/** '0812', '08:12', '0812Z', '0812LT' behind the day. */
const timeBehind = /^[\s/,]*(\d{2})[:.]?(\d{2})\s?(?:(Z|UTC)|LT|H|HRS)?(?![\p{L}\d])/iu
const nameBehind =
  /^[\s/,]*(?:(?:BY|VON|PAR|DA|POR)\s)?(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3})\s*$/u

/** 'SPX KC DE/RA/01234-56 XRY 20NOV26 0812 M MUSTER' in the box for handling: reason, day, time and signatory of the status. */
export function securityIssued(lines: readonly Span[], language: string | null | undefined): FoundReadings[] {
  const first = lines.findIndex(({ text }) => status.test(text))
  const line = lines[first]
  if (!line) return []
  if (datesIn(line.text.slice(endOfCodes(line.text)), language).length === 0)
    return issuedBelow(lines.slice(first + 1, first + 1 + LINES_OF_BOX), language)
  const from = endOfCodes(line.text)
  const behind = datesIn(line.text.slice(from), language).map((date) => ({ ...date, at: date.at + from }))
  const [day] = [...behind, ...datesIn(line.text, language)]
  if (!day) return []
  const end = day.at + day.asWritten.length
  const rest = line.text.slice(end)
  const time = day.value.includes('T') ? null : timeBehind.exec(rest)
  const [, hour, minute, isUtc] = time ?? []
  const moment =
    time && Number(hour) < 24 && Number(minute) < 60 ? `T${hour}:${minute}${isUtc ? '+00:00' : ''}` : ''
  const whole = end + (moment ? (time?.[0].length ?? 0) : 0)
  const reason = receivedFrom.exec(line.text)
  const name = nameBehind.exec(line.text.slice(whole))
  return [
    found('securityIssuedOn', {
      place: placeOf('securityMoment'),
      value: `${day.value}${moment}`,
      span: cut(line, day.at, whole),
    }),
    ...(reason
      ? [
          found('securityReason', {
            place: placeOf('securityReason'),
            value: reason[0],
            span: cut(line, reason.index, reason.index + 2),
          }),
        ]
      : []),
    ...(name?.[1] ? [issuer(line, whole + name[0].indexOf(name[1]), name[1])] : []),
  ]
}

/** The box for handling has few lines. */
const LINES_OF_BOX = 4
/** 'Status issued by: M. HOFFMANN', in front of the day. */
const nameBefore =
  /(?::|\b(?:by|von|par|da|por|door|przez))\s*(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3})[\s,/]*$/iu
const issued =
  /(?<!\p{L})(?:issued|issuer|issuing|ausgestellt|erteilt|aussteller|émis|délivré|rilasciato|emesso|emitido|expedido|afgegeven|wydan|utfärdat|udstedt|vydan)/iu

/** Who gave the status and when, on a line of their own below it. */
function issuedBelow(lines: readonly Span[], language: string | null | undefined): FoundReadings[] {
  for (const line of lines) {
    const [day] = issued.test(line.text) ? datesIn(line.text, language) : []
    if (!day) continue
    const time = day.value.includes('T')
      ? null
      : timeBehind.exec(line.text.slice(day.at + day.asWritten.length))
    const end = day.at + day.asWritten.length + (time?.[0].length ?? 0)
    const moment = time ? `T${time[1]}:${time[2]}${time[3] ? '+00:00' : ''}` : ''
    const name = nameBefore.exec(line.text.slice(0, day.at))
    return [
      found('securityIssuedOn', {
        place: placeOf('securityMoment'),
        value: `${day.value}${moment}`,
        span: cut(line, day.at, end),
      }),
      ...(name?.[1] ? [issuer(line, name.index + name[0].indexOf(name[1]), name[1])] : []),
    ]
  }
  return []
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
  score: 0.88,
})

/** 'DE/RA/01234-56 XRY 20NOV26': the end of one code and the next look like the beginning of a date. */
const codes = /\d{5}-\d{2}(?!\d)|(?<![\p{L}\d])(?:AOM|CMD|EDD|EDS|ETD|PHS|VCK|XRY)(?![\p{L}\d])/gu

const endOfCodes = (text: string): number => {
  const last = [...text.matchAll(codes)].at(-1)
  return last ? last.index + last[0].length : 0
}
