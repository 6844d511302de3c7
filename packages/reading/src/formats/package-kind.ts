import { packageKindIn } from '../values/packages.ts'
import type { Line } from './table.ts'

/** Kinds of packages as a free text: kept as written and, where the lexicons know it, as its code of Recommendation 21. */
export function packageKind(from: string): Line[] {
  return [
    [from, 'transportPackage/typeText', { read: (text) => (isCode(text) ? undefined : text) }],
    [
      from,
      'transportPackage/typeCode',
      { read: (text) => (isCode(text) ? text : packageKindIn(text)?.code) },
    ],
  ]
}

const isCode = (text: string): boolean => /^[A-Z0-9]{2}$/.test(text)
