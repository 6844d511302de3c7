import { tenantChange } from '@efti-hub/contract'
import { startRetention } from '../accounts/settings/retention.ts'
import { changeOrganisation } from '../accounts/settings/tenant-settings.ts'
import { findTenant } from './tenants.ts'
import { ASKED_WRONGLY, DONE, type Verb } from './verb.ts'

const KEEP = 'keep'

/** Of an organisation that nobody can enter any more, or on request. */
export const setRetention: Verb = async (tools, [asked, days]) => {
  const change = tenantChange.safeParse({ retentionDays: days === KEEP ? null : Number(days) })
  if (days === undefined || !change.success) {
    tools.print(`After how many days, from 1 to 36500, or "${KEEP}"?`)
    return ASKED_WRONGLY
  }
  const tenant = await findTenant(tools, asked)
  if (typeof tenant === 'number') return tenant
  const { retentionDays } = await tools.database.inTenant(
    { tenantId: tenant.id, userId: null },
    async (db) => {
      const { now, otherRetention } = await changeOrganisation(db, change.data)
      if (otherRetention) await startRetention(db, now.retentionDays)
      return now
    },
  )
  tools.print(
    retentionDays === null
      ? `${tenant.name} keeps its documents.`
      : `${tenant.name}: documents are deleted ${retentionDays} days after upload, those past that time now.`,
  )
  return DONE
}
