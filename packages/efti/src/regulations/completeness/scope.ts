import type { DataElement } from '../../dataset/elements.ts'
import { belongsTo, isMandatory, statusesOf } from '../../dataset/subsets.ts'
import type { Severity } from '../../rules/finding.ts'

/** A Union subset, or several that ask for the same under one code: EU05 for road, rail and inland waterway. */
export type Scope = string | { code: string; subsets: readonly string[] }

export function codeIn(scope: Scope, slug: string): string {
  return `${typeof scope === 'string' ? scope : scope.code}-${slug}`
}

export function subsetsIn(scope: Scope): readonly string[] {
  return typeof scope === 'string' ? [scope] : scope.subsets
}

/** Those of the scope that contain the element. */
export function subsetsWith(scope: Scope, element: DataElement): readonly string[] {
  return subsetsIn(scope).filter((subset) => belongsTo(element, subset))
}

/** Is the element mandatory in the scope, or at least conditional where that is enough? */
export function isDemanded(element: DataElement, scope: Scope, conditional: boolean): boolean {
  return subsetsIn(scope).some(
    (subset) => isMandatory(element, subset) || (conditional && statusesOf(element, subset).includes('C')),
  )
}

/** As grave as the strictest of the subsets has it. */
export function severityByStatus(element: DataElement, subsets: readonly string[]): Severity {
  const statuses = subsets.flatMap((subset) => statusesOf(element, subset))
  return statuses.includes('M') ? 'high' : statuses.includes('C') ? 'medium' : 'low'
}
