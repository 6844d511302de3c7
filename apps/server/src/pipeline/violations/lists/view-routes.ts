import { type ViolationView, violationView, violationViewRequest, violationViews } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { may, requireMay } from '../../../accounts/policy.ts'
import { type App, type Member, memberOf } from '../../../platform/http.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { type Names, personOf } from '../present.ts'
import type { ViewRow } from '../tables.ts'
import { deleteView, findView, saveView, viewsFor } from './views-store.ts'

const TAGS = ['Violations']

export function violationViewRoutes(app: App, services: Services): void {
  app.get(
    '/api/violation-views',
    {
      schema: {
        tags: TAGS,
        summary: 'Saved views: one’s own and the shared ones',
        response: { 200: violationViews },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, (db) => viewsFor(db, member.userId))
      const names = await namesOf(rows)
      return { items: rows.map((row) => present(row, member, names)), nextCursor: null, total: rows.length }
    },
  )

  app.post(
    '/api/violation-views',
    {
      schema: {
        tags: TAGS,
        summary: 'Saves a view, or changes the one that the caller has saved under this name',
        body: violationViewRequest,
        response: { 201: violationView },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'handle')
      const row = await services.database.inTenant(member, async (db) => {
        const row = await saveView(db, member.userId, request.body)
        await recordAct(db, { action: 'view-saved', ...named(row), newValue: row.query })
        return row
      })
      return reply.status(201).send(present(row, member, await namesOf([row])))
    },
  )

  app.delete(
    '/api/violation-views/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Deletes one’s own view; a Compliance Manager also a shared one',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'handle')
      await services.database.inTenant(member, async (db) => {
        const row = await findView(db, request.params.id, member.userId)
        if (!row) throw notFound('view')
        if (!mayDelete(row, member)) {
          throw new Refusal('not_allowed', 'A shared view is deleted by its author or a Compliance Manager.')
        }
        await deleteView(db, row.id)
        await recordAct(db, { action: 'view-deleted', ...named(row), oldValue: row.query })
      })
      return reply.code(204).send(null)
    },
  )

  function namesOf(rows: readonly ViewRow[]): Promise<Names> {
    return namesOfPeople(
      services,
      rows.map(({ author }) => author),
    )
  }
}

const named = ({ id, name, shared }: ViewRow) => ({
  resourceType: 'view',
  resourceId: id,
  resourceName: name,
  details: shared ? 'Shared' : '',
})

function mayDelete({ author }: ViewRow, member: Member): boolean {
  return may(member, 'handle') && (author === member.userId || may(member, 'manage'))
}

function present(row: ViewRow, member: Member, names: Names): ViolationView {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    shared: row.shared,
    author: personOf(row.author, names),
    at: row.createdAt.toISOString(),
    can: mayDelete(row, member) ? ['delete'] : [],
  }
}
