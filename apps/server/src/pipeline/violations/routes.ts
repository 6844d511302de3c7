import {
  complianceCheck,
  type ViolationFilter,
  violationDetail,
  violationsList,
  violationsQuery,
} from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { keepAnswers } from '../../platform/keep-answers.ts'
import { checksOf } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { foundByChecks } from './checks/found-by-checks.ts'
import { presentCheck } from './checks/present-check.ts'
import { type Asking, type Counted, countViolations, isCountedByMark, listViolations } from './lists/store.ts'
import { peopleIn, presentRow } from './present.ts'
import { readDetail } from './read-detail.ts'
import { rightsOver } from './rights.ts'
import { countOpen, everFound, markOfViolations, openOfDocument } from './store.ts'

const DEFAULT_PAGE = 100

/** Of all tenants. */
const MOST_KEPT = 500

const NOTHING_FOUND = { rows: [], acts: [] }

const byId = z.object({ id: z.string() })

export function violationRoutes(app: App, house: House): void {
  const totals = keepAnswers<Counted>(MOST_KEPT)
  /** A frequent word is in thousands: counted once, until something changes. */
  const counted = async (db: TenantDb, filter: ViolationFilter, asking: Asking) => {
    if (!isCountedByMark(filter)) return countViolations(db, filter, asking)
    const mark = await markOfViolations(db)
    const { tenantId } = db
    return totals({ tenantId, mark, about: filter }, () => countViolations(db, filter, asking))
  }

  app.get(
    '/api/documents/:id/compliance',
    {
      schema: {
        tags: ['Violations'],
        summary:
          'The latest check with its open violations (?history=true: every check, oldest first, the earlier ones with what they found)',
        params: byId,
        querystring: z.object({ history: z.enum(['true', 'false']).optional() }),
        response: { 200: z.array(complianceCheck) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const wantsAll = request.query.history === 'true'
      const { document, checks, found } = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        const checks = await checksOf(db, document.id, wantsAll ? 'all' : 'latest')
        const ids = checks.map(({ id }) => id)
        const { rows, acts } = wantsAll ? await everFound(db, document.id) : NOTHING_FOUND
        const found = foundByChecks(ids, rows, acts)
        const latest = ids.at(-1)
        if (latest) found.set(latest, await openOfDocument(db, document.id))
        return { document, checks, found }
      })
      const names = await namesOfPeople(house, peopleIn([...found.values()].flat()))
      return checks.map((check) =>
        presentCheck(check, document.originalName, found.get(check.id) ?? [], names),
      )
    },
  )

  app.get(
    '/api/violations',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Violations of all documents, gravest first, then newest first, unless sorted otherwise',
        querystring: violationsQuery,
        response: { 200: violationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = DEFAULT_PAGE, cursor, sort, ...filter } = request.query
      const query = { ...filter, limit, cursor, sort }
      const asking = { userId: member.userId, now: house.clock.now() }
      const { rows, ...rest } = await house.database.inTenant(member, async (db) => ({
        ...(await listViolations(db, query, asking)),
        ...(await counted(db, filter, asking)),
        ...(await countOpen(db)),
      }))
      const names = await namesOfPeople(house, peopleIn(rows))
      return { ...rest, items: rows.map((row) => presentRow(row, names)), can: rightsOver(member) }
    },
  )

  app.get(
    '/api/violations/:id',
    {
      schema: {
        tags: ['Violations'],
        summary: 'One violation with its comments and everything that happened to it',
        params: byId,
        response: { 200: violationDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readDetail(house, member, request.params.id)
    },
  )
}
