import type { Measure } from '../values/measure.ts'

/** A number as data, which people read in their own locale; the unit is a code of UN/ECE Recommendation 20. */
export type Quantity = number | Measure

/** What is filled in where the name is written in braces: '{net} is greater than {gross}'. */
export type Quantities = Readonly<Record<string, Quantity>>

const SIGNS: Record<string, string> = { GRM: 'g', KGM: 'kg', TNE: 't', LTR: 'l', MTQ: 'm³' }

/** '5875 kg': plain digits, which mean the same in every country. */
function written(quantity: Quantity): string {
  if (typeof quantity === 'number') return String(quantity)
  return `${quantity.value} ${SIGNS[quantity.unit] ?? quantity.unit}`
}

/** The sentence for readers that do not format numbers themselves. */
export function fillIn(template: string, values: Quantities): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const quantity = Object.hasOwn(values, name) ? values[name] : undefined
    return quantity === undefined ? braces : written(quantity)
  })
}
