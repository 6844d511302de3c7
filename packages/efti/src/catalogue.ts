import { ANY_ELEMENT, EXAMPLES, FIELDS, MESSAGES } from './catalogue-texts.ts'
import type { DataElement } from './dataset/elements.ts'
import { ELEMENTS } from './dataset/elements.ts'
import { labelOf } from './dataset/labels.ts'
import { ALL_RULES } from './regulations/all-rules.ts'
import type { Rule, RuleText } from './rules/rule.ts'
import { STRUCTURE_RULES } from './xml/structure-rules.ts'

/** A rule as data. */
export interface CatalogueEntry extends RuleText {
  /** For people: the element's label, or what the rule is about where it has several. */
  field: string
  /** Message of a finding; what is in braces is filled in. */
  message: string
  /** A value or spelling that satisfies the rule. */
  example: string
  /** It applies when one of them is asked for; null: always. */
  subsets: readonly string[] | null
}

/** Every rule of this edition, those of the XML schema first. The committed `catalogue.json` is this list. */
export function ruleCatalogue(): CatalogueEntry[] {
  return [
    ...Object.values<RuleText>(STRUCTURE_RULES).map((rule) => entry(rule, {}, null)),
    ...ALL_RULES.map((rule) => entry(rule, rule, rule.subsets)),
  ]
}

function entry(
  rule: RuleText,
  { message, about }: Pick<Rule, 'message' | 'about'>,
  subsets: readonly string[] | null,
): CatalogueEntry {
  const { code, rule: sentence, clause, severity, violationType, remedy, eftiId } = rule
  return {
    code,
    rule: sentence,
    clause,
    severity,
    violationType,
    field: eftiId ? labelOf(eftiId) : (FIELDS[code] ?? fieldOf(about?.() ?? [])),
    message: message ?? MESSAGES[code] ?? '',
    remedy,
    example: rule.example ?? EXAMPLES[code] ?? '',
    eftiId,
    subsets,
  }
}

/** 'Container or swap body: number; Trailer or wagon: ...', shortened where there are many. */
function fieldOf(elements: readonly DataElement[]): string {
  const labels = elements.filter(({ kind }) => kind !== 'class').map(({ id }) => labelOf(id))
  const isAny =
    labels.length === 0 || labels.length === ELEMENTS.filter(({ kind }) => kind !== 'class').length
  if (isAny) return ANY_ELEMENT
  const [first, second, third, ...others] = labels
  const shown = [first, second, third].filter((label) => label !== undefined).join('; ')
  return others.length > 0 ? `${shown} and ${others.length} more` : shown
}
