import { documentHold, holdRequest } from '@efti-hub/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { lockDocument } from '../documents/store.ts'
import { type DocumentRow, documents } from '../documents/tables.ts'
import { presentHold } from './present-hold.ts'

const TAGS = ['Documents']
const byId = z.object({ id: z.string() })

/** A document on hold outlasts the retention of its organisation. */
export function holdRoutes(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/hold',
    {
      schema: {
        tags: TAGS,
        summary: 'Puts a document on hold: retention does not delete it until it is released',
        params: byId,
        body: holdRequest,
        response: { 200: documentHold },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const hold = { heldAt: services.clock.now(), heldBy: member.userId, holdReason: request.body.reason }
      const row = await services.database.inTenant(member, (db) => changeHold(db, request.params.id, hold))
      return { hold: presentHold(row, await namesOfPeople(services, [member.userId])) }
    },
  )

  app.delete(
    '/api/documents/:id/hold',
    {
      schema: {
        tags: TAGS,
        summary: 'Releases a document: it is deleted when its retention ends, or has ended',
        params: byId,
        response: { 200: documentHold },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const hold = { heldAt: null, heldBy: null, holdReason: null }
      await services.database.inTenant(member, (db) => changeHold(db, request.params.id, hold))
      return { hold: null }
    },
  )
}

type Hold = Pick<DocumentRow, 'heldAt' | 'heldBy' | 'holdReason'>

async function changeHold(db: TenantDb, id: string, hold: Hold): Promise<DocumentRow> {
  await requireDocument(db, id)
  await lockDocument(db, id)
  const before = await requireDocument(db, id)
  if (before.holdReason === hold.holdReason) return before
  await db.update(documents).set(hold).where(eq(documents.id, id))
  await recordAct(
    db,
    actOnDocument(before, {
      action: hold.heldAt ? 'document-held' : 'document-released',
      details: hold.holdReason ?? '',
      oldValue: before.holdReason,
      newValue: hold.holdReason,
    }),
  )
  return { ...before, ...hold }
}
