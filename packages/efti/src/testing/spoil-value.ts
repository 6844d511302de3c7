import type { ConsignmentValue, Value } from '../dataset/consignment.ts'
import { type DataElement, elementById } from '../dataset/elements.ts'
import { codesFor } from '../regulations/common-data-set/allowed-codes.ts'
import { formatOf } from '../regulations/common-data-set/format.ts'

/** One way to make a value wrong, and the codes of which exactly one has to be found. */
export interface Spoil {
  what: string
  spoiled: ConsignmentValue
  codes: readonly string[]
}

type Change = readonly [what: string, value: Value, codes: string, attributes?: Record<string, string>]

/** Rules that check a value of the element than its format does. */
const OF_ELEMENT: Record<string, string> = {
  eFTI170: 'CDS-AIR-WAYBILL',
  eFTI169: 'EU06-AIR-WAYBILL-CODE',
  eFTI242: 'DG-TABLE-CLASS',
  eFTI420: 'EU05-ROW-CODE',
  eFTI424: 'EU05-ROW-CODE',
  eFTI433: 'EU05-ROW-CODE',
  eFTI546: 'EU05-ROW-CODE',
  eFTI550: 'EU05-ROW-CODE',
  eFTI833: 'EU05-ROW-CODE',
  eFTI255: 'CDS-TUNNEL-CODE',
  eFTI618: 'CDS-PLATE',
}

/** Agencies under which a number carries its own proof, or at least its form. */
const OF_AGENCY: Record<string, readonly [wrong: string, code: string]> = {
  '6': ['Hamburg', 'CDS-LOCODE'],
  '9': ['4006381333932', 'CDS-GLN'],
  '12': ['DB Cargo', 'CDS-RAILWAY'],
  '20': ['CSQU3054384', 'CDS-CONTAINER-NUMBER'],
  '140': ['?', 'CDS-EORI CDS-CUSTOMS-OFFICE'],
  '502': ['ABCE0000014', 'CDS-ILU-CODE'],
  '503': ['Verona', 'CDS-RAIL-PLACE'],
  T7: ['DE12345', 'CDS-TAX-NUMBER'],
}

/** Every way that fits the value's type: no calendar day, wrong code, check digit, unit, sign, size ... */
export function spoilsOf(given: ConsignmentValue): Spoil[] {
  const element = elementById(given.eftiId)
  if (!element) return []
  const own = OF_ELEMENT[element.id]
  return [...changesOf(element, given), ...ofAttributes(given)].map(([what, value, codes, attributes]) => ({
    what,
    spoiled: {
      ...given,
      value,
      ...(attributes ? { attributes: { ...given.attributes, ...attributes } } : {}),
    },
    codes: [...codes.split(' '), ...(own ? [own] : [])],
  }))
}

function changesOf(element: DataElement, given: ConsignmentValue): readonly Change[] {
  const { kind } = element
  if (kind === 'date') return ofDate(element, String(given.value))
  if (kind === 'flag') return [['neither yes nor no', 'perhaps', 'CDS-FLAG']]
  if (kind === 'binary') return [['not base64', '%%%', 'CDS-FILE']]
  if (kind === 'measure' && typeof given.value === 'object') return ofMeasure(element, given.value.unit)
  if (kind === 'count' || kind === 'amount' || kind === 'decimal') return ofNumber(element)
  if (element.codeList === 'CL-017')
    return [
      ['no ISO code', 'UK', 'CDS-COUNTRY'],
      ['small letters', String(given.value).toLowerCase(), 'CDS-COUNTRY'],
      ['the name of the country', 'Deutschland', 'CDS-COUNTRY'],
    ]
  return ofText(element, given)
}

function ofDate(element: DataElement, date: string): readonly Change[] {
  const day = date.slice(0, 10)
  const formats = element.attribute?.allowed ?? []
  const other = ['203', '102'].find((format) => !formats.includes(format)) ?? '205'
  return [
    ['no day of the calendar', date.replace(/^\d{4}-\d\d-\d\d/, '2026-02-30'), 'CDS-DATE'],
    ['no time of the day', `${day}T25:00+01:00`, 'CDS-DATE'],
    ['words', 'next Tuesday', 'CDS-DATE'],
    ['no offset', `${day}T23:00`, 'CDS-DATE-OFFSET', { formatId: '205' }],
    ...(formats.includes(other)
      ? []
      : [['another format', date, 'CDS-DATE-FORMAT', { formatId: other }] satisfies Change]),
  ]
}

function ofNumber({ kind, name }: DataElement): readonly Change[] {
  const common: Change[] = [['words', 'twelve', 'CDS-NUMBER']]
  if (/latitude|longitude/.test(name))
    return [...common, ['beyond the globe', 181, 'CDS-COORDINATES'], ['absurd', 1e25, 'CDS-NUMBER-FORMAT']]
  common.push(['negative', -3, 'CDS-NOT-NEGATIVE'], ['absurd', 1e25, 'CDS-NUMBER-FORMAT'])
  return kind === 'count' ? [...common, ['a fraction', 1.5, 'CDS-NUMBER-FORMAT']] : common
}

function ofMeasure({ name }: DataElement, unit: string): readonly Change[] {
  const isSize = !/condition|value|temperature/i.test(name)
  return [
    ['words', 'twelve', 'CDS-NUMBER'],
    ['absurd', { value: 1e25, unit }, 'CDS-NUMBER-FORMAT'],
    ['no unit', { value: 1, unit: '' }, 'CDS-UNIT'],
    ['another unit', { value: 1, unit: 'LBR' }, 'CDS-UNIT'],
    ...(isSize ? [['negative', { value: -3, unit }, 'CDS-NOT-NEGATIVE'] satisfies Change] : []),
  ]
}

function ofText(element: DataElement, { value, attributes = {} }: ConsignmentValue): readonly Change[] {
  const byAgency = OF_AGENCY[attributes.schemeAgencyId ?? '']
  const format = formatOf(element)
  const isCoded = codesFor(element) !== null
  return [
    ['far too long', 'X'.repeat(600), isCoded ? 'CDS-CODE' : 'CDS-LENGTH'],
    ...(isCoded ? [['no code', '??', 'CDS-CODE'] satisfies Change] : []),
    ...(element.kind === 'text' && !isCoded && !byAgency
      ? [['a placeholder', '---', 'CDS-PLACEHOLDER'] satisfies Change]
      : []),
    ...(format?.kind === 'n' && !isCoded
      ? [['a letter among digits', `${String(value).slice(0, -1)}O`, 'CDS-DIGITS'] satisfies Change]
      : []),
    ...(byAgency ? [['a wrong number', ...byAgency] satisfies Change] : []),
  ]
}

function ofAttributes({ value, attributes = {} }: ConsignmentValue): readonly Change[] {
  return [
    ...(attributes.currencyId
      ? [['no currency', value, 'CDS-CURRENCY', { currencyId: 'EURO' }] satisfies Change]
      : []),
    ...(attributes.languageId
      ? [['no language', value, 'CDS-LANGUAGE', { languageId: 'english' }] satisfies Change]
      : []),
  ]
}
