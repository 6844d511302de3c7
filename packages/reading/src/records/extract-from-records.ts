import { type Concept, concepts, goodsConcepts } from '../fields/concepts.ts'
import type { Extracted, ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { findingOfOthers } from '../findings/findings-of-reading.ts'
import { noteOf } from '../formats/not-understood.ts'
import { cmr as road } from '../kinds/cmr.ts'
import type { Recognised } from '../layout/pages.ts'
import type { Span } from '../layout/span.ts'
import { type DecimalSign, decimalSignOf } from '../values/numbers.ts'
import { fieldsOfCsv } from './fields-of-csv.ts'
import { fieldsOfJson } from './fields-of-json.ts'
import { fieldsOfXml } from './fields-of-xml.ts'
import { numberLines } from './goods-lines.ts'
import { goodsOfRecords } from './goods-of-records.ts'
import type { KnownField } from './known-field.ts'
import { matchKey } from './match-key.ts'
import { packedPlace, partyReadings } from './party-readings.ts'
import { type FoundInField, readFields } from './read-fields.ts'
import { mostFields, type RecordField, type Records } from './record-field.ts'
import { firstOfSeveral, isOfOthers } from './several-consignments.ts'
import { weightsWithUnits } from './weights-with-units.ts'

/** Keys say less than a printed form does: what they name may be meant otherwise. */
const confidence = 0.82
/** Of what can be read in another way as well. */
const ofOpen = 0.7
/** Fewer different things of a consignment than this, and the file is about something else. */
const fewestConcepts = 4
/** A consignment is spoken of long before this many keys. */
const enoughFields = 5_000

/** JSON, XML and tables, by the same labels as papers. Undefined when they speak of no consignment, and are no table. */
export function extractFromRecords(recognised: Recognised): Extracted | undefined {
  const records = recordsOf(recognised)
  if (!records) return undefined
  const { fields } = records
  const isTable = records.columns !== undefined
  if (fields.length > enoughFields && !speaksOfConsignment(conceptsOf(fields.slice(0, enoughFields))))
    return isTable ? nothingIn(records) : undefined
  const match = matcher()
  const all = fields
    .flatMap((field): KnownField[] => {
      const found = match(field.steps)
      return found ? [{ field, ...found, span: spanOfField(field), line: field.line }] : []
    })
    .map(packedPlace)
  const { known: own, others } = isTable ? { known: all, others: new Map() } : firstOfSeveral(all)
  if (!speaksOfConsignment(new Set(own.map((k) => k.concept))))
    return isTable ? nothingIn(records) : undefined
  const plain = own.filter((k) => isPlain(k.field.value))
  const { known, used } = weightsWithUnits(isTable ? plain : numberLines(plain))
  const readings = [...partyReadings(known), ...otherReadings(known, decimalSignOf(recognised.text))]
  const cmr = fields.find((f) => /\bcmr\b/i.test(`${f.steps.join(' ')} ${f.value}`))
  const isCmr = cmr !== undefined
  if (cmr) readings.push(...impliedByCmr(cmr))
  const findings = findingOfOthers(records.others.length + others.size, [
    ...records.others,
    ...others.values(),
  ])
  const understood = new Set([cmr, ...fieldsRead(all, readings), ...used.map((k) => k.field)])
  const left = fields.filter((field) => !understood.has(field) && !isOfOthers(field, others))
  return {
    kind: isCmr ? road.id : 'consignment',
    kindConfidence: isCmr ? 0.8 : 0.6,
    language: null,
    values: valuesOfReadings(readings),
    findings,
    notes: [...findings.map((finding) => finding.message), ...notesOf(left, records.unread)],
  }
}

/** Keys come again on every line. */
function matcher(): typeof matchKey {
  const known = new Map<string, ReturnType<typeof matchKey>>()
  return (steps) => {
    const key = steps.join('/')
    if (!known.has(key)) known.set(key, matchKey(steps))
    return known.get(key)
  }
}

/** What of a file no value was made of, by its keys; undefined where it has none. */
export function noteOfKeys(recognised: Recognised): string[] {
  const records =
    recognised.format === 'xml' || recognised.format === 'json' ? recordsOf(recognised) : undefined
  return records ? [nothingFound, ...notesOf(records.fields, records.unread)] : []
}

const nothingFound = 'Nothing of a consignment was found in this file.'

/** A table is never read as a page, where its headings would pass for values. */
const nothingIn = ({ fields, unread = [], columns = [] }: Records): Extracted => ({
  kind: 'other',
  kindConfidence: 0.6,
  language: null,
  values: [],
  findings: [],
  notes:
    fields.length === 0 && columns.length > 0
      ? ['The table has a header and no rows.', ...notesOf([], unread)]
      : [nothingFound, ...notesOf(fields, unread)],
})

/** Control characters and markup are no part of what a consignment says. */
const isPlain = (value: string): boolean => !/(?![\t\n\r])\p{Cc}|<\/?[a-z!][^>]*>/iu.test(value)

/** Sender, consignee and goods, or more; who sends or receives, or from where to where: a list of prices or of persons says neither. */
function speaksOfConsignment(about: ReadonlySet<Concept>): boolean {
  const from = about.has('takingOver') || about.has('placeOfTakingOver')
  const both = about.has('consignor') && about.has('consignee')
  if (both && [...about].some((concept) => goodsConcepts.has(concept))) return true
  const carried = about.has('consignor') || about.has('consignee') || (from && about.has('placeOfDelivery'))
  return about.size >= fewestConcepts && carried
}

const conceptsOf = (fields: readonly RecordField[]): Set<Concept> =>
  new Set(fields.flatMap((field) => matchKey(field.steps)?.concept ?? []))

function recordsOf({ format, text }: Recognised): Records | undefined {
  if (format === 'csv') return fieldsOfCsv(text)
  return { fields: format === 'xml' ? fieldsOfXml(text, mostFields) : fieldsOfJson(text), others: [] }
}

/** Keys that no lexicon knows, and those of values that are none, are told, each once; attributes say how something is written. */
function notesOf(left: readonly RecordField[], unread: readonly string[] = []): string[] {
  const keys = left.filter((field) => !/(^|\/)@[^/]*$/.test(field.key))
  const names = [...unread, ...new Set(keys.map(({ key }) => key.replace(/\[\d+\]/g, '')).filter(Boolean))]
  return noteOf(names.length, names)
}

/** Fields of which something came, or of another one that says the same. */
function fieldsRead(known: readonly KnownField[], found: readonly FoundInField[]): RecordField[] {
  const keys = new Set(found.map(({ key }) => key))
  const words = new Set(found.flatMap(({ reading }) => reading.span.words))
  const isRead = (k: KnownField) => keys.has(k.field.key) || k.span.words.some((word) => words.has(word))
  const sayings = Map.groupBy(
    known.filter((k) => isPlain(k.field.value)),
    (k) => [k.concept, k.part].join(),
  )
  return [...sayings.values()].filter((same) => same.some(isRead)).flatMap((same) => same.map((k) => k.field))
}

const spanOfField = (field: RecordField): Span => ({
  text: field.value,
  words: [{ text: field.value, box: [0, 0, 0, 0], confidence: 1 }],
})

const addressConcepts = new Set<Concept>([
  'consignor',
  'consignee',
  'carrier',
  'successiveCarrier',
  'placeOfDelivery',
  'takingOver',
  'placeOfTakingOver',
])

function otherReadings(known: readonly KnownField[], sign: DecimalSign): FoundInField[] {
  const rest = known.filter((k) => !addressConcepts.has(k.concept))
  const single = concepts.flatMap((concept) => {
    const own = rest.filter((k) => k.concept === concept && k.line === 0)
    return own[0] && !goodsInLines(rest, concept)
      ? readFields(concept, [own[0]], own[0].field.isNumber ? 'point' : sign)
      : []
  })
  return [...single, ...goodsOfRecords(rest, sign)]
}

const goodsInLines = (known: readonly KnownField[], concept: Concept) =>
  known.some((k) => k.concept === concept && k.line > 0)

function impliedByCmr({ key, value }: RecordField): FoundInField[] {
  const span: Span = { text: value, words: [] }
  return [
    { reading: { place: placeOf('documentType'), value: '730', span }, key },
    { reading: { place: placeOf('modeOfTransport'), value: '3', span }, key },
  ]
}

function valuesOfReadings(found: readonly FoundInField[]): ExtractedValue[] {
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
        confidence: reading.isOpen ? ofOpen : confidence,
        source: 'structured',
        evidence: { page: 1, box: null, snippet: `${key}: ${reading.span.text}` },
        why: { label: key, place: 'record', checks: reading.checks ?? [], repairs: [], competedWith: [] },
      },
    ]
  })
}
