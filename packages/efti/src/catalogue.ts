import { ALL_RULES } from './regulations/all-rules.ts'
import type { RuleText } from './rules/rule.ts'
import { STRUCTURE_RULES } from './xml/structure-rules.ts'

/** A rule as data. `subsets`: it applies when one of them is asked for; null: always. */
export interface CatalogueEntry extends RuleText {
  subsets: readonly string[] | null
}

/** Every rule of this edition, those of the XML schema first. The committed `catalogue.json` is this list. */
export function ruleCatalogue(): CatalogueEntry[] {
  return [
    ...Object.values<RuleText>(STRUCTURE_RULES).map((rule) => entry(rule, null)),
    ...ALL_RULES.map((rule) => entry(rule, rule.subsets)),
  ]
}

function entry(rule: RuleText, subsets: readonly string[] | null): CatalogueEntry {
  const { code, rule: sentence, clause, severity, violationType, remedy, example, eftiId } = rule
  return { code, rule: sentence, clause, severity, violationType, remedy, example, eftiId, subsets }
}
