import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const documentIdentities = pgSchema('hub').table('document_identities', {
  documentId: uuid('document_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  identity: text('identity').notNull(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
})
