import type { SubsetChoice } from '../../rules/finding.ts'
import { goesBy, isDomestic, type Journey, MODE_NAMES } from '../journey.ts'
import { NATIONAL_SUBSETS, type NationalSubset } from '../national/natures.ts'

/**
 * The subsets of Member States on the route. A provision that serves the end of a Union act applies where that does; one on
 * haulage inside the country where the goods are taken over and delivered there; one whose occasion the data does not show,
 * never without a person's choice.
 */
export function nationalSubsets(
  journey: Journey,
  union: readonly SubsetChoice[],
  isWaste: boolean,
): SubsetChoice[] {
  const chosen = new Set(union.map(({ id }) => id))
  return NATIONAL_SUBSETS.filter(({ country }) => journey.route.includes(country)).flatMap((subset) => {
    const why = occasionOf(subset, journey, chosen, isWaste)
    if (why === null) return []
    return [{ id: subset.id, reason: `${subset.provision ?? subset.id} (${subset.country}): ${why}.` }]
  })
}

function occasionOf(
  subset: NationalSubset,
  journey: Journey,
  chosen: ReadonlySet<string>,
  isWaste: boolean,
): string | null {
  const { country } = subset
  const isEnd = journey.from === country || journey.to === country
  switch (subset.nature) {
    case 'transport-document':
      return chosen.has('EU01') ? 'the national rule on the transport document of Regulation No 11' : null
    case 'combined-transport':
      return chosen.has('EU02') ? 'the national rule on combined transport' : null
    case 'cabotage':
      return chosen.has('EU03') && isEnd ? 'the national rule on the evidence of cabotage' : null
    case 'air-security':
      return chosen.has('EU06') && journey.from === country
        ? 'the national rule on the security of air cargo'
        : null
    case 'dangerous-goods': {
      const mode = subset.modes.find((mode) => chosen.has(UNION_BY_MODE[mode] ?? '') && goesBy(journey, mode))
      return mode ? `the national rule on dangerous goods by ${MODE_NAMES[mode]}` : null
    }
    case 'road-haulage':
      return goesBy(journey, '3') && isDomestic(journey)
        ? 'a rule on road haulage inside the country, and the goods are taken over and delivered there'
        : null
    case 'international-road':
      return goesBy(journey, '3') && isEnd && !isDomestic(journey)
        ? 'a rule on road haulage across the border'
        : null
    case 'rail':
      return goesBy(journey, '2') && isEnd ? 'a rule on carriage by rail' : null
    case 'inland-waterway':
      return goesBy(journey, '8') && isEnd ? 'a rule on carriage by inland waterway' : null
    case 'waste':
      return isWaste ? 'a rule on the transport of waste' : null
    case 'by-choice':
      return null
  }
}

const UNION_BY_MODE: Record<string, string> = { '3': 'EU05a', '2': 'EU05b', '8': 'EU05c' }
