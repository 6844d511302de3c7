import { type ConsignmentField, unitSign } from '@efti-hub/contract'
import { codeListById, elementByPath } from '@efti-hub/efti'
import { countryName, formatUpTo } from '../../platform/format.ts'

const MOST_DECIMALS = 6

/** '12 000 kg', 'Germany (DE)', 'Pallet (PX)': a value for somebody who does not know the codes. */
export function valueInWords({ path, value }: Pick<ConsignmentField, 'path' | 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return formatUpTo(MOST_DECIMALS, value)
  if (typeof value === 'object') return `${formatUpTo(MOST_DECIMALS, value.value)} ${unitSign(value.unit)}`
  const name = nameOfCode(path, value)
  return name ? `${name} (${value})` : value
}

function nameOfCode(path: string, code: string): string | undefined {
  if (/country(Code|\/code)$/i.test(path) && /^[A-Z]{2}$/.test(code)) return countryName(code)
  const list = elementByPath(path)?.codeList
  return (list && codeListById(list)?.codes?.get(code)) || undefined
}
