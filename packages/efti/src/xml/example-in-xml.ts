import type { DataElement } from '../dataset/elements.ts'
import { exampleFor } from '../regulations/example-of.ts'
import { escapeText } from './escape.ts'

/** An element as it may occur in a message, such as `<grossWeight unitId="KGM">12400</grossWeight>`; null for a data class. */
export function exampleInXml(element: DataElement): string | null {
  const { kind, name } = element
  if (kind === 'class') return null
  const example = exampleFor(element)
  const [number = '', unit = ''] = example.split(' ')
  if (kind === 'measure') return `<${name} unitId="${unit}">${number}</${name}>`
  if (kind === 'amount') return `<${name} currencyId="${unit}">${number}</${name}>`
  if (kind === 'date')
    return `<${name} formatId="${example.length === 8 ? '102' : '205'}">${example}</${name}>`
  return `<${name}>${escapeText(example)}</${name}>`
}
