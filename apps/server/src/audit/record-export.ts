import type { Database, Person } from '../platform/database.ts'
import { recordAct } from '../platform/record-act.ts'

interface Exported {
  /** What of it left the application: 'audit-trail', 'results'. */
  resourceType: string
  resourceName: string
  /** The form, or the name of the file. */
  details: string
  /** What it was narrowed to. */
  filter?: unknown
}

/** Before the first row leaves: a reader who breaks off has received some of it. */
export function recordExport(database: Database, person: Person, exported: Exported): Promise<void> {
  const { filter, ...what } = exported
  return database.inTenant(person, (db) =>
    recordAct(db, { action: 'export', resourceId: null, newValue: filter ?? null, ...what }),
  )
}
