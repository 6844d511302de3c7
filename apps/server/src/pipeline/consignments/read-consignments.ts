import type { ConsignmentsList, ConsignmentsQuery } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { carriedInCab } from '../../accounts/settings/checking-defaults.ts'
import { writeCursor } from '../../platform/cursor.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { acceptancesOf } from './contradictions/acceptance-store.ts'
import { peopleIn, presentRow } from './present.ts'
import { listConsignments, scopeOfConsignments, standingsOf } from './screen-store.ts'
import { documentsIn } from './store.ts'

/** One page of the list, newest first. */
export async function readConsignments(
  services: Services,
  member: Member,
  query: ConsignmentsQuery & { limit: number },
): Promise<ConsignmentsList> {
  const { rows, total, totalIsExact, papers, acceptances, standings, inCab } =
    await services.database.inTenant(member, async (db) => {
      const list = await listConsignments(db, query)
      const found = await documentsIn(
        db,
        list.rows.map(({ id }) => id),
      )
      return {
        ...list,
        inCab: await carriedInCab(db),
        papers: Map.groupBy(found, ({ consignmentId }) => consignmentId),
        acceptances: await acceptancesOf(db, found),
        standings: await standingsOf(
          db,
          found.map(({ documentId }) => documentId),
        ),
      }
    })
  const today = services.clock.now().toISOString().slice(0, 10)
  const gathered = rows.map((row) => ({ row, papers: papers.get(row.id) ?? [] }))
  const names = await namesOfPeople(services, gathered.flatMap(peopleIn))
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  return {
    items: gathered.map((one) =>
      presentRow({ ...one, acceptances, standings, names, carriedInCab: inCab, today }),
    ),
    nextCursor: last
      ? writeCursor({ key: last.createdAt.toISOString(), id: last.id }, scopeOfConsignments(query))
      : null,
    total,
    totalIsExact,
  }
}
