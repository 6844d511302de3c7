import { type DataElement, elementById } from '../../dataset/elements.ts'
import { labelOf, phraseOf } from '../../dataset/labels.ts'
import type { Rule, Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { isDelivered, isTakenOver } from '../completeness/moments.ts'
import { requiredAddressLine } from '../completeness/required-address.ts'
import { ownerOf, requiredElement } from '../completeness/required-element.ts'
import { exampleOf } from '../example-of.ts'
import { nationalClause } from './copies.ts'
import table from './demands.json' with { type: 'json' }
import { isNoteNationally } from './practice.ts'

/*
 * What national tables make mandatory beyond the Union table that they are nearest to.
 *
 * Not covered:
 * - Conditional rows (C) beyond those of the Union table: their conditions are in Tables 3 to 29, which were not read row by row.
 * - Classes that a national table needs as a whole: its mandatory elements bind inside the classes that are there.
 */

const TABLES = 'Delegated Regulation (EU) 2024/2024, Annex, Tables 3 to 29'

/** What has happened only when the goods were taken over, or delivered. */
const DUE: Record<string, (view: View, setting: Setting) => boolean> = {
  eFTI115: isTakenOver,
  eFTI583: isTakenOver,
  eFTI596: isDelivered,
}

/** Rules for national demands that none of the rules given, those of the Union with their copies, covers. */
export function nationalDemands(given: readonly Rule[]): readonly Rule[] {
  const known = given.filter(({ topic }) => topic === 'missing')
  return (table.demands as [string, string][]).flatMap(([id, list]) => {
    const covering = known.filter(({ eftiId }) => eftiId === id)
    const subsets = list
      .split(' ')
      .filter((subset) => !covering.some((rule) => rule.subsets?.includes(subset) ?? true))
    const element = elementById(id)
    return element && subsets.length > 0 ? [demandOf(element, subsets)] : []
  })
}

function demandOf(element: DataElement, subsets: readonly string[]): Rule {
  const scope = { code: 'NAT', subsets }
  const rule = requiredAddressLine(scope, element, TABLES) ?? wholeDemand(element, scope)
  return {
    ...rule,
    code: `NAT-${element.id.toUpperCase()}`,
    rule: `National provisions ask for '${labelOf(element.id)}'.`,
    severity: 'medium',
    *check(view, setting) {
      const asked = setting.subsets.filter((id) => subsets.includes(id))
      for (const outcome of rule.check(view, setting))
        yield outcome.message === null
          ? outcome
          : {
              ...outcome,
              isNote: outcome.isNote || isNoteNationally(rule, outcome, setting),
              clause: nationalClause(asked),
            }
    },
  }
}

function wholeDemand(element: DataElement, scope: { code: string; subsets: readonly string[] }): Rule {
  const owner = ownerWithMore(element)
  const due = DUE[element.id]
  return requiredElement(scope, {
    id: element.id,
    slug: element.id.toUpperCase(),
    rule: `The ${phraseOf(element.id)} is given.`,
    clause: TABLES,
    example: exampleOf(element.id),
    ...(owner ? { owner: owner.id } : {}),
    ...(due ? { when: due } : {}),
  })
}

/** The nearest class around the element that can be there without it. */
function ownerWithMore(element: DataElement): DataElement | null {
  let owner = ownerOf(element)
  while (owner?.parent && leavesOf(owner) === 1) owner = elementById(owner.parent) ?? null
  return owner
}

function leavesOf(element: DataElement): number {
  if (element.kind !== 'class') return 1
  return element.children.reduce((sum, child) => sum + leavesOf(child), 0)
}
