import type { SecurityChange } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { type Act, recordAct } from '../../platform/record-act.ts'
import { lockTenant } from '../tenant-store.ts'

/** What an organisation lets AI do. */
export interface AiSwitches {
  aiValidation: boolean
  /** The consent without which nothing of a document leaves this server. */
  sendContent: boolean
  /** Names and contact data are taken out of what is sent. */
  redactContent: boolean
  /** Reading asks about all that most documents carry; else only about what is missing, doubtful or contradictory. */
  askAboutAll: boolean
  /** Pictures of pages go with their text, where the provider takes pictures and nothing is left out of the text. */
  sendPictures: boolean
}

export interface StoredSwitches extends AiSwitches {
  sendContentBy: string | null
  sendContentAt: Date | null
}

export async function aiSwitches(db: TenantDb): Promise<StoredSwitches> {
  const { rows } = await db.execute<StoredSwitches & Record<string, unknown>>(sql`
    select ai_validation as "aiValidation", send_content as "sendContent",
           redact_content as "redactContent", ask_about_all as "askAboutAll", send_pictures as "sendPictures",
           send_content_by as "sendContentBy", send_content_at as "sendContentAt"
      from hub.tenants where id = ${db.tenantId}`)
  const [found] = rows
  if (!found) throw new Error('a tenant in which somebody acts is gone')
  const at = found.sendContentAt
  return { ...found, sendContentAt: at === null ? null : new Date(at) }
}

/** More may leave this server than before, which its person confirms. */
export const sendsMore = ({ sendContent, redactContent, sendPictures }: SecurityChange): boolean =>
  sendContent !== false && (sendContent === true || redactContent === false || sendPictures === true)

/**
 * Giving the consent and taking it back are kept with author and instant, each as an act of its own. The one for pictures ends with the one for
 * content.
 */
export async function changeAiSwitches(
  db: TenantDb,
  author: string,
  change: SecurityChange,
  now: Date,
): Promise<void> {
  await lockTenant(db)
  const before = await aiSwitches(db)
  const after = { ...before, ...change }
  after.sendPictures &&= after.sendContent
  if (after.aiValidation !== before.aiValidation) {
    await db.execute(
      sql`update hub.tenants set ai_validation = ${after.aiValidation} where id = ${db.tenantId}`,
    )
    await record(db, 'ai-validation-changed', 'AI-powered validation', before.aiValidation)
  }
  if (after.sendContent !== before.sendContent) {
    await db.execute(sql`
      update hub.tenants set send_content = ${after.sendContent}, send_content_by = ${author},
             send_content_at = ${now} where id = ${db.tenantId}`)
    const action = after.sendContent ? 'content-consent-given' : 'content-consent-withdrawn'
    await record(db, action, 'Send document content to the configured provider', before.sendContent)
  }
  if (after.redactContent !== before.redactContent) {
    await db.execute(
      sql`update hub.tenants set redact_content = ${after.redactContent} where id = ${db.tenantId}`,
    )
    await record(db, 'content-redaction-changed', 'Leave out names and contact data', before.redactContent)
  }
  if (after.askAboutAll !== before.askAboutAll) {
    await db.execute(
      sql`update hub.tenants set ask_about_all = ${after.askAboutAll} where id = ${db.tenantId}`,
    )
    await record(db, 'reading-scope-changed', 'Ask the provider about all usual values', before.askAboutAll)
  }
  if (after.sendPictures !== before.sendPictures) {
    await db.execute(
      sql`update hub.tenants set send_pictures = ${after.sendPictures} where id = ${db.tenantId}`,
    )
    await record(db, 'page-pictures-changed', 'Send pictures of pages as well', before.sendPictures)
  }
}

function record(db: TenantDb, action: Act['action'], resourceName: string, before: boolean): Promise<void> {
  return recordAct(db, {
    action,
    resourceType: 'settings',
    resourceId: db.tenantId,
    resourceName,
    details: before ? 'Switched off' : 'Switched on',
    oldValue: before,
    newValue: !before,
  })
}
