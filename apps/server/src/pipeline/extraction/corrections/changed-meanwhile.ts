import type { CorrectionRequest, ValueConflict } from '@efti-hub/contract'
import { elementByPath, labelOf, normalisePath, type Value } from '@efti-hub/efti'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { sameValue } from './correct-consignment.ts'
import type { ConsignmentInForce } from './in-force.ts'
import type { CorrectionRow } from './tables.ts'

type Conflict = Omit<ValueConflict, 'author'> & { author: string | null }

/** Thrown inside of a transaction, where nobody's name is known; it leaves as a Refusal with the names. */
class ChangedMeanwhile extends Error {
  readonly conflicts: readonly Conflict[]

  constructor(conflicts: readonly Conflict[]) {
    super('changed meanwhile')
    this.conflicts = conflicts
  }
}

/** @throws ChangedMeanwhile for values that are no longer those that the caller saw, unless they are what the caller wants. */
export function requireAsSeen(
  { values, corrections }: ConsignmentInForce,
  given: NonNullable<CorrectionRequest['corrections']>,
  author: string,
): void {
  const inForce = new Map(values.map(({ path, value }) => [path, value]))
  const latest = new Map(corrections.map((row) => [row.path, row]))
  const conflicts = given.flatMap(({ path: asked, value: wanted, seen }) => {
    const path = normalisePath(asked)
    const element = path === null ? undefined : elementByPath(path)
    if (seen === undefined || path === null || !element) return []
    const value = inForce.get(path) ?? null
    if (sameValue(value, seen) || sameValue(value, wanted)) return []
    return latest.get(path)?.author === author
      ? []
      : [conflictAt({ path, eftiId: element.id, value }, latest.get(path))]
  })
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts)
}

/** @throws ChangedMeanwhile where somebody has corrected the same value after the correction that is withdrawn. */
export function requireLatest(withdrawn: readonly CorrectionRow[], all: readonly CorrectionRow[]): void {
  const ids = new Set(withdrawn.map(({ id }) => id))
  const conflicts = withdrawn.flatMap(({ id, path }) => {
    const later = all.findLast((row) => row.path === path && row.id > id && !ids.has(row.id))
    return later ? [conflictAt(later, later)] : []
  })
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts)
}

function conflictAt(
  { path, eftiId, value }: { path: string; eftiId: string; value: Value | null },
  by: CorrectionRow | undefined,
): Conflict {
  const author = by?.author ?? null
  return { path, label: labelOf(eftiId), value, author, at: by?.createdAt.toISOString() ?? null }
}

/** @throws Refusal `changed_meanwhile` with each value, who put it there and when, where `work` met such values. */
export async function withConflictsNamed<T>(services: Services, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    const names = await namesOfPeople(
      services,
      error.conflicts.flatMap(({ author }) => author ?? []),
    )
    const conflicts = error.conflicts.map(({ author: id, ...conflict }) => ({
      ...conflict,
      author: id === null ? null : { id, name: names.get(id) ?? 'Unknown User' },
    }))
    throw new Refusal('changed_meanwhile', sentenceFor(conflicts), undefined, { conflicts })
  }
}

function sentenceFor(conflicts: readonly ValueConflict[]): string {
  const [first] = conflicts
  const who = first?.author?.name ?? 'A new reading of the document'
  const more = conflicts.length > 1 ? ` and ${conflicts.length - 1} more` : ''
  return `${who} changed ${first?.label ?? 'a value'}${more} in the meantime. Nothing was saved.`
}
