import { type DocumentWork, documentCounts, documentCountsQuery, documentTags } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { countByTally, countWork } from '../list-store.ts'
import { tagsInUse } from '../tag-store.ts'

const MOST_TAGS_LISTED = 200
const WORKS: readonly DocumentWork[] = ['needs-me', 'waiting', 'done-today', 'done-week']

export function countDocumentsRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents/counts',
    {
      schema: {
        tags: ['Documents'],
        summary: 'How many documents need the caller, wait for a partner, are done, and failed',
        querystring: documentCountsQuery,
        response: { 200: documentCounts },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const asking = { userId: member.userId, now: services.clock.now(), zone: request.query.zone }
      return services.database.inTenant(member, async (db) => {
        const [needsMe = 0, waiting = 0, doneToday = 0, doneWeek = 0] = await countWork(db, asking, WORKS)
        return { needsMe, waiting, doneToday, doneWeek, failed: await countByTally(db, 'failed') }
      })
    },
  )
  app.get(
    '/api/documents/tags',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Tags in use, the most frequent first',
        response: { 200: documentTags },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return { items: await services.database.inTenant(member, (db) => tagsInUse(db, MOST_TAGS_LISTED)) }
    },
  )
}
