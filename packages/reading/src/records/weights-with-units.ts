import type { Box } from '../layout/pages.ts'
import { measuresIn } from '../values/measures.ts'
import type { KnownField } from './known-field.ts'

/** A unit under a key of its own is put behind the weights of its line, or of all lines where it stands for all. */
export function weightsWithUnits(known: readonly KnownField[]): { known: KnownField[]; used: KnownField[] } {
  const units = known.filter((k) => k.concept === 'weightUnit' && isMass(k.span.text))
  const used = new Set<KnownField>()
  const others = known.filter((k) => k.concept !== 'weightUnit')
  if (units.length === 0) return { known: others, used: [] }
  const withUnits = others.map((k): KnownField => {
    if ((k.concept !== 'grossWeight' && k.concept !== 'netWeight') || !/^[\d.,\s]+$/.test(k.span.text))
      return k
    const unit =
      units.find(({ line }) => line === k.line) ?? units.find(({ line }) => line === 0 || k.line === 0)
    if (!unit) return k
    used.add(unit)
    const text = `${k.span.text} ${unit.span.text}`
    return { ...k, span: { text, words: [{ text, box: [0, 0, 0, 0] as Box, confidence: 1 }] } }
  })
  return { known: withUnits, used: used.size > 0 ? units : [] }
}

const isMass = (unit: string): boolean => measuresIn(`1 ${unit}`, 'mass', 'point').length > 0
