import type { DataElement } from '@efti-hub/contract'
import { type DataElement as Element, labelOf, namedCodes, type ValueKind } from '@efti-hub/efti'

/** An element for people who enter a value; null for a group of data. */
export function presentElement(element: Element): DataElement | null {
  const { id, path, kind, format } = element
  if (kind === 'class') return null
  const type: Exclude<ValueKind, 'class'> = kind
  const units = kind === 'measure' ? [...(element.attribute?.allowed ?? [])] : null
  return {
    id,
    path,
    label: labelOf(id),
    type,
    format,
    codes: codesOf(element),
    units: units?.length ? units : null,
  }
}

function codesOf({ codeList, allowedCodes }: Element): DataElement['codes'] {
  const codes = namedCodes(codeList)
  if (!codes) return null
  const named = [...codes].map(([code, name]) => ({ code, name }))
  return allowedCodes ? named.filter(({ code }) => allowedCodes.includes(code)) : named
}
