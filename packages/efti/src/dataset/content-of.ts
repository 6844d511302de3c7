import type { Consignment, ConsignmentValue, ExtraContent, Value } from './consignment.ts'

/** Values and other content of a consignment, and what has not the form of either. */
export interface Content {
  values: readonly ConsignmentValue[]
  extra: readonly ExtraContent[]
  misfits: readonly Misfit[]
}

/** An entry that is no value of a consignment, or an attribute that is no text. */
export interface Misfit {
  /** '' where the entry has none. */
  path: string
  eftiId: string | null
  /** The attribute that is no text, or `attributes` for all; null for the whole entry. */
  attribute: string | null
}

/**
 * What of a consignment can be relied upon, for callers whose consignment no compiler has seen: anything may be passed,
 * nothing is thrown. Entries that fit are handed on as they are.
 */
export function contentOf(consignment: Consignment): Content {
  const misfits: Misfit[] = []
  const { values, extra } = isRecord(consignment) ? consignment : {}
  return {
    values: fitting(values, isValueEntry, misfits),
    extra: fitting(extra, isExtraEntry, misfits),
    misfits,
  }
}

/** Text, a finite number, yes or no, or a measure of a finite number. */
export function isValue(value: unknown): value is Value {
  if (typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  return isRecord(value) && Number.isFinite(value.value) && typeof value.unit === 'string'
}

type Entry = ConsignmentValue | ExtraContent

function fitting<T extends Entry>(
  list: unknown,
  fits: (entry: unknown) => entry is T,
  misfits: Misfit[],
): T[] {
  if (!Array.isArray(list)) return []
  const kept: T[] = []
  for (const entry of list) {
    if (fits(entry)) kept.push(withTexts(entry, misfits))
    else misfits.push({ ...placeOf(entry), attribute: null })
  }
  return kept
}

function isValueEntry(entry: unknown): entry is ConsignmentValue {
  return (
    isRecord(entry) &&
    typeof entry.eftiId === 'string' &&
    typeof entry.path === 'string' &&
    isValue(entry.value) &&
    (entry.written === undefined || typeof entry.written === 'string')
  )
}

function isExtraEntry(entry: unknown): entry is ExtraContent {
  return (
    isRecord(entry) &&
    typeof entry.path === 'string' &&
    (entry.text === null || typeof entry.text === 'string')
  )
}

/** Without the attributes that are no texts. */
function withTexts<T extends Entry>(entry: T, misfits: Misfit[]): T {
  if (entry.attributes === undefined) return entry
  const isReadable = isRecord(entry.attributes)
  const attributes = isReadable ? Object.entries(entry.attributes) : []
  const texts = attributes.filter(([, text]) => typeof text === 'string')
  if (isReadable && texts.length === attributes.length) return entry
  if (!isReadable) misfits.push({ ...placeOf(entry), attribute: 'attributes' })
  for (const [name, text] of attributes)
    if (typeof text !== 'string') misfits.push({ ...placeOf(entry), attribute: name })
  return { ...entry, attributes: Object.fromEntries(texts) }
}

function placeOf(entry: unknown): { path: string; eftiId: string | null } {
  const { path, eftiId } = isRecord(entry) ? entry : {}
  return {
    path: typeof path === 'string' ? path : '',
    eftiId: typeof eftiId === 'string' ? eftiId : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
