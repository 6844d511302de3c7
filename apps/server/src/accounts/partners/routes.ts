import { partnerAddition, partnersAdded, partnersList, partnersQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { scopeOf } from '../../platform/cursor.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { nextCursor, rowsAfter } from '../../platform/keyset.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { may, requireMay } from '../policy.ts'
import { addPartners, removePartner } from './change-partners.ts'
import { countPartners, listPartners, partnerNames } from './store.ts'

const TAGS = ['Settings']
const PAGE = 100
const byId = z.object({ id: z.string() })

/** Companies as the organisation knows them: their addresses need not be complete on a document. */
export function partnerRoutes(app: App, services: Services): void {
  app.get(
    '/api/partners',
    {
      schema: {
        tags: TAGS,
        summary: 'The partners of the tenant, by name',
        querystring: partnersQuery,
        response: { 200: partnersList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { search, limit = PAGE, cursor } = request.query
      const scope = scopeOf('partners', request.query)
      const after = rowsAfter(partnerNames, cursor, scope)
      return await services.database.inTenant(member, async (db) => {
        const rows = await listPartners(db, { search, after, limit })
        return {
          items: rows.map(({ nameKey: _sortedBy, ...partner }) => partner),
          nextCursor: nextCursor(rows, limit, scope, ({ nameKey, id }) => ({ key: nameKey, id })),
          total: await countPartners(db, search),
          mayChange: may(member, 'manage'),
        }
      })
    },
  )

  app.post(
    '/api/partners',
    {
      schema: {
        tags: TAGS,
        summary: 'Adds partners; applies from each document’s next check',
        body: partnerAddition,
        response: { 200: partnersAdded },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      return await services.database.inTenant(member, (db) => addPartners(db, request.body.partners))
    },
  )

  app.delete(
    '/api/partners/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Removes a partner; applies from each document’s next check',
        params: byId,
        response: { 200: z.object({ deleted: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      await services.database.inTenant(member, async (db) => {
        if (!(await removePartner(db, request.params.id))) throw notFound('partner')
      })
      return { deleted: true as const }
    },
  )
}
