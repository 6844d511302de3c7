import type { Random } from '../../../samples/make/scans/random.ts'
import { packagesIn } from '../invent-papers.ts'
import { between, pick } from './pick.ts'
import { type VariedLanguage, waysToSay } from './words.ts'

export interface InventedLine {
  nature: string
  count: number
  kind: string
  code: string
  /** In kilograms. */
  gross: number
  net: number
  /** In cubic metres. */
  volume: number
}

/** One to six lines of goods, most with packages of one kind. */
export function inventGoods(random: Random, language: VariedLanguage): InventedLine[] {
  const kinds = packagesIn(language)
  const [first, second] = [pick(random, kinds), pick(random, kinds)]
  return Array.from({ length: Math.ceil(random() ** 1.5 * 6) }, () => {
    const { packing, packingCode } = random() < 0.75 ? first : second
    const count = between(random, 1, 64)
    const gross = count * between(random, 4, 420)
    return {
      nature: natureOf(random, language),
      count,
      kind: packing,
      code: packingCode,
      gross,
      net: Math.round(gross * (0.85 + 0.12 * random())),
      volume: Math.round(100 * count * (0.05 + random())) / 100,
    }
  })
}

/** Often with what sellers write behind it: a size, a number, a colour. */
function natureOf(random: Random, language: VariedLanguage): string {
  const name = pick(random, waysToSay('goods', language))
  if (random() < 0.5) return name
  const more = [
    `${between(random, 2, 90)} mm`,
    `${between(random, 1, 9)}0x${between(random, 1, 9)}0 cm`,
    `Type ${between(random, 1, 40)}`,
    `RAL ${between(random, 1000, 9010)}`,
  ]
  return `${name} ${pick(random, more)}`
}
