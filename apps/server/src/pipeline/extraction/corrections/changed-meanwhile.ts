import { type CorrectionRequest, lineOfGoods, type ValueConflict } from '@efti-hub/contract'
import { elementByPath, labelOf, normalisePath, type Value } from '@efti-hub/efti'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { sameValue } from './correct-consignment.ts'
import type { ConsignmentInForce } from './in-force.ts'
import type { ChoiceRow, CorrectionRow } from './tables.ts'

type Conflict = Omit<ValueConflict, 'author'> & { author: string | null }

/** Thrown inside of a transaction, where nobody's name is known; it leaves as a Refusal with the names. */
class ChangedMeanwhile extends Error {
  readonly conflicts: readonly Conflict[]

  constructor(conflicts: readonly Conflict[]) {
    super('changed meanwhile')
    this.conflicts = conflicts
  }
}

/** `value` left out: it is not to be changed, but the change rests on it. */
export type Seen = Partial<NonNullable<CorrectionRequest['corrections']>[number]> & { path: string }

/** @throws ChangedMeanwhile for values that are no longer those that the caller saw, unless they are what the caller wants. */
export function requireAsSeen(
  { values, corrections, removedWithGroup }: ConsignmentInForce,
  given: readonly Seen[],
  author: string,
): void {
  const inForce = new Map(values.map(({ path, value }) => [path, value]))
  // Who removed the line that a value was in has the latest word on it.
  const latest = new Map([
    ...corrections.map((row) => [row.path, row] as const),
    ...removedWithGroup.map(({ value: { path }, by }) => [path, by] as const),
  ])
  const conflicts = given.flatMap(({ path: asked, value: wanted, seen }) => {
    const path = normalisePath(asked)
    const element = path === null ? undefined : elementByPath(path)
    if (seen === undefined || path === null || !element) return []
    const value = inForce.get(path) ?? null
    if (sameValue(value, seen) || (wanted !== undefined && sameValue(value, wanted))) return []
    return latest.get(path)?.author === author
      ? []
      : [conflictAt({ path, eftiId: element.id, value }, latest.get(path))]
  })
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts)
}

/** @throws ChangedMeanwhile where somebody has corrected the same value after the correction that is withdrawn. */
export function requireLatest(withdrawn: readonly CorrectionRow[], all: readonly CorrectionRow[]): void {
  const ids = new Set(withdrawn.map(({ id }) => id))
  const latest = new Map(all.filter(({ id }) => !ids.has(id)).map((row) => [row.path, row]))
  const conflicts = withdrawn.flatMap(({ id, path }) => {
    const other = latest.get(path)
    return other && other.id > id ? [conflictAt(other, other)] : []
  })
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts)
}

/** `inWords`: what a choice is about, and what it states. @throws ChangedMeanwhile where somebody has chosen otherwise since. */
export function requireLatestChoice(
  withdrawn: readonly ChoiceRow[],
  all: readonly ChoiceRow[],
  inWords: (row: ChoiceRow) => { label: string; value: string },
): void {
  const latest = new Map(all.map((row) => [row.subject, row]))
  const ids = new Set(withdrawn.map(({ id }) => id))
  const conflicts = withdrawn.flatMap(({ subject }): Conflict[] => {
    const other = latest.get(subject)
    if (!other || ids.has(other.id)) return []
    const { author, createdAt } = other
    return [{ path: subject, ...inWords(other), author, at: createdAt.toISOString() }]
  })
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts)
}

/** @throws ChangedMeanwhile where somebody else has entered something below a line that is withdrawn: the line would stay as a stump. */
export function requireNoneBelow(
  withdrawn: readonly CorrectionRow[],
  { valuesAsRead, corrections }: Pick<ConsignmentInForce, 'valuesAsRead' | 'corrections'>,
): void {
  const ids = new Set(withdrawn.map(({ id }) => id))
  const first = Math.min(...ids)
  const groups = new Set(
    withdrawn.flatMap(({ path, value }) => (value === null ? [] : (lineOfGoods(path)?.place ?? []))),
  )
  // A line that was there before is not taken away.
  for (const { path } of [...valuesAsRead, ...corrections.filter(({ id }) => id < first)])
    groups.delete(lineOfGoods(path)?.place ?? '')
  const below = corrections.filter(
    ({ id, path, author }) =>
      id > first &&
      !ids.has(id) &&
      author !== withdrawn[0]?.author &&
      groups.has(lineOfGoods(path)?.place ?? ''),
  )
  const latest = new Map(below.map((row) => [row.path, row]))
  const conflicts = [...latest.values()].flatMap((row) => (row.value === null ? [] : [conflictAt(row, row)]))
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
