import { type AuditEventDetail, codeInWords } from '@efti-hub/contract'
import { common } from '../../words/common.ts'

type Change = Pick<AuditEventDetail, 'oldValue' | 'newValue' | 'names'>

interface ChangeRow {
  /** Null: the value of the event itself. */
  name: string | null
  before: string
  after: string
}

/** A row for each named value that was recorded; one row for a value without a name of its own. */
export function rowsOfChange({ oldValue, newValue, names }: Change): ChangeRow[] {
  if (isNothing(oldValue) && isNothing(newValue)) return []
  const [before, after] = [fieldsOf(oldValue), fieldsOf(newValue)]
  if (!before || !after) {
    return [{ name: null, before: inWords(oldValue, names), after: inWords(newValue, names) }]
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.map((key) => ({
    name: keyLabel(key),
    before: inWords(before[key], names),
    after: inWords(after[key], names),
  }))
}

/** Null: it is a value by itself. A measure is one: 12000 KGM. */
function fieldsOf(value: unknown): Record<string, unknown> | null {
  if (isNothing(value)) return {}
  if (typeof value !== 'object' || Array.isArray(value) || isMeasure(value)) return null
  return value as Record<string, unknown>
}

function inWords(value: unknown, names: Record<string, string>): string {
  if (isNothing(value)) return common.unknown
  if (typeof value === 'string') return names[value] ?? value
  if (typeof value !== 'object') return String(value)
  if (isMeasure(value)) return `${value.value} ${value.unit}`
  if (Array.isArray(value)) return value.map((one) => inWords(one, names)).join('\n') || common.unknown
  return Object.entries(value as object)
    .map(([key, one]) => `${keyLabel(key)}: ${inWords(one, names)}`)
    .join(', ')
}

function isMeasure(value: unknown): value is { value: number; unit: string } {
  return typeof value === 'object' && value !== null && 'value' in value && 'unit' in value
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

/** 'openViolations' as 'Open violations'. */
const keyLabel = (key: string) =>
  codeInWords(key.replace(/[A-Z](?![A-Z])/g, (capital) => `-${capital.toLowerCase()}`))
