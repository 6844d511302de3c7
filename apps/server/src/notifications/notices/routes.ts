import { notificationsList, notificationsQuery, readAnswer, readRequest } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { personIn } from '../../accounts/person-in.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { countNotices, type ListedNotice, listNotices, markRead } from './store.ts'

const TAGS = ['Notifications']
const PAGE_SIZE = 30

export function notificationRoutes(app: App, services: Services): void {
  app.get(
    '/api/notifications',
    {
      schema: {
        tags: TAGS,
        summary:
          'Notifications of the caller in the active tenant, newest first, with the number of unread ones',
        querystring: notificationsQuery,
        response: { 200: notificationsList },
      },
    },
    async (request) => {
      personIn(request)
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = PAGE_SIZE, cursor } = request.query
      if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) {
        throw new Refusal('invalid_request', 'The cursor is not one that this list handed out.')
      }
      const { rows, counts } = await services.database.inTenant(member, async (db) => ({
        rows: await listNotices(db, member, { before: cursor ?? null, limit: limit + 1 }),
        counts: await countNotices(db, member),
      }))
      const page = rows.slice(0, limit)
      const names = await namesOfPeople(
        services,
        page.flatMap(({ author }) => author ?? []),
      )
      return {
        items: page.map((row) => present(row, names)),
        nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
        ...counts,
      }
    },
  )

  app.post(
    '/api/notifications/read',
    {
      schema: {
        tags: TAGS,
        summary: 'Marks notifications as read by the caller: single ones, or everything up to one',
        body: readRequest,
        response: { 200: readAnswer },
      },
    },
    async (request) => {
      personIn(request)
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        await markRead(db, member, request.body)
        return { unread: (await countNotices(db, member)).unread }
      })
    },
  )
}

function present({ createdAt, author, ...row }: ListedNotice, names: ReadonlyMap<string, string>) {
  return {
    ...row,
    at: new Date(createdAt).toISOString(),
    author: author === null ? null : { id: author, name: names.get(author) ?? 'Unknown User' },
  }
}
