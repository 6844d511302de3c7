import { bigint, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const uploads = pgSchema('hub').table('uploads', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  objectKey: text('object_key'),
  size: bigint('size', { mode: 'number' }),
  sha256: text('sha256'),
  announcedSize: bigint('announced_size', { mode: 'number' }),
  announcedSha256: text('announced_sha256'),
  consumedAt: timestamp('consumed_at', { withTimezone: true, precision: 3 }),
})
export type UploadRow = typeof uploads.$inferSelect
