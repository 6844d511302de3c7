import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../sessions.ts'
import { readProfile } from '../settings/change-profile.ts'
import { preferencesOf } from '../settings/notification-preferences.ts'
import { sessionsOf } from './sessions-of-person.ts'

type Memberships = Session['memberships']

/** Reads what a person did in one organisation, oldest first. */
export type ReadOwnActs = (
  database: Database,
  person: { tenantId: string; userId: string },
) => AsyncIterable<Record<string, unknown>>

/**
 * What is stored about a person, as one JSON object in pieces: everything but the actions is small, and these come as they are
 * read. Of organisations that they left, the trail belongs to the organisation alone.
 */
export async function* ownDataPieces(
  services: Services,
  caller: Caller & { sessionId: string },
  memberships: Memberships,
  readOwnActs: ReadOwnActs,
): AsyncGenerator<string> {
  const head = {
    format: 'efti-hub-personal-data-1',
    madeAt: services.clock.now().toISOString(),
    id: caller.userId,
    profile: await readProfile(services, caller),
    memberships: await describeMemberships(services, caller.userId, memberships),
    sessions: (await sessionsOf(services, caller)).items,
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [`
  let separator = '\n'
  for (const { tenantId } of memberships) {
    for await (const act of readOwnActs(services.database, { tenantId, userId: caller.userId })) {
      yield `${separator}    ${JSON.stringify({ tenantId, ...act })}`
      separator = ',\n'
    }
  }
  yield '\n  ]\n}\n'
}

function describeMemberships(services: Services, userId: string, memberships: Memberships) {
  return Promise.all(
    memberships.map(async ({ tenantId, tenantName, role }) => ({
      tenantId,
      tenantName,
      role,
      notifications: await services.database.inTenant({ tenantId, userId }, (db) =>
        preferencesOf(db, userId),
      ),
    })),
  )
}
