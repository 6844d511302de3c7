import { plainPath } from '@efti-hub/efti'

/** A value made comparable. */
export interface Entry {
  path: string
  /** The path before rows were aligned. */
  readAs: string
  /** Without case, accents, space and punctuation; measures of mass in kilograms; of an instant the day. */
  plain: string
  confidence: number
  shown: string
}

/** What merely follows from other values is counted neither way. */
const FOLLOWS =
  /\/typeText\[|dangerousGoodsIndicator$|categoryCode|^transportContractDocument\/(sub)?typeCode|^associatedDocument\[\d+\]\/(typeCode|referenceTypeCode)|modeCode$|fullEmptyCode$|roleCode$/

/** Names and free texts that take several lines are one value. */
const JOINED =
  /(\/name|\/streetName|^consignorProvidedInformationText|^information|^contractTermsText|\/information|\/properShippingName|\/technicalName|\/markingText)\[\d+\]$/

export function sampleEntries(
  values: readonly { path: string; value: unknown; confidence: number }[],
): Entry[] {
  const entries: Entry[] = []
  const joined = new Map<string, Entry>()
  for (const { path, value, confidence } of values) {
    if (FOLLOWS.test(path)) continue
    const shown = typeof value === 'object' ? JSON.stringify(value) : String(value)
    const isJoined = JOINED.test(path)
    const entry = {
      path: isJoined ? path.replace(/\[\d+\]$/, '[1]') : path,
      readAs: path,
      plain: plainOf(value),
      confidence,
      shown,
    }
    const before = isJoined ? joined.get(entry.path) : undefined
    if (before) {
      before.plain += entry.plain
      before.shown += ` ${shown}`
      before.confidence = Math.min(before.confidence, confidence)
    } else {
      entries.push(entry)
      if (isJoined) joined.set(entry.path, entry)
    }
  }
  return entries
}

const IN_KILOGRAMS: Record<string, number> = { TNE: 1000, GRM: 0.001 }

export function plainOf(value: unknown): string {
  if (isMeasure(value)) {
    const factor = IN_KILOGRAMS[value.unit]
    const amount = Number((value.value * (factor ?? 1)).toFixed(6))
    return `${amount} ${factor ? 'KGM' : value.unit}`
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const day = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text)
  if (day) return day[0]
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // '28 × 146' is '28 x 146' on a keyboard.
      .replace(/(?<=\d\s?)x(?=\s?\d)/g, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  )
}

function isMeasure(value: unknown): value is { value: number; unit: string } {
  return typeof value === 'object' && value !== null && 'value' in value && 'unit' in value
}

/** The first repeating class of a path, which of it, and the rest; indexes within do not matter. */
export function partsOf(path: string): { head: string; index: string; rest: string } {
  const parts = /^([A-Za-z]+)\[(\d+)\]\/(.*)$/.exec(path)
  if (!parts) return { head: '', index: '', rest: plainPath(path) }
  const [, head = '', index = '', rest = ''] = parts
  return { head, index, rest: plainPath(rest) }
}
