import type { RemediationAnswer } from '@efti-hub/contract'
import { pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { jsonb } from '../../platform/jsonb.ts'

export const plans = pgSchema('hub').table('remediation_plans', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  source: text('source').notNull(),
  plan: jsonb('plan').$type<RemediationAnswer['remediationPlan']>().notNull(),
})

export async function insertPlan(
  db: TenantDb,
  row: { documentId: string; askedBy: string; source: string; plan: RemediationAnswer['remediationPlan'] },
): Promise<void> {
  await db.insert(plans).values({ ...row, tenantId: db.tenantId })
}
