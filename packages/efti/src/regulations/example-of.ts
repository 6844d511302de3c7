import { type DataElement, elementById } from '../dataset/elements.ts'
import { codesFor } from './common-data-set/allowed-codes.ts'
import { formatOf } from './common-data-set/format.ts'

/*
 * A value that would do for an element, as people write it: '12400 KGM', '20261119', 'DE'. Invented, or of the kind that the
 * element's own list and format make.
 */

/** Where the element itself identifies it, or its list is kept by others. */
const BY_ID: Record<string, string> = {
  eFTI41: '12400 KGM',
  eFTI43: '11800 KGM',
  eFTI85: '2180',
  eFTI168: 'https://example.com/waybills/4711',
  eFTI169: '730',
  eFTI170: 'CMR-2026-0815',
  eFTI179: '26DE4711',
  eFTI195: 'DE/RA/01234-01',
  eFTI198: 'MM-17',
  eFTI200: 'M. Muster',
  eFTI235: 'CAPRYLYL CHLORIDE',
  eFTI236: 'II',
  eFTI240: 'N2',
  eFTI251: 'PETROL',
  eFTI255: 'D/E',
  eFTI258: '2',
  eFTI263: '750 KMQ',
  eFTI287: 'Solid oxide',
  eFTI288: '1.2',
  eFTI290: 'Cs-137',
  eFTI301: '3',
  eFTI302: 'https://example.com/approvals/4711',
  eFTI320: '25 VP',
  eFTI346: 'CSQU3054383',
  eFTI374: 'HB SP 900',
  eFTI378: 'TE',
  eFTI383: '1',
  eFTI426: 'Phosphine, 2 kg',
  eFTI442: 'SEAL 77',
  eFTI448: 'CSQU3054383',
  eFTI461: 'One of the cargo tanks holds UN 1203',
  eFTI483: '33',
  eFTI552: 'Phosphine, 2 kg',
  eFTI564: 'SEAL 78',
  eFTI581: '3',
  eFTI582: 'EC 4711',
  eFTI617: '31',
  eFTI618: 'HB SP 400',
  eFTI631: '3',
  eFTI658: '3',
  eFTI688: 'PX',
  eFTI692: 'DE/RA/01235-01',
  eFTI699: 'Machine parts',
  eFTI701: '841',
  eFTI845: 'Known consignor',
  eFTI859: 'FR12345678901',
  eFTI864: 'DE123456789',
  eFTI922: 'MS Beispiel',
  eFTI1133: 'Unleaded',
  eFTI1205: '24300 KGM',
  eFTI1207: '24300 KGM',
  eFTI1270: 'Kiefersfelden',
  eFTI1340: '3',
  eFTI1348: '19800520',
  eFTI1458: 'AT U12345678',
  eFTI1748: '1',
  eFTI1751: '900',
}

/** By the element's name in the schema. */
const BY_NAME: Record<string, string> = {
  additionalStreetName: '12a',
  buildingNumber: '2',
  cityName: 'Hamburg',
  completeNumber: '+49 40 123456',
  contentText: 'Keep dry',
  countrySubDivisionName: 'Hamburg',
  departmentName: 'Dispatch',
  familyName: 'Beispiel',
  givenName: 'Anna',
  latitude: '53.5461',
  longitude: '9.9937',
  markingText: 'MUSTER 1-12',
  name: 'Muster AG',
  personName: 'A. Beispiel',
  postcode: '20457',
  postOfficeBox: '10 12 13',
  regulatoryAuthorityName: 'BAM',
  sequenceNumber: '1',
  stowagePosition: '4',
  streetName: 'Hafenstraße',
  typeText: 'Drums',
  uRI: 'dispatch@example.com',
}

/** Lists that others keep: one code of each. */
const BY_LIST: Record<string, string> = {
  'CL-003': '1A1',
  'CL-005': 'BIOM',
  'CL-008': '1203',
  'CL-016': '3',
  'CL-017': 'DE',
  'CL-024': 'DEHAM',
  'CL-030': 'P',
  'CL-032': '12',
  'CL-034': '22G1',
  'CL-038': 'PX',
  'CL-039': '5',
  'CL-047': '1',
  'CL-048': 'CA',
  'CL-049': 'AAS',
  'CL-051': 'AAI',
  'CL-054': 'CT',
}

const USUAL_UNITS = new Set(['KGM', 'MTQ'])
const UNIT_SIZES: Record<string, string> = { CEL: '15', DAY: '2', MTR: '2.4', MTQ: '24.5' }

/** An example for an element of the data set; null for a data class. */
export function exampleOf(id: string): string | null {
  const element = elementById(id)
  return element && element.kind !== 'class' ? exampleFor(element) : null
}

export function exampleFor(element: DataElement): string {
  return (
    BY_ID[element.id] ??
    BY_LIST[element.codeList ?? ''] ??
    codeFor(element) ??
    byPlace(element) ??
    byKind(element)
  )
}

function codeFor(element: DataElement): string | undefined {
  return element.kind === 'flag' ? undefined : codesFor(element)?.values().next().value
}

/** Names of places, identifiers of places and customs offices. */
function byPlace({ path, attribute }: DataElement): string | undefined {
  if (/Location\/name$/.test(path)) return 'Hamburg'
  if (!/Location\/id$/.test(path)) return undefined
  return attribute?.allowed?.includes('140') ? 'DE004851' : 'DEHAM'
}

function byKind(element: DataElement): string {
  const { kind, name } = element
  if (kind === 'date') return dateFor(element)
  if (kind === 'flag') return 'true'
  if (kind === 'binary') return 'YQ=='
  if (kind === 'amount') return '1200.5 EUR'
  if (kind === 'measure') return measureFor(element)
  const known = BY_NAME[name]
  if (known !== undefined) return known
  if (kind === 'count') return '12'
  if (kind === 'decimal') return '0.5'
  return textFor(element)
}

/** 102 is a day; other formats where the Annex asks for them. The journey ends two days after it begins. */
function dateFor({ attribute, path }: DataElement): string {
  const day = /(?:delivery|unloading|arrival)Event/.test(path) ? '20261121' : '20261119'
  return attribute?.allowed?.includes('205') ? `${day}0800+0100` : day
}

function measureFor({ attribute, schemaType }: DataElement): string {
  const allowed = attribute?.allowed
  const unit = allowed?.find((code) => USUAL_UNITS.has(code)) ?? allowed?.[0] ?? unitFor(schemaType)
  return `${UNIT_SIZES[unit] ?? '100'} ${unit}`
}

function unitFor(schemaType: string): string {
  if (schemaType.includes('Weight')) return 'KGM'
  if (schemaType.includes('Linear')) return 'MTR'
  return schemaType === 'types:UnitMeasure' ? 'GBQ' : 'KGM'
}

/** Short enough for the format. */
function textFor(element: DataElement): string {
  const length = formatOf(element)?.length ?? Infinity
  return length <= 5 ? '1' : length <= 17 ? 'A-4711' : 'See attached document 4711'
}
