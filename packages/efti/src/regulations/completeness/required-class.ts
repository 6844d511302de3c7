import { phraseOf } from '../../dataset/labels.ts'
import { pathOf } from '../../dataset/paths.ts'
import type { Severity } from '../../rules/finding.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import { codeIn, type Scope, subsetsIn } from './scope.ts'

export interface ClassDemand {
  /** Id of the data class. */
  id: string
  slug: string
  rule: string
  clause: string
  severity: Severity
  remedy: string
  example: string | null
}

/** A rule that asks for at least one value of a data class: the party or the place is there at all. */
export function requiredClass(scope: Scope, demand: ClassDemand): Rule {
  const path = pathOf(demand.id)
  return {
    code: codeIn(scope, demand.slug),
    rule: demand.rule,
    clause: demand.clause,
    severity: demand.severity,
    violationType: demand.severity === 'critical' ? 'Missing party' : 'Missing element',
    remedy: demand.remedy,
    example: demand.example,
    eftiId: demand.id,
    subsets: subsetsIn(scope),
    topic: 'missing',
    message: missingText(phraseOf(demand.id)),
    *check(view) {
      yield view.instances(demand.id).length > 0
        ? passed(path)
        : failed(path, missingText(phraseOf(demand.id)))
    },
  }
}
