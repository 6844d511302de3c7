import { readTenant } from '../../accounts/tenant-store.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Period } from './period.ts'
import {
  byCountry,
  byStatus,
  byTransportType,
  deadlinesAt,
  dueNext,
  foundBySeverity,
  foundByType,
  periodFiguresOf,
  worstDocuments,
} from './store.ts'

/** The content of the report of a period, all of one moment. */
export async function gatherPeriod(db: TenantDb, period: Period, now: Date) {
  const tenant = await readTenant(db)
  return {
    period,
    organisation: tenant.name,
    figures: await periodFiguresOf(db, period),
    /** Null for an organisation that is younger than this period. */
    before: tenant.founded < period.from ? await periodFiguresOf(db, period.before) : null,
    statuses: await byStatus(db, period),
    transportTypes: await byTransportType(db, period),
    countries: await byCountry(db, period),
    found: await foundBySeverity(db, period),
    types: await foundByType(db, period),
    worst: await worstDocuments(db, period),
    deadlines: await deadlinesAt(db, now),
    due: await dueNext(db, period.zone),
  }
}
export type PeriodFacts = Awaited<ReturnType<typeof gatherPeriod>>
