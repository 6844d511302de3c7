import { trashedDocument, trashList, trashQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../../accounts/names-of-people.ts'
import { requireMay } from '../../../../accounts/policy.ts'
import { retentionDaysOf } from '../../../../accounts/settings/retention.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import { nextCursor } from '../../../../platform/keyset.ts'
import { notFound } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { partsOf } from '../../../documents/part-store.ts'
import { presentTrashed } from '../present.ts'
import { findTrashed, listTrash, SCOPE_OF_TRASH } from '../store.ts'

const TAGS = ['Documents']
const PAGE = 50

export function readTrashRoutes(app: App, services: Services): void {
  app.get(
    '/api/trash',
    {
      schema: {
        tags: TAGS,
        summary: 'Documents in the trash, the last deleted first',
        querystring: trashQuery,
        response: { 200: trashList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = PAGE, cursor } = request.query
      const { rows, total, days, parts } = await services.database.inTenant(member, async (db) => {
        const listed = await listTrash(db, { limit, cursor })
        const ids = listed.rows.map(({ id }) => id)
        return { ...listed, days: await retentionDaysOf(db), parts: await partsOf(db, ids) }
      })
      const names = await namesOfPeople(
        services,
        rows.flatMap(({ deletedBy }) => deletedBy ?? []),
      )
      return {
        items: rows.map((row) => presentTrashed(row, member, days, names, parts)),
        total,
        nextCursor: nextCursor(rows, limit, SCOPE_OF_TRASH, ({ deletedAt, id }) => ({
          key: deletedAt.toISOString(),
          id,
        })),
      }
    },
  )

  app.get(
    '/api/trash/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'One document in the trash: until when it is kept, and whether the caller may restore it',
        params: z.object({ id: z.string() }),
        response: { 200: trashedDocument },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { row, days, parts } = await services.database.inTenant(member, async (db) => {
        const row = await findTrashed(db, request.params.id, 'to read')
        if (!row) throw notFound('document in the trash')
        return { row, days: await retentionDaysOf(db), parts: await partsOf(db, [row.id]) }
      })
      const names = await namesOfPeople(services, row.deletedBy ? [row.deletedBy] : [])
      return presentTrashed(row, member, days, names, parts)
    },
  )
}
