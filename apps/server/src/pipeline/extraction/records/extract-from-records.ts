import type { Recognised } from '../../recognition/recognised.ts'
import type { Reading } from '../candidates/candidate.ts'
import { understand } from '../candidates/understand/understand.ts'
import { type Concept, concepts, type Part } from '../concepts.ts'
import type { Extracted, ExtractedValue } from '../extracted.ts'
import { addressPlaces, placeOf } from '../field-map.ts'
import { findingOfOthers } from '../formats/findings-of-reading.ts'
import { noteOf } from '../formats/not-understood.ts'
import type { Span } from '../geometry/span.ts'
import { countryAtEnd } from '../normalise/address/places/countries.ts'
import { decimalSignOf } from '../normalise/numbers.ts'
import { countryOf } from './country-of.ts'
import { fieldsOfJson } from './fields-of-json.ts'
import { fieldsOfXml } from './fields-of-xml.ts'
import { goodsOfRecords } from './goods-of-records.ts'
import { matchKey } from './match-key.ts'
import { fieldsOfCsv, mostFields, type TableFields } from './read-fields.ts'
import type { RecordField } from './record-field.ts'

export interface KnownField {
  field: RecordField
  concept: Concept
  part?: Part | 'date'
  span: Span
}

/** Keys say less than a printed form does: what they name may be meant otherwise. */
const confidence = 0.82
/** Fewer different things of a consignment than this, and the file is about something else. */
const fewestConcepts = 4
/** A consignment is spoken of long before this many keys. */
const enoughToTell = 5_000

/** JSON, XML and tables, by the same labels as papers. Undefined when they speak of no consignment. */
export function extractFromRecords(recognised: Recognised): Extracted | undefined {
  const { fields, others } = fieldsOf(recognised)
  if (fields.length > enoughToTell && conceptsOf(fields.slice(0, enoughToTell)).size < fewestConcepts)
    return undefined
  const known = fields
    .flatMap((field): KnownField[] => {
      const match = matchKey(field.steps)
      return match ? [{ field, ...match, span: spanOfField(field) }] : []
    })
    .map(packedPlace)
  const about = new Set(known.map((k) => k.concept))
  if (about.size < fewestConcepts || !speaksOfCarriage(about)) return undefined
  const readings = [...partyReadings(known), ...otherReadings(known, decimalSignOf(recognised.text))]
  const cmr = fields.find((f) => /\bcmr\b/i.test(`${f.steps.join(' ')} ${f.value}`))
  const isCmr = cmr !== undefined
  if (cmr) readings.push(...impliedByCmr(cmr))
  return {
    kind: isCmr ? 'cmr' : 'consignment',
    kindConfidence: isCmr ? 0.8 : 0.6,
    language: null,
    values: valuesOfReadings(readings),
    findings: findingOfOthers(others),
    notes: notesOf(fields, [cmr, ...known.map((k) => k.field)], others),
  }
}

/** Who sends or receives, or from where to where: a list of prices or of persons says neither. */
function speaksOfCarriage(about: ReadonlySet<Concept>): boolean {
  const from = about.has('takingOver') || about.has('placeOfTakingOver')
  return about.has('consignor') || about.has('consignee') || (from && about.has('placeOfDelivery'))
}

const conceptsOf = (fields: readonly RecordField[]): Set<Concept | undefined> =>
  new Set(fields.map((field) => matchKey(field.steps)?.concept).filter(Boolean))

function fieldsOf({ format, text }: Recognised): TableFields {
  if (format === 'csv') return fieldsOfCsv(text)
  return { fields: format === 'xml' ? fieldsOfXml(text, mostFields) : fieldsOfJson(text), others: 0 }
}

/** Keys that no lexicon knows are told, each once; attributes say how something is written. */
function notesOf(
  fields: readonly RecordField[],
  known: readonly (RecordField | undefined)[],
  others: number,
): string[] {
  const understood = new Set(known)
  const unknown = fields.filter((field) => !understood.has(field) && !/(^|\/)@[^/]*$/.test(field.key))
  const names = [...new Set(unknown.map(({ key }) => key.replace(/\[\d+\]/g, '')))]
  return [...findingOfOthers(others).map((finding) => finding.message), ...noteOf(names.length, names)]
}

/** 'Lyon, France' under 'delivery_place' is more than a town. */
function packedPlace(known: KnownField): KnownField {
  if (known.part !== 'city' || !countryAtEnd(known.span.text)?.rest) return known
  const { part: _, ...whole } = known
  return whole
}

interface Found {
  reading: Reading
  key: string
}

const spanOfField = (field: RecordField): Span => ({
  text: field.value,
  words: [{ text: field.value, box: [0, 0, 0, 0], confidence: 1 }],
})

/** Parts under their own keys; a value that is a whole address is taken apart as on paper. */
function partyReadings(known: readonly KnownField[]): Found[] {
  return concepts.flatMap((concept) => {
    const own = known.filter((k) => k.concept === concept)
    const target = concept === 'takingOver' ? 'placeOfTakingOver' : concept
    const places = addressPlaces(target)
    if (own.length === 0 || Object.keys(places).length === 0) return []
    const lines = (['name', 'street', 'postOfficeBox'] as const).flatMap((part) =>
      own.filter((k) => k.part === part),
    )
    const whole = own.filter((k) => k.part === undefined)
    const packed = own.some((k) => k.part === 'city') ? [] : [...whole, ...lines]
    const found: Found[] = packed.length === 0 ? [] : read(concept, packed, 'unknown')
    for (const k of own) {
      const place = k.part && k.part !== 'date' ? places[k.part] : undefined
      if (!place || found.some((f) => f.reading.place.path === place.path)) continue
      const value = k.part === 'country' ? countryOf(k.span.text) : k.span.text
      if (value) found.push({ reading: { place, value, span: k.span }, key: k.field.key })
    }
    if (whole.length > 0 && packed.length === 0) found.push(...nameOnly(whole, places))
    if (target.startsWith('placeOf')) found.push(...nameOfTown(found, places))
    return [...found, ...datesOf(concept, own)]
  })
}

/** A place without a name of its own goes by its town. */
function nameOfTown(found: readonly Found[], places: ReturnType<typeof addressPlaces>): Found[] {
  const town = found.find((f) => f.reading.place.path === places.city?.path)
  const named = found.some((f) => f.reading.place.path === places.name?.path)
  return town && places.name && !named ? [{ ...town, reading: { ...town.reading, place: places.name } }] : []
}

function nameOnly(whole: readonly KnownField[], places: ReturnType<typeof addressPlaces>): Found[] {
  const first = whole[0]
  return first && places.name
    ? [{ reading: { place: places.name, value: first.span.text, span: first.span }, key: first.field.key }]
    : []
}

function datesOf(concept: Concept, own: readonly KnownField[]): Found[] {
  const date = own.find((k) => k.part === 'date')
  if (!date) return []
  return read(concept === 'placeOfDelivery' ? 'dateOfDelivery' : 'dateOfTakingOver', [date], 'unknown')
}

const addressConcepts = new Set<Concept>([
  'consignor',
  'consignee',
  'carrier',
  'successiveCarrier',
  'placeOfDelivery',
  'takingOver',
  'placeOfTakingOver',
])

function otherReadings(known: readonly KnownField[], sign: ReturnType<typeof decimalSignOf>): Found[] {
  const rest = known.filter((k) => !addressConcepts.has(k.concept))
  const single = concepts.flatMap((concept) => {
    const own = rest.filter((k) => k.concept === concept && k.field.line === 0)
    return own[0] && !goodsInLines(rest, concept)
      ? read(concept, [own[0]], own[0].field.isNumber ? 'point' : sign)
      : []
  })
  return [...single, ...goodsOfRecords(rest, sign)]
}

const goodsInLines = (known: readonly KnownField[], concept: Concept) =>
  known.some((k) => k.concept === concept && k.field.line > 0)

function read(
  concept: Concept,
  fields: readonly KnownField[],
  decimalSign: ReturnType<typeof decimalSignOf>,
): Found[] {
  const key = fields[0]?.field.key ?? ''
  const labelText = fields[0]?.field.steps.join(' ') ?? ''
  const { readings } = understand(
    concept,
    fields.map((k) => k.span),
    { decimalSign, labelText },
  )
  return readings.map((reading) => ({ reading, key }))
}

function impliedByCmr({ key, value }: RecordField): Found[] {
  const span: Span = { text: value, words: [] }
  return [
    { reading: { place: placeOf('documentType'), value: '730', span }, key },
    { reading: { place: placeOf('modeOfTransport'), value: '3', span }, key },
  ]
}

function valuesOfReadings(found: readonly Found[]): ExtractedValue[] {
  const seen = new Set<string>()
  return found.flatMap(({ reading, key }): ExtractedValue[] => {
    if (seen.has(reading.place.path)) return []
    seen.add(reading.place.path)
    return [
      {
        ...reading.place,
        value: reading.value,
        asWritten: reading.span.text,
        ...(reading.attributes ? { attributes: reading.attributes } : {}),
        confidence: confidence * (reading.certainty ?? 1),
        source: 'structured',
        evidence: { page: 1, box: null, snippet: `${key}: ${reading.span.text}` },
        why: { label: key, place: 'record', checks: reading.checks ?? [], repairs: [], competedWith: [] },
      },
    ]
  })
}
