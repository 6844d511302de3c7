import { phraseOf } from '../../dataset/labels.ts'
import { sentenceCase } from '../../rules/missing.ts'
import type { Quantities } from '../../rules/quantities.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { comparisonsIn, type MassComparison, measureOf, type Relation } from './compared-masses.ts'

const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 1'

const common = { severity: 'medium', violationType: 'Plausibility', subsets: null } as const

/** A mass that contradicts several others is reported once, under the rule of the first. */
export const masses: readonly Rule[] = [
  {
    ...common,
    severity: 'high',
    code: 'PL-NO-MASS',
    rule: 'The gross mass of a consignment is greater than zero.',
    clause: `${TABLE}, eFTI41`,
    remedy: 'Enter the gross mass of the goods with their packaging.',
    example: '12400 KGM',
    eftiId: 'eFTI41',
    *check(view) {
      const mass = view.first('eFTI41')
      if (typeof mass?.value !== 'object' || mass.value.value < 0) return
      yield mass.value.value > 0 ? passed(mass.path) : failed(mass.path, 'Gross mass is zero.')
    },
  },
  {
    ...common,
    code: 'PL-NET-GROSS',
    rule: 'A net mass or volume is not greater than the gross one.',
    clause: `${TABLE}, definitions of net and gross mass`,
    remedy: 'Correct the net or the gross figure; they may have been swapped.',
    example: '11800 KGM',
    eftiId: 'eFTI43',
    check: (view) => outcomes(view, 'net and gross'),
  },
  {
    ...common,
    code: 'PL-PARTS-MASS',
    rule: 'The masses and volumes of the parts do not add up to more than those of the whole.',
    clause: `${TABLE}, eFTI41, eFTI45, eFTI746 and those of goods and equipment`,
    remedy: 'Correct the mass or volume of the consignment or of its parts.',
    example: '12400 KGM',
    eftiId: 'eFTI41',
    check: (view) => outcomes(view, 'parts and whole'),
  },
  {
    ...common,
    code: 'PL-CONTAINER-MASS',
    rule: 'The goods in a container weigh no more than the container with the goods.',
    clause: `${TABLE}, eFTI1002, eFTI1205, eFTI1207; SOLAS VI/2`,
    remedy: 'Correct the mass of the goods or that of the packed container, which includes its own.',
    example: '24300 KGM',
    eftiId: 'eFTI1205',
    check: (view) => outcomes(view, 'goods and container'),
  },
]

function* outcomes(view: View, relation: Relation): Iterable<Outcome> {
  const { wrong, right } = comparisonsIn(view)
  for (const { given, comparison } of wrong)
    if (comparison.relation === relation)
      yield failed(given.path, wordsFor(comparison), {
        eftiId: given.element.id,
        values: valuesOf(comparison),
      })
  for (const comparison of right) if (comparison.relation === relation) yield passed(comparison.reported.path)
}

function wordsFor({ relation, small, large }: MassComparison): string {
  const [what, whole] = [sentenceCase(phraseOf(small.element.id)), phraseOf(large.element.id)]
  return relation === 'parts and whole'
    ? `${what}: {parts} in total, more than the {whole} given for the whole (${whole}).`
    : `${what} ({small}) is greater than the ${whole} ({large}).`
}

function valuesOf({ relation, small, large, sum }: MassComparison): Quantities {
  return relation === 'parts and whole'
    ? { parts: sum, whole: measureOf(large) }
    : { small: measureOf(small), large: measureOf(large) }
}
