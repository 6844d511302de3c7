import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { TenantDb } from '../../../platform/database.ts'
import { enqueueTask } from '../../../platform/queue.ts'
import type { Services } from '../../../services.ts'
import { takeTurn } from '../../documents/store.ts'
import type { FollowActs } from '../acts/change-violations.ts'
import { applyAcceptedRules } from './apply-accepted-rules.ts'
import { documentsToFollow } from './store.ts'

/** Documents of one transaction: nothing is checked meanwhile. */
const AT_ONCE = 500

/** Of violations of one rule, or of all; after this document. */
interface Part {
  code?: string | undefined
  after?: string | undefined
}

/**
 * Makes the violations of the tenant follow the rules that are accepted now: those of `most` documents in the caller's transaction,
 * and those of the others in jobs of their own. The caller has taken its turn.
 * @param author of what is opened again; null: time
 */
export async function followRules(
  db: TenantDb,
  { code, after }: Part,
  acting: { author: string | null; now: Date },
  follow: FollowActs,
  most = AT_ONCE,
): Promise<void> {
  const found = await documentsToFollow(db, { code, after, limit: most + 1 }, acting.now)
  const documentIds = found.slice(0, most)
  if (documentIds.length === 0) return
  const touched = await applyAcceptedRules(db, { documentIds, code }, acting)
  if (touched.documentIds.length > 0) await follow(db, touched)
  if (found.length > most)
    await enqueueTask(db, 'accepted-rules', { code, after: documentIds.at(-1), author: acting.author })
}

const payloadOf = z.object({
  tenantId: z.uuid(),
  code: z.string().optional(),
  after: z.uuid().optional(),
  author: z.uuid().nullable(),
})

/** The next part of what an accepted rule reaches, or no longer does. */
export function acceptedRuleTasks(services: Services, follow: FollowActs): TaskList {
  return {
    'accepted-rules': async (payload) => {
      const { tenantId, author, ...part } = payloadOf.parse(payload)
      await followInTenant(services, tenantId, part, author, follow)
    },
  }
}

/** Of a tenant whose waivers may have ended: those of accepted rules, of documents out of the trash too. */
export const endAcceptedRules = (services: Services, tenantId: string, follow: FollowActs): Promise<void> =>
  followInTenant(services, tenantId, {}, null, follow)

function followInTenant(
  services: Services,
  tenantId: string,
  part: Part,
  author: string | null,
  follow: FollowActs,
): Promise<void> {
  return services.database.inTenant({ tenantId, userId: author }, async (db) => {
    await takeTurn(db)
    await followRules(db, part, { author, now: services.clock.now() }, follow)
  })
}
