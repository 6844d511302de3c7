import type { Concept } from '../../fields/concepts.ts'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, type Span } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import type { Reading } from '../candidate.ts'

const regulatedAgent = /^(?:OCI\s*)?\/(?<country>[A-Z]{2})\/ISS\/(?<agent>RA3?\/\d{5}-\d{2})/u
const line = /^\/{3}(?<what>SM|SN|ST|SD)\/(?<text>.+)$/u
const time = /^(\d{2}[A-Z]{3}\d{2})\s?(\d{2}):?(\d{2})$/u

const fields: Readonly<Record<string, readonly [Concept, FieldName]>> = {
  SM: ['screeningMethod', 'screeningMethod'],
  SN: ['securityIssuedBy', 'securityIssuer'],
  ST: ['securityIssuedBy', 'securityIssuer'],
  SD: ['securityIssuedOn', 'securityMoment'],
}

/** Other customs, security and regulatory control information of a message: '/CZ/ISS/RA/00209-05' and, below, '///SN/J MARKOVA'. */
export function controlInformation(layout: PageLayout): [Concept, Reading[]][] {
  const lines = linesOf(layout.runs)
  const starts = lines.findIndex(({ text }) => regulatedAgent.test(text))
  const issuer = lines[starts]
  if (!issuer) return []
  const { country = '', agent = '' } = regulatedAgent.exec(issuer.text)?.groups ?? {}
  const at = issuer.text.indexOf(agent)
  const id: Reading = {
    place: placeOf('regulatedAgent'),
    value: `${country}/${agent}`,
    span: cut(issuer, at, at + agent.length),
  }
  const more = lines.slice(starts + 1)
  const ends = more.findIndex(({ text }) => !text.startsWith('///'))
  return [['regulatedAgent', [id]], ...more.slice(0, ends < 0 ? undefined : ends).flatMap(particular)]
}

function particular(whole: Span): [Concept, Reading[]][] {
  const { what = '', text = '' } = line.exec(whole.text)?.groups ?? {}
  const field = fields[what]
  const value = what === 'SD' ? moment(text) : text.trim()
  if (!field || !value) return []
  const [concept, name] = field
  return [[concept, [{ place: placeOf(name), value, span: cut(whole, whole.text.indexOf(text)) }]]]
}

/** '20NOV261730' -> '2026-11-20T17:30' */
function moment(text: string): string | undefined {
  const [, day = '', hour, minute] = time.exec(text.trim()) ?? []
  const date = datesIn(day)[0]?.value
  return date && `${date}T${hour}:${minute}`
}
