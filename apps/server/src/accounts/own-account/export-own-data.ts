import { ownActs } from '../../audit/own-acts.ts'
import type { House } from '../../house.ts'
import type { Caller } from '../../platform/http.ts'
import type { Session } from '../sessions.ts'
import { readProfile } from '../settings/change-profile.ts'
import { preferencesOf } from '../settings/notification-preferences.ts'
import { sessionsOf } from './sessions-of-person.ts'

type Memberships = Session['memberships']

/**
 * What is stored about a person, as one JSON object in pieces: everything but the actions is small, and these come as they are
 * read. Of organisations that they left, the trail belongs to the organisation alone.
 */
export async function* ownDataPieces(
  house: House,
  caller: Caller & { sessionId: string },
  memberships: Memberships,
): AsyncGenerator<string> {
  const head = {
    format: 'efti-hub-personal-data-1',
    madeAt: house.clock.now().toISOString(),
    id: caller.userId,
    profile: await readProfile(house, caller),
    memberships: await describeMemberships(house, caller.userId, memberships),
    sessions: (await sessionsOf(house, caller)).items,
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [`
  let separator = '\n'
  for (const { tenantId } of memberships) {
    for await (const act of ownActs(house.database, { tenantId, userId: caller.userId })) {
      yield `${separator}    ${JSON.stringify({ tenantId, ...act })}`
      separator = ',\n'
    }
  }
  yield '\n  ]\n}\n'
}

function describeMemberships(house: House, userId: string, memberships: Memberships) {
  return Promise.all(
    memberships.map(async ({ tenantId, tenantName, role }) => ({
      tenantId,
      tenantName,
      role,
      notifications: await house.database.inTenant({ tenantId, userId }, (db) => preferencesOf(db, userId)),
    })),
  )
}
