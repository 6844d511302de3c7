import { notFound, type Refusal } from '../../platform/refusal.ts'

/** Documents of an act on many that it was not done to, by their ids, and why. */
export type Refused = Map<string, Refusal>

/** Ids of which there is no row: of others, in the trash, or never there. */
export function refuseMissing(ids: readonly string[], rows: readonly { id: string }[]): Refused {
  const there = new Set(rows.map(({ id }) => id))
  return new Map(ids.filter((id) => !there.has(id)).map((id) => [id, notFound('document')]))
}

/** For an act on one document. @throws the refusal of it. */
export function throwRefused(refused: Refused): void {
  for (const refusal of refused.values()) throw refusal
}
