import type { TenantDb } from '../../platform/database.ts'

/** Codes of results of a document to which other documents of its consignment are the answer. */
export type SettledFor = (db: TenantDb, documentId: string) => Promise<string[]>
