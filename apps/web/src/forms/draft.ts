import type { ConsignmentField, DataElement } from '@efti-hub/contract'

/** Contents of the inputs while a value is typed. */
export interface Draft {
  text: string
  unit: string
}

type Element = Pick<DataElement, 'type' | 'units'>

const DEFAULT_UNIT = 'KGM'

export function draftOf(element: Element, value: ConsignmentField['value'] | undefined): Draft {
  const unit = element.units?.includes(DEFAULT_UNIT) ? DEFAULT_UNIT : (element.units?.[0] ?? '')
  if (value === undefined) return { text: '', unit }
  if (typeof value === 'object') return { text: String(value.value), unit: value.unit }
  return { text: String(value), unit }
}

/** The value as its element stores it; null while it is not valid yet. */
export function readDraft({ type }: Element, { text, unit }: Draft): ConsignmentField['value'] | null {
  const typed = text.trim()
  if (typed === '') return null
  switch (type) {
    case 'flag':
      return typed === 'true'
    case 'count':
    case 'decimal':
    case 'amount':
      return numberIn(typed)
    case 'measure': {
      const value = numberIn(typed)
      return value === null || unit === '' ? null : { value, unit }
    }
    default:
      return typed
  }
}

/** A decimal comma is as good as a point. */
function numberIn(text: string): number | null {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
}
