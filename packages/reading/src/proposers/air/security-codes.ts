import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

/*
 * Codes of the consignment security declaration of air cargo (Implementing Regulation (EU) 2015/1998, point 6.3.2.6): they
 * stand in boxes of their own, or among the handling information. 'SCO' was a status once, and is read as it stands.
 */
export const status = /(?<![\p{L}\d])(SPX|SHR|SCO)(?![\p{L}\d])/u
/** Who secured the goods; 'RA3' is a regulated agent of a third country. */
const agentOf = (kind: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])([A-Z]{2}[/ -]?(?:${kind})[/ -]?\d{5}-\d{2})(?!\d)`, 'u')
const regulatedAgent = agentOf('RA3?|AO|RCA')
export const agent = agentOf('RA3?|KC3?|AO|RCA')
const method = /(?<![\p{L}\d])(AOM|CMD|EDD|EDS|ETD|PHS|VCK|XRY)(?![\p{L}\d])/u

/** How the goods were screened, in words. */
const methodsInWords: readonly (readonly [code: string, words: RegExp])[] = [
  ['XRY', new RegExp(String.raw`(?<![\p{L}\d])(?:${phrase('xray')})(?![\p{L}\d])`, 'iu')],
  ['EDD', new RegExp(phrase('explosiveDogs'), 'iu')],
  ['EDS', /explosives? detection (?:system|equipment)s?/iu],
  ['ETD', /(?:explosives? )?trace detection|spurendetekt\p{L}*/iu],
  ['PHS', new RegExp(phrase('handSearch'), 'iu')],
  ['VCK', new RegExp(phrase('visualCheck'), 'iu')],
]

export function codesIn(text: Span): Reading[] {
  return [
    ...matched('securityStatus', text, status),
    ...first(matched('regulatedAgent', text, regulatedAgent), () => matched('regulatedAgent', text, agent)),
    ...first(matched('screeningMethod', text, method), () => methodBehindStatus(text)),
  ]
}

const first = (readings: Reading[], other: () => Reading[]) => (readings.length > 0 ? readings : other())

/** 'SPX BY CH/RA/00117-03 X-RAY': behind the status, as 'DO NOT X-RAY' stands elsewhere in the box. */
function methodBehindStatus(text: Span): Reading[] {
  const found = status.exec(text.text)
  return found ? methodSaid(text, found.index + found[0].length) : []
}

/** A method in words, from a place of the text on. */
export function methodSaid(text: Span, from = 0): Reading[] {
  for (const [code, words] of methodsInWords) {
    const match = words.exec(text.text.slice(from))
    if (!match) continue
    const at = from + match.index
    return [{ place: placeOf('screeningMethod'), value: code, span: cut(text, at, at + match[0].length) }]
  }
  return []
}

function matched(field: FieldName, text: Span, shape: RegExp): Reading[] {
  const match = shape.exec(text.text)
  const code = match?.[1]
  if (!match || !code) return []
  const at = match.index + match[0].indexOf(code)
  return [{ place: placeOf(field), value: code, span: cut(text, at, at + code.length) }]
}

/** 'DE/RA/01234-56 XRY 20NOV26': the end of one code and the next look like the beginning of a date. */
const codes = /\d{5}-\d{2}(?!\d)|(?<![\p{L}\d])(?:AOM|CMD|EDD|EDS|ETD|PHS|VCK|XRY)(?![\p{L}\d])/gu

export const endOfCodes = (text: string): number => {
  const last = [...text.matchAll(codes)].at(-1)
  return last ? last.index + last[0].length : 0
}
