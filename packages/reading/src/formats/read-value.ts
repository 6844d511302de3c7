import type { DataElement, Value } from '@efti-hub/efti'
import { dateFromCompact, isCalendarDate } from '@efti-hub/efti/values'
import { countryOf } from '../values/address/places/country-of.ts'
import { POUND } from '../values/measures.ts'
import type { How } from './table.ts'
import { childNamed, holderOf, type Node, textOf } from './tree.ts'

export interface ReadValue {
  value: Value
  attributes?: Record<string, string>
}

/** What a node says as a value of the element; undefined where it says nothing that can be understood. */
export function readValue(node: Node, element: DataElement, how: How): ReadValue | undefined {
  const text = textOf(node)
  if (text === '') return undefined
  if (how.codes) return plain(codeOf(text, how.codes))
  if (how.read) return plain(how.read(text))
  switch (element.kind) {
    case 'date':
      return plain(dateOf(text, besides(node, ['format', 'formatid', 'formatcode']), element))
    case 'measure':
      return plain(measureOf(text, besides(node, unitNames) || how.unit || ''))
    case 'amount': {
      const currencyId = besides(node, currencyNames) || how.unit
      const value = numberOf(text)
      return value === undefined
        ? undefined
        : { value, ...(currencyId ? { attributes: { currencyId } } : {}) }
    }
    case 'count':
    case 'decimal':
      return plain(numberOf(text) ?? text)
    case 'flag':
      return plain(flagOf(text))
    default:
      return textValue(node, text, element)
  }
}

const plain = (value: Value | undefined): ReadValue | undefined =>
  value === undefined ? undefined : { value }

function codeOf(text: string, codes: Readonly<Record<string, string>>): string | undefined {
  const found = Object.entries(codes).find(([code]) => code.toLowerCase() === text.toLowerCase())
  return found?.[1]
}

const unitNames = ['unitcode', 'unitid', 'unit', 'unitofmeasure']
const currencyNames = ['currencyid', 'currencycode', 'currency', 'currencyunit']

/** What stands beside a value: an attribute in XML, a member in JSON. */
function besides(node: Node, keys: readonly string[]): string {
  const holder = holderOf(node)
  for (const at of [holder, holder.parent, node]) {
    if (!at) continue
    for (const key of keys) {
      const found = childNamed(at, `@${key}`) ?? (at === holder ? undefined : childNamed(at, key))
      if (found) return textOf(found)
    }
    if (at === node) break
  }
  return ''
}

/**
 * Identifiers of a scheme that is not among the agencies of EDIFACT 3055, which go by numbers, or those that eFTI adds are none of
 * those that the data set asks for: a passport, a code of some country's register.
 */
function textValue(node: Node, text: string, element: DataElement): ReadValue | undefined {
  if (element.name === 'countryCode') return { value: countryOf(text) ?? text }
  const agency = element.attribute?.name === 'schemeAgencyId' ? besides(node, ['schemeagencyid']) : ''
  if (agency === '') return { value: text }
  const isAgency = /^\d{1,3}$/.test(agency) || element.attribute?.allowed?.includes(agency)
  return isAgency ? { value: text, attributes: { schemeAgencyId: agency } } : undefined
}

/** JSON and XML write a decimal point; a single comma without groups is a decimal comma of a careless export. */
export function numberOf(text: string): number | undefined {
  const written = /^[+-]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(written)) return undefined
  const number = Number(written)
  return Number.isFinite(number) ? number : undefined
}

/** Units as messages write them -> UN/ECE Recommendation 20. Other codes of three letters stand as they are. */
const units: Record<string, string> = {
  kg: 'KGM',
  kgs: 'KGM',
  k: 'KGM',
  kilogram: 'KGM',
  kilograms: 'KGM',
  g: 'GRM',
  gram: 'GRM',
  t: 'TNE',
  ton: 'TNE',
  tonne: 'TNE',
  tonnes: 'TNE',
  m3: 'MTQ',
  'm³': 'MTQ',
  cbm: 'MTQ',
  mc: 'MTQ',
  l: 'LTR',
  ltr: 'LTR',
  liter: 'LTR',
  litre: 'LTR',
  m: 'MTR',
  c: 'CEL',
  lb: 'LBR',
  lbs: 'LBR',
  pound: 'LBR',
  pounds: 'LBR',
}

/** Units that the data set does not have -> one that it has, and by what to divide: exact, and written beside. */
const divided: Record<string, readonly [unit: string, by: number]> = {
  LBR: ['KGM', 1 / POUND],
  CMQ: ['MTQ', 1_000_000],
  DMQ: ['MTQ', 1_000],
  CMT: ['MTR', 100],
  MMT: ['MTR', 1_000],
}

export function unitOf(written: string): string {
  return units[written.toLowerCase()] ?? (/^[a-z0-9]{2,3}$/i.test(written) ? written.toUpperCase() : '')
}

function measureOf(text: string, writtenUnit: string): Value | undefined {
  const [, number = '', inside = ''] = /^([\d.,eE+-]+)\s*([\p{L}³]+3?)?$/u.exec(text) ?? []
  const value = numberOf(number)
  if (value === undefined) return undefined
  const unit = unitOf(inside || writtenUnit)
  const change = divided[unit]
  return change ? { value: Math.round((value / change[1]) * 1e6) / 1e6, unit: change[0] } : { value, unit }
}

function flagOf(text: string): boolean | undefined {
  if (/^(true|1|yes|y)$/i.test(text)) return true
  return /^(false|0|no|n)$/i.test(text) ? false : undefined
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/**
 * A date as the data set holds it, never shifted. Seconds fall away; so does the time where the element takes days only,
 * or takes no time without an offset. Midnight without an offset is how a schema that wants a time writes a day.
 */
function dateOf(text: string, format: string, element: DataElement): Value | undefined {
  const found = isoDate(text) ?? compactDate(text, format)
  if (!found) return undefined
  // The 31st of November is what the message says, and a fault of it; other figures stand for no date at all.
  if (!isCalendarDate(found)) return isDayTooLate(found) ? found.slice(0, 10) : undefined
  const allowed = element.attribute?.allowed
  const takes = (format: string) => !allowed || allowed.includes(format)
  const keepsTime = found.length > 16 ? takes('205') : takes('203') && !found.endsWith('T00:00')
  return keepsTime ? found : found.slice(0, 10)
}

function isDayTooLate(date: string): boolean {
  const day = date.slice(0, 10)
  return /-(?:29|3[01])$/.test(day) && !isCalendarDate(day) && isCalendarDate(`${day.slice(0, 8)}28`)
}

function isoDate(text: string): string | undefined {
  const [, day, time, , zone] = ISO.exec(text) ?? []
  if (!day) return undefined
  return time ? `${day}T${time}${offsetOf(zone)}` : day
}

function offsetOf(zone = ''): string {
  if (zone === '') return ''
  if (/^z$/i.test(zone)) return '+00:00'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** Digits of EDIFACT 2379: 102, 203, 205, and 204 and 304 with seconds. */
function compactDate(text: string, format: string): string | undefined {
  const digits = /^\d{8}$|^\d{12}$|^\d{12}[+-]\d{4}$|^\d{14}(?:[+-]\d{4})?$/.test(text.replace(':', ''))
    ? text.replace(/^(\d{12})\d{2}/, '$1').replace(/(?<=[+-]\d{2}):/, '')
    : ''
  if (digits === '' || (format !== '' && !/^\d{3}$/.test(format))) return undefined
  return dateFromCompact(digits, digits.length === 8 ? '102' : '205') ?? undefined
}
