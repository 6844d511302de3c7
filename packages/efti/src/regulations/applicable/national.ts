import { countryName } from '../../code-lists/countries.ts'
import type { SubsetChoice } from '../../rules/finding.ts'
import { goesBy, isDomestic, type Journey, modeName } from '../journey.ts'
import { NATIONAL_SUBSETS, type NationalSubset } from '../national/natures.ts'
import { nationalTexts as texts } from './texts.ts'

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
    const reason = reasonOf(subset, journey, chosen, isWaste)
    return reason === null ? [] : [{ id: subset.id, reason }]
  })
}

function reasonOf(
  subset: NationalSubset,
  journey: Journey,
  chosen: ReadonlySet<string>,
  isWaste: boolean,
): string | null {
  const { country, nature } = subset
  const names = [subset.provision ?? subset.id, countryName(country)] as const
  const isEnd = journey.from === country || journey.to === country
  switch (nature) {
    case 'transport-document':
      return chosen.has('EU01') ? texts[nature](...names) : null
    case 'combined-transport':
      return chosen.has('EU02') ? texts[nature](...names) : null
    case 'cabotage':
      return chosen.has('EU03') && isEnd ? texts[nature](...names) : null
    case 'air-security':
      return chosen.has('EU06') && journey.from === country ? texts[nature](...names) : null
    case 'dangerous-goods': {
      const mode = subset.modes.find((mode) => chosen.has(UNION_BY_MODE[mode] ?? '') && goesBy(journey, mode))
      return mode ? texts[nature](...names, modeName(mode)) : null
    }
    case 'road-haulage':
      return goesBy(journey, '3') && isDomestic(journey) ? texts[nature](...names) : null
    case 'international-road':
      return goesBy(journey, '3') && isEnd && !isDomestic(journey) ? texts[nature](...names) : null
    case 'rail':
      return goesBy(journey, '2') && isEnd ? texts[nature](...names) : null
    case 'inland-waterway':
      return goesBy(journey, '8') && isEnd ? texts[nature](...names) : null
    case 'waste':
      return isWaste ? texts[nature](...names) : null
    case 'by-choice':
      return null
  }
}

const UNION_BY_MODE: Record<string, string> = { '3': 'EU05a', '2': 'EU05b', '8': 'EU05c' }
