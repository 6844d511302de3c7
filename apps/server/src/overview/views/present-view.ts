import type { SavedView } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may } from '../../accounts/policy.ts'
import { type Names, personOf } from '../../pipeline/violations/present.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { ViewRow } from './tables.ts'

export function authorsOf(services: Services, rows: readonly ViewRow[]): Promise<Names> {
  return namesOfPeople(
    services,
    rows.map(({ author }) => author),
  )
}

/** As the audit trail names it. */
export const named = ({ id, name, shared }: ViewRow) => ({
  resourceType: 'view',
  resourceId: id,
  resourceName: name,
  details: shared ? 'Shared' : '',
})

export function mayDelete({ author }: ViewRow, member: Member): boolean {
  return may(member, 'handle') && (author === member.userId || may(member, 'manage'))
}

export function presentView(row: ViewRow, member: Member, names: Names): SavedView {
  const view = {
    id: row.id,
    name: row.name,
    screen: row.screen,
    query: row.query,
    shared: row.shared,
    author: personOf(row.author, names),
    at: row.createdAt.toISOString(),
    can: mayDelete(row, member) ? ['delete'] : [],
  }
  // Of the shape that its screen asks for: it was checked when it was saved.
  return view as SavedView
}
