import { Readable } from 'node:stream'
import { type RetentionRun, type RetentionStatus, retentionStatus } from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { retentionDaysOf } from '../../accounts/settings/retention.ts'
import { actionLines } from '../../audit/proof.ts'
import { recordExport } from '../../audit/record-export.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { withTrash } from '../documents/store.ts'
import { latestRuns, type RunRow } from './run-store.ts'
import { dueDocuments } from './store.ts'
import { nextNight } from './tasks.ts'

const TAGS = ['Settings']
const DAY_MS = 86_400_000
const RUNS_SHOWN = 10
const PROOF_OF = [
  'document-expired',
  'document-purged',
  'retention-run',
  'document-held',
  'document-released',
]

export function retentionRoutes(app: App, services: Services): void {
  app.get(
    '/api/settings/retention',
    {
      schema: {
        tags: TAGS,
        summary: 'What retention removed last, and what it removes next',
        response: { 200: retentionStatus },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, (db) => statusOf(db, services.clock.now()))
    },
  )

  app.get(
    '/api/settings/retention/proof',
    {
      schema: {
        tags: TAGS,
        summary:
          'What retention removed and what was on hold, as an extract of the audit trail: retention-proof-{date}.jsonl',
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      requireConfirmed(services, request)
      const now = services.clock.now()
      const name = `retention-proof-${now.toISOString().slice(0, 10)}.jsonl`
      await recordExport(services.database, member, {
        resourceType: 'audit-trail',
        resourceName: 'Audit trail',
        details: name,
      })
      return reply
        .header('Content-Type', 'application/jsonl; charset=utf-8')
        .header('Content-Disposition', contentDisposition(name))
        .send(Readable.from(actionLines(services.database, member, PROOF_OF, now)))
    },
  )
}

async function statusOf(db: TenantDb, now: Date): Promise<RetentionStatus> {
  const days = await retentionDaysOf(db)
  const nextRunAt = nextNight(now)
  const { due, onHold, oldestOther } =
    days === null
      ? { due: 0, onHold: 0, oldestOther: null }
      : await withTrash(db, () => dueDocuments(db, days, nextRunAt))
  return {
    days,
    nextRunAt: days === null ? null : nextRunAt.toISOString(),
    due,
    onHold,
    nextDueAt:
      days === null || oldestOther === null
        ? null
        : new Date(new Date(oldestOther).getTime() + days * DAY_MS).toISOString(),
    runs: (await latestRuns(db, RUNS_SHOWN)).map(presentRun),
  }
}

function presentRun({ id, startedAt, finishedAt, days, documents, uploads, files }: RunRow): RetentionRun {
  return {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    days,
    documents,
    uploads,
    files,
  }
}
