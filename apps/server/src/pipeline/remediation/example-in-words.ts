import { elementById, elementByPath } from '@efti-hub/efti'
import { valueInWords } from '../extraction/value-in-words.ts'

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(?:([+-]\d{2})(\d{2}))?)?$/

/** An example as a person writes it: '12 400 kg' for '12400 KGM', '2026-11-20 08:00 +01:00' for '202611200800+0100'. */
export function exampleInWords(example: string, eftiId: string | null, path: string | null): string {
  const kind = (elementById(eftiId ?? '') ?? elementByPath(path ?? ''))?.kind
  if (kind === 'measure') {
    const [number = '', unit, ...more] = example.split(' ')
    const value = Number(number)
    return unit && more.length === 0 && Number.isFinite(value)
      ? valueInWords({ path: '', value: { value, unit } })
      : example
  }
  if (kind !== 'date') return example
  const [, year, month, day, hour, minute, offset, offsetMinutes] = COMPACT.exec(example) ?? []
  if (!year) return example
  const date = `${year}-${month}-${day}`
  if (!hour) return date
  return offset ? `${date} ${hour}:${minute} ${offset}:${offsetMinutes}` : `${date} ${hour}:${minute}`
}
