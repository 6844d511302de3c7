import { elementById } from '../../dataset/elements.ts'
import { belongsTo, statusesOf, subsetById } from '../../dataset/subsets.ts'
import type { Severity } from '../../rules/finding.ts'
import type { Outcome, Rule, Setting } from '../../rules/rule.ts'
import { NATIONAL_SUBSETS } from './natures.ts'
import { isNoteNationally } from './practice.ts'

const byCounterpart = new Map<string | null, string[]>()
for (const { id, counterpart } of NATIONAL_SUBSETS) {
  const copies = byCounterpart.get(counterpart)
  if (copies) copies.push(id)
  else byCounterpart.set(counterpart, [id])
}

/** A national provision alone weighs less: what Union law makes due is not at stake. */
const MILDER: Record<Severity, Severity> = {
  critical: 'critical',
  high: 'medium',
  medium: 'low',
  low: 'low',
}

/**
 * The rule of a Union subset, with the national subsets that ask for the same: one cause stays one finding that names them all. Where
 * only national ones are asked for, the finding cites them and is milder.
 */
export function withCopies(rule: Rule): Rule {
  const { subsets: union, eftiId } = rule
  if (union === null || eftiId === null) return rule
  const copies = union
    .flatMap((subset) => byCounterpart.get(subset) ?? [])
    .filter((id) => asksFor(eftiId, id))
  if (copies.length === 0) return rule
  const checkFor = (subsets: readonly string[]): Rule['check'] =>
    subsets.some((id) => union.includes(id))
      ? rule.check
      : (view, setting) => nationalOnes(rule, rule.check(view, setting), copies, setting)
  return {
    ...rule,
    subsets: [...union, ...copies],
    check: (view, setting) => checkFor(setting.subsets)(view, setting),
    checkFor,
  }
}

function* nationalOnes(
  rule: Rule,
  outcomes: Iterable<Outcome>,
  copies: readonly string[],
  setting: Setting,
): Iterable<Outcome> {
  for (const outcome of outcomes)
    yield outcome.message === null ? outcome : nationally(rule, outcome, copies, setting)
}

function asksFor(eftiId: string, subset: string): boolean {
  const element = elementById(eftiId)
  if (!element) return false
  if (element.kind === 'class') return belongsTo(element, subset)
  return statusesOf(element, subset).some((status) => status !== 'O')
}

function nationally(rule: Rule, outcome: Outcome, copies: readonly string[], setting: Setting): Outcome {
  const asked = setting.subsets.filter((id) => copies.includes(id))
  return {
    ...outcome,
    isNote: outcome.isNote || isNoteNationally(rule, outcome, setting),
    severity: MILDER[outcome.severity ?? rule.severity],
    clause: nationalClause(asked),
  }
}

/** 'Delegated Regulation (EU) 2024/2024, Annex, Tables 3 to 29: DE02 (Road Haulage Act art.7(1)(3))'. */
export function nationalClause(subsets: readonly string[]): string {
  const named = subsets
    .slice(0, 4)
    .map((id) => `${id} (${subsetById(id)?.provision ?? 'national provision'})`)
  const more = subsets.length > named.length ? ' and others' : ''
  return `Delegated Regulation (EU) 2024/2024, Annex, Tables 3 to 29: ${named.join('; ')}${more}`
}
