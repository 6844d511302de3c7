import { foldName } from '../../../platform/towns/fold-name.ts'
import { isSameParty } from '../../consignments/links/same-party.ts'

interface Valued {
  path: string
  value: unknown
  why?: { derived?: string | undefined } | null | undefined
}

export interface Part<Value extends Valued> {
  documentId: string
  name: string
  values: readonly Value[]
}

/** A part of the data set that a document states and that was not combined with what an earlier one states. */
export interface NotCombined {
  documentName: string
  /** First segment of its paths, such as 'includedConsignmentItem'. */
  group: string
}

export interface Combined<Value extends Valued> {
  values: (Value & { documentId: string })[]
  notCombined: NotCombined[]
}

/**
 * One data set of the documents of a consignment. The first document counts most; each further one adds the parts of the data set
 * that are not there yet, and completes a part that is there once in both and in which nothing differs, such as one line of goods
 * or one party. Lines of goods of two documents are never put side by side: nothing shows which are the same goods. What was only
 * derived fills what no document prints.
 */
export function combineDocuments<Value extends Valued>(parts: readonly Part<Value>[]): Combined<Value> {
  const groups = new Map<string, (Value & { documentId: string })[]>()
  const only = (isWanted: (value: Value) => boolean) =>
    parts.map((part) => ({ ...part, values: part.values.filter(isWanted) }))
  const notCombined = addTo(
    groups,
    only((value) => !value.why?.derived),
  )
  addTo(
    groups,
    only((value) => Boolean(value.why?.derived)),
  )
  return { values: [...groups.values()].flat(), notCombined }
}

function addTo<Value extends Valued>(
  groups: Map<string, (Value & { documentId: string })[]>,
  parts: readonly Part<Value>[],
): NotCombined[] {
  const notCombined: NotCombined[] = []
  for (const { documentId, name, values } of parts)
    for (const [group, own] of Map.groupBy(values, groupOf)) {
      const there = groups.get(group)
      const added = own.map((value) => ({ ...value, documentId }))
      if (!there) groups.set(group, added)
      else {
        const news = added.filter(({ path }) => !there.some((known) => known.path === path))
        if (isOne(there, own)) there.push(...news)
        else if (news.length > 0) notCombined.push({ documentName: name, group })
      }
    }
  return notCombined
}

/** The descriptions of packages are in a list of their own: line 3 of the one belongs to line 3 of the other. */
const SAME_LINES: Record<string, string> = { natureIdentificationCargo: 'transportPackage' }

function groupOf({ path }: Valued): string {
  const group = path.replace(/(?:\[\d+\])?(?:\/.*)?$/, '')
  return SAME_LINES[group] ?? group
}

/** More than one line of goods, or of anything else that a data set has several of. */
const isSecond = (path: string) =>
  /^[^/]*\[(?!1\])/.test(path) || /^natureIdentificationCargo\/identificationText\[(?!1\])/.test(path)

/** There once in both, and what both state agrees. */
function isOne(left: readonly Valued[], right: readonly Valued[]): boolean {
  if ([...left, ...right].some(({ path }) => isSecond(path))) return false
  return right.every(({ path, value }) => {
    const known = left.find((other) => other.path === path)
    return !known || agrees(path, known.value, value)
  })
}

function agrees(path: string, left: unknown, right: unknown): boolean {
  if (typeof left !== 'string' || typeof right !== 'string')
    return JSON.stringify(left) === JSON.stringify(right)
  return foldName(left) === foldName(right) || (/\/name\[\d+\]$/.test(path) && isSameParty(left, right))
}
