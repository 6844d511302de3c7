import type { SustainabilityAnswer } from '@efti-hub/contract'
import { may } from '../accounts/policy.ts'
import type { TenantDb } from '../platform/database.ts'
import type { Member } from '../platform/http.ts'
import { enqueueAfter } from '../platform/queue.ts'
import type { Services } from '../services.ts'
import { presentList } from './certifications/present-with-names.ts'
import { certificationsOf } from './certifications/store.ts'
import { touchDue, waiting } from './emissions/store.ts'
import { readDashboard } from './read-dashboard.ts'

/** What waits for so long has lost its job, such as what was there before the product calculated emissions. */
const PATIENCE_MS = 30_000

/** The year that was asked for, else the current one. */
export const yearOf = ({ clock }: Services, asked: number | undefined) =>
  asked ?? clock.now().getUTCFullYear()

export async function answerDashboard(
  services: Services,
  member: Member,
  year: number,
): Promise<SustainabilityAnswer> {
  const now = services.clock.now()
  const { answer, rows } = await services.database.inTenant(member, async (db) => {
    await workOnWhatWaits(db)
    return { answer: await readDashboard(db, year, now), rows: await certificationsOf(db) }
  })
  return { ...answer, certifications: await presentList(services, member, rows), can: rightsOf(member) }
}

async function workOnWhatWaits(db: TenantDb): Promise<void> {
  const { since } = await waiting(db)
  if (since === null || Date.now() - since.getTime() < PATIENCE_MS) return
  await touchDue(db)
  await enqueueAfter(db, 'emissions', 0)
}

function rightsOf(member: Member): SustainabilityAnswer['can'] {
  return [
    ...(may(member, 'manage') ? (['set-goals', 'apply', 'replace-factors'] as const) : []),
    ...(may(member, 'correct') ? (['answer-places'] as const) : []),
    ...(may(member, 'export') ? (['export'] as const) : []),
  ]
}
