import type { ViolationAct, ViolationDetail } from '@efti-hub/contract'
import { type Names, personOf } from '../present.ts'
import type { ActRow, ViolationRow } from '../tables.ts'

/** Comments, and all acts after the finding itself. `names` of people by id. */
export function presentActs(
  row: ViolationRow,
  acts: readonly ActRow[],
  names: Names,
): Pick<ViolationDetail, 'comments' | 'acts'> {
  const found: ViolationAct = {
    id: '0',
    act: 'found',
    author: null,
    at: row.createdAt.toISOString(),
    before: null,
    after: 'open',
    text: null,
  }
  return {
    comments: acts.flatMap(({ id, act, author, createdAt, text }) =>
      act === 'commented' && author !== null
        ? { id: `${id}`, author: personOf(author, names), at: createdAt.toISOString(), text: text ?? '' }
        : [],
    ),
    acts: [found, ...acts.map((act) => presentAct(act, names))],
  }
}

function presentAct(
  { id, act, author, createdAt, oldValue, newValue, text }: ActRow,
  names: Names,
): ViolationAct {
  const shown = (value: string | null) =>
    act === 'assigned' && value !== null ? personOf(value, names).name : value
  return {
    id: `${id}`,
    act,
    author: author === null ? null : personOf(author, names),
    at: createdAt.toISOString(),
    before: shown(oldValue),
    after: shown(newValue),
    text,
  }
}

/** Ids of everybody whom these acts name. */
export function peopleInActs(acts: readonly ActRow[]): string[] {
  return acts.flatMap(({ act, author, oldValue, newValue }) =>
    [author, ...(act === 'assigned' ? [oldValue, newValue] : [])].flatMap((id) => id ?? []),
  )
}
