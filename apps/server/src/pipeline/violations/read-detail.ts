import type { ViolationDetail } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import type { Member } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { peopleInActs, presentActs } from './acts/present-acts.ts'
import { actsOf, findViolation } from './acts/store.ts'
import { peopleIn, presentRow } from './present.ts'
import { rightsTo } from './rights.ts'
import { waitingFor } from './waiting-store.ts'

/** @throws Refusal 404 for ids of others and ids that never were, alike. */
export async function readDetail(services: Services, member: Member, id: string): Promise<ViolationDetail> {
  const { row, acts, waiting } = await services.database.inTenant(member, async (db) => {
    const row = await findViolation(db, id)
    if (!row) throw notFound('violation')
    const waiting = await waitingFor(db, [row.id], services.clock.now())
    return { row, acts: await actsOf(db, row.id), waiting: waiting.get(row.id) }
  })
  const names = await namesOfPeople(services, [...peopleIn([row]), ...peopleInActs(acts)])
  return { ...presentRow(row, names), waiting, ...presentActs(row, acts, names), can: rightsTo(member, row) }
}
