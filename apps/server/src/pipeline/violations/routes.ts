import { type ViolationFilter, violationDetail, violationsList, violationsQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { keepAnswers } from '../../platform/keep-answers.ts'
import type { Services } from '../../services.ts'
import { groupsOf } from './lists/groups-store.ts'
import { type Asking, type Counted, countViolations, isCountedByMark, listViolations } from './lists/store.ts'
import { peopleIn, presentRow } from './present.ts'
import { readDetail } from './read-detail.ts'
import { rightsOver } from './rights.ts'
import { countOpen, markOfViolations } from './store.ts'
import { waitingFor } from './waiting-store.ts'

const DEFAULT_PAGE = 100

/** Of all tenants. */
const MOST_KEPT = 500

export function violationRoutes(app: App, services: Services): void {
  const totals = keepAnswers<Counted>(MOST_KEPT)
  /** A frequent word is in thousands: counted once, until something changes. */
  const counted = async (db: TenantDb, filter: ViolationFilter, asking: Asking) => {
    if (!isCountedByMark(filter)) return countViolations(db, filter, asking)
    const mark = await markOfViolations(db)
    const { tenantId } = db
    return totals({ tenantId, mark, about: filter }, () => countViolations(db, filter, asking))
  }

  app.get(
    '/api/violations',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Violations of all documents, most severe first, then newest first, unless sorted otherwise',
        querystring: violationsQuery,
        response: { 200: violationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = DEFAULT_PAGE, cursor, sort, group, ...filter } = request.query
      const query = { ...filter, limit, cursor, sort }
      const asking = { userId: member.userId, now: services.clock.now() }
      const { rows, groupOf, waiting, ...rest } = await services.database.inTenant(member, async (db) => {
        const page = await listViolations(db, query, asking)
        return {
          ...page,
          ...(await groupsOf(db, { ...filter, group }, page.rows, asking)),
          ...(await counted(db, filter, asking)),
          ...(await countOpen(db)),
          waiting: await waitingFor(
            db,
            page.rows.map(({ id }) => id),
            asking.now,
          ),
        }
      })
      const names = await namesOfPeople(services, peopleIn(rows))
      const items = rows.map((row) => ({
        ...presentRow(row, names),
        waiting: waiting.get(row.id),
        group: groupOf.get(row.id),
      }))
      return { ...rest, items, can: rightsOver(member) }
    },
  )

  app.get(
    '/api/violations/:id',
    {
      schema: {
        tags: ['Violations'],
        summary: 'One violation with its comments and everything that happened to it',
        params: z.object({ id: z.string() }),
        response: { 200: violationDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readDetail(services, member, request.params.id)
    },
  )
}
