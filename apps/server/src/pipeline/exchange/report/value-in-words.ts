import { type ConsignmentField, unitSign } from '@efti-hub/contract'
import { codeListById, elementByPath } from '@efti-hub/efti'

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Without separators: who reads the report where is not known, and 12,000 is twelve to some. */
const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6, useGrouping: false })

/** '12000 kg', 'Germany (DE)', 'Pallet (PX)': a value for somebody who does not know the codes. */
export function valueInWords({ path, value }: Pick<ConsignmentField, 'path' | 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return count.format(value)
  if (typeof value === 'object') return `${count.format(value.value)} ${unitSign(value.unit)}`
  const name = nameOfCode(path, value)
  return name ? `${name} (${value})` : value
}

function nameOfCode(path: string, code: string): string | undefined {
  if (/country(Code|\/code)$/i.test(path) && /^[A-Z]{2}$/.test(code)) return regions.of(code)
  const list = elementByPath(path)?.codeList
  return (list && codeListById(list)?.codes?.get(code)) || undefined
}
