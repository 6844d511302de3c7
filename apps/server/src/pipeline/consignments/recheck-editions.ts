import { EDITION } from '@efti-hub/efti'
import { sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { TenantDb } from '../../platform/database.ts'
import { forEveryTenant } from '../../platform/for-every-tenant.ts'
import { enqueueTask } from '../../platform/queue.ts'
import type { Services } from '../../services.ts'
import { NOTHING_FURTHER } from '../compliance/further.ts'
import { findDocument, lockDocument } from '../documents/store.ts'
import type { Recheck } from './recheck-documents.ts'
import { relateDocument } from './relate-document.ts'

/** Documents of one job; what is left is another job's, so that uploads do not wait long. */
const AT_ONCE = 50

const payloadOf = z.object({ tenantId: z.uuid(), after: z.uuid().optional() })

/** After an update of the rules: every document whose latest check is of another edition is checked once more. */
export function editionTasks(services: Services, recheck: Recheck): TaskList {
  return {
    'new-edition': (_payload, helpers) => forEveryTenant(helpers, 'recheck'),
    recheck: (payload) => recheckTenant(services, payloadOf.parse(payload), recheck),
  }
}

/** In the order of their ids. A document that cannot be checked is passed over until the next start of a worker. */
async function recheckTenant(
  services: Services,
  { tenantId, after }: z.infer<typeof payloadOf>,
  recheck: Recheck,
): Promise<void> {
  const person = { tenantId, userId: null }
  const ids = await services.database.inTenant(person, (db) => ofOtherEditions(db, after))
  for (const id of ids) {
    await services.database
      .inTenant(person, (db) => recheckOne(db, id, services.clock.now(), recheck))
      .catch((error) => services.log.warn({ err: error, documentId: id }, 'a document was not re-checked'))
  }
  const last = ids.at(-1)
  if (last && ids.length === AT_ONCE)
    await services.database.inTenant(person, (db) => enqueueTask(db, 'recheck', { after: last }))
}

async function recheckOne(db: TenantDb, id: string, now: Date, recheck: Recheck): Promise<void> {
  const { related } = await relateDocument(db, id, now)
  await lockDocument(db, id)
  // Another worker, or a person's correction, may have been quicker.
  if (!(await ofOtherEditions(db, undefined, id)).includes(id)) return
  const document = await findDocument(db, id)
  if (document) await recheck(db, document, related.get(id) ?? NOTHING_FURTHER)
}

async function ofOtherEditions(db: TenantDb, after?: string, only?: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from hub.documents d
      cross join lateral (select edition from hub.compliance_checks c where c.document_id = d.id
                           order by c.created_at desc limit 1) latest
     where d.deleted_at is null and d.status in ('completed', 'under_review', 'approved', 'rejected')
       and latest.edition <> ${EDITION}
       ${after ? sql`and d.id > ${after}::uuid` : sql``} ${only ? sql`and d.id = ${only}::uuid` : sql``}
     order by d.id limit ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}
