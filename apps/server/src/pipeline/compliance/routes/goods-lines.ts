import {
  consignmentAnswer,
  goodsLinesAnswer,
  goodsLinesRequest,
  readRowsAnswer,
  readRowsRequest,
  undoOfLines,
} from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { withConflictsNamed } from '../../extraction/corrections/changed-meanwhile.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { changeGoodsLines, undoGoodsLines } from '../../extraction/corrections/goods-lines/change-lines.ts'
import { readGoodsRows } from '../../extraction/corrections/goods-lines/read-rows.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { peopleInConsignment, presentConsignment, questionsOf } from '../present-consignment.ts'
import type { SettledFor } from '../settled-for.ts'

const byId = z.object({ id: z.string() })
/** 999 lines with all of their columns. */
const MAX_BYTES = 2 * 1024 * 1024

export function goodsLinesRoutes(
  app: App,
  services: Services,
  follow: FollowCorrection,
  settledFor: SettledFor,
): void {
  const present = async (after: ConsignmentInForce, settled: readonly string[]) => {
    const questions = questionsOf(after, services.clock.now(), settled)
    const names = await namesOfPeople(services, peopleInConsignment(after))
    return presentConsignment(after, names, questions)
  }
  const settled = async (db: TenantDb, id: string) => [...(await settledFor(db, id))]

  app.post(
    '/api/documents/:id/goods-lines',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Documents'],
        summary: 'Adds, changes and removes goods lines, all together or none, then checks the document once',
        params: byId,
        body: goodsLinesRequest,
        response: { 200: goodsLinesAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id } = request.params
      const work = services.database.inTenant(member, async (db) => ({
        ...(await changeGoodsLines(db, id, member.userId, request.body, follow)),
        settled: await settled(db, id),
      }))
      const changed = await withConflictsNamed(services, work)
      const { after, stored, undo } = changed
      return { ...(await present(after, changed.settled)), stored, undo }
    },
  )

  app.post(
    '/api/documents/:id/goods-lines/undo',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Undoes what the caller changed of goods lines in one call, then checks the document',
        params: byId,
        body: undoOfLines,
        response: { 200: consignmentAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id } = request.params
      const acting = { author: member.userId, now: services.clock.now() }
      const work = services.database.inTenant(member, async (db) => ({
        after: await undoGoodsLines(db, id, acting, request.body, follow),
        settled: await settled(db, id),
      }))
      const undone = await withConflictsNamed(services, work)
      return present(undone.after, undone.settled)
    },
  )

  app.post(
    '/api/documents/:id/read-rows',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Documents'],
        summary: 'What rows of a spreadsheet mean as goods lines of a document; nothing is stored',
        params: byId,
        body: readRowsRequest,
        response: { 200: readRowsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      return services.database.inTenant(member, (db) => readGoodsRows(db, request.params.id, request.body))
    },
  )
}
