import type { Value } from '@efti-hub/efti'
import { plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'

const COUNT = 'numberOfPackages'
const GROSS = 'grossWeight[1]'
const NET = 'netWeight[1]'

/** Whether a value agrees with what else was read: packages with those of the lines, the gross mass with the net mass. */
export function addsUp(path: string, value: Value, values: ReadonlyMap<string, ExtractedValue>): boolean {
  if (path === COUNT) {
    const lines = [...values.values()].filter(
      (one) => plainPath(one.path) === 'transportPackage/itemQuantity',
    )
    const sum = lines.reduce((total, one) => total + Number(one.value), 0)
    return lines.length === 0 || sum === value
  }
  const other = path === GROSS ? values.get(NET) : path === NET ? values.get(GROSS) : undefined
  if (!isMeasure(value) || !isMeasure(other?.value) || value.unit !== other.value.unit) return true
  return path === GROSS ? value.value >= other.value.value : value.value <= other.value.value
}

const isMeasure = (value: Value | undefined) => typeof value === 'object' && 'unit' in value
