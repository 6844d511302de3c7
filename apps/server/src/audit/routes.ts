import { Readable } from 'node:stream'
import {
  auditCounts,
  auditEventDetail,
  auditFilter,
  auditList,
  auditQuery,
  auditVerification,
  USUAL_AUDIT_DAYS,
} from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { requireConfirmed } from '../accounts/identity/require-confirmed.ts'
import { namesOfPeople } from '../accounts/names-of-people.ts'
import { requireMay } from '../accounts/policy.ts'
import { type App, memberOf } from '../platform/http.ts'
import { notFound } from '../platform/refusal.ts'
import { rowsInTenant } from '../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../services.ts'
import { LOG_COLUMNS } from './log-columns.ts'
import { proofLines } from './proof.ts'
import { recordExport } from './record-export.ts'
import {
  countByStatus,
  countEvents,
  cursorAfter,
  type DetailRow,
  type EventRow,
  eventsQuery,
  findEvent,
  listEvents,
} from './store.ts'
import { verifyTenant } from './verify-tenant.ts'

const DEFAULT_PAGE = 50
const tags = ['Audit trail']

export function auditRoutes(app: App, services: Services): void {
  const today = () => services.clock.now().toISOString().slice(0, 10)

  app.get(
    '/api/audit',
    {
      schema: {
        tags,
        summary: 'What was done in the active tenant, newest first; each with its status by what followed',
        querystring: auditQuery,
        response: { 200: auditList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = DEFAULT_PAGE, ...query } = request.query
      const now = services.clock.now()
      const { items, ...counted } = await services.database.inTenant(member, async (db) => ({
        items: await listEvents(db, query, now, limit),
        ...(await countEvents(db, query, now)),
      }))
      const last = items.length === limit ? items.at(-1) : undefined
      return {
        ...counted,
        items,
        nextCursor: last ? cursorAfter(last, query) : null,
      }
    },
  )

  app.get(
    '/api/audit/counts',
    {
      schema: {
        tags,
        summary: 'How many events of the range there are, and how many of them succeeded, wait or failed',
        querystring: auditFilter.pick({ days: true }),
        response: { 200: auditCounts },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { days = USUAL_AUDIT_DAYS } = request.query
      return services.database.inTenant(member, (db) => countByStatus(db, days, services.clock.now()))
    },
  )

  app.get(
    '/api/audit/export',
    {
      schema: {
        tags,
        summary: 'All events that match, newest first, as CSV: audit-log-{date}.csv',
        querystring: auditQuery.omit({ limit: true, cursor: true }),
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      requireConfirmed(services, request)
      const name = `audit-log-${today()}`
      const exported = { ...TRAIL, details: `${name}.csv`, filter: request.query }
      await recordExport(services.database, member, exported)
      const query = eventsQuery(member, request.query, services.clock.now(), null)
      const rows = rowsInTenant<EventRow>(services.database, member, query)
      return sendSpreadsheet(reply, 'csv', { name, title: 'Audit log', columns: LOG_COLUMNS, rows })
    },
  )

  app.get(
    '/api/audit/verify',
    {
      schema: {
        tags,
        summary: 'Follows the chain of hashes from its beginning and names the first link that does not hold',
        response: { 200: auditVerification },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const verified = await verifyTenant(services.database, member)
      return { ...verified, intact: verified.broken === null, verifiedAt: services.clock.now().toISOString() }
    },
  )

  app.get(
    '/api/audit/proof',
    {
      schema: {
        tags,
        summary:
          'The whole chain as JSON lines, to be checked without this product: audit-proof-{date}.jsonl',
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      requireConfirmed(services, request)
      const name = `audit-proof-${today()}.jsonl`
      await recordExport(services.database, member, { ...TRAIL, details: name })
      return reply
        .header('Content-Type', 'application/jsonl; charset=utf-8')
        .header('Content-Disposition', contentDisposition(name))
        .send(Readable.from(proofLines(services.database, member, services.clock.now())))
    },
  )

  app.get(
    '/api/audit/:id',
    {
      schema: {
        tags,
        summary: 'One event with the old and the new value, and its link in the chain',
        params: z.object({ id: z.string() }),
        response: { 200: auditEventDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const event = await services.database.inTenant(member, (db) => findEvent(db, request.params.id))
      if (!event) throw notFound('event')
      return { ...event, names: Object.fromEntries(await namesOfPeople(services, peopleIn(event))) }
    },
  )
}

/** Whose a violation was and whose it became. */
function peopleIn({ action, oldValue, newValue }: DetailRow): string[] {
  if (action !== 'assign') return []
  return [oldValue, newValue].filter((value) => typeof value === 'string')
}

const TRAIL = { resourceType: 'audit-trail', resourceName: 'Audit trail' }
