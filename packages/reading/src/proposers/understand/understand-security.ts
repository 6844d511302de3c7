import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { agent, codesIn, methodSaid } from '../air/security-codes.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import type { Reader, Readers } from './readers.ts'
import { understandDate } from './understand.ts'

const nothing: Understanding = { fit: 0, readings: [] }

const readSecurityStatus: Reader = ({ concept, text }) => {
  const codes = codesIn(text)
  const readings = codes.length > 0 || concept !== 'screeningMethod' ? codes : methodSaid(text)
  return readings.length > 0 ? { fit: 1, readings } : nothing
}

export const securityReaders = {
  securityStatus: readSecurityStatus,
  regulatedAgent: readSecurityStatus,
  screeningMethod: readSecurityStatus,
  information: ({ text }) => {
    if (!/\p{L}{3}/u.test(text.text)) return nothing
    const whole: Reading = { place: placeOf('information'), value: text.text, span: text }
    return { fit: 0.8, readings: [whole, ...codesIn(text)] }
  },
  securityReason: ({ text }) => reasonOf(text),
  acceptingAgent: ({ text }) => {
    const match = agent.exec(text.text)
    return match?.[1]
      ? one('acceptingAgent', match[1], cut(text, match.index, match.index + match[1].length))
      : nothing
  },
  securityIssuedOn: ({ lines, text, context }) =>
    momentOfForm(text) ?? understandDate(lines, context, placeOf('securityMoment')),
  emergencyPhone: ({ text, context }) => emergencyPhone(text, context),
} satisfies Readers

/** The form of the declaration asks for the date as ddmmyy and the time as tttt: '221126 0945'. */
const MOMENT = /(?<!\d)(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d{2})(?:[\s/]+([01]\d|2[0-3])([0-5]\d))?(?!\d)/u

function momentOfForm(text: Span): Understanding | undefined {
  const match = MOMENT.exec(text.text)
  if (!match) return undefined
  const [written, day, month, year, hour, minute] = match
  const value = `20${year}-${month}-${day}${hour ? `T${hour}:${minute}` : ''}`
  return one('securityMoment', value, cut(text, match.index, match.index + written.length))
}

/** Who gave the goods, or a sentence; a code of a method in the same box is the method. */
function reasonOf(text: Span): Understanding {
  if (!/[A-Z]{2}/i.test(text.text)) return nothing
  const others = codesIn(text).filter(({ place }) => place.eftiId !== placeOf('regulatedAgent').eftiId)
  const reason: Reading = { place: placeOf('securityReason'), value: text.text, span: text }
  return { fit: 0.9, readings: [reason, ...others] }
}

function one(field: FieldName, value: string, span: Span): Understanding {
  return { fit: 1, readings: [{ place: placeOf(field), value, span }] }
}

/** The data set has no element for it: it goes, named, to what is said of the dangerous goods as a whole. */
function emergencyPhone(text: Span, { labelText }: ReadingContext): Understanding {
  const match = /\+?\d[\d\s()/.-]{6,22}\d/.exec(text.text)
  if (!match) return nothing
  const span = cut(text, match.index, match.index + match[0].length)
  return {
    fit: 1,
    readings: [{ place: placeOf('dangerousInformation'), value: named(labelText, span.text), span }],
  }
}

/** A value whose element does not tell what it is, with its label before it. */
export const named = (label: string, value: string): string =>
  `${label.replace(/^\d{1,2}[.)]?\s+(?!h\b|hour)/, '').replace(/(?:\s\d{1,2})?[\s:.]*$/, '')}: ${value}`
