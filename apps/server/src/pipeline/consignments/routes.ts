import {
  type ConsignmentDetail,
  consignmentChange,
  consignmentDetail,
  consignmentLink,
  consignmentsList,
  consignmentsQuery,
} from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may, requireMay } from '../../accounts/policy.ts'
import { carriedInCab } from '../../accounts/settings/checking-defaults.ts'
import { writeCursor } from '../../platform/cursor.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { FollowCorrection } from '../extraction/corrections/correct-document.ts'
import { staysWith, vehicleOf } from './cabotage-of.ts'
import { linkDocument, setConsignment, unlinkDocument } from './change-consignment.ts'
import { acceptancesOf } from './contradictions/acceptance-store.ts'
import { comparePapers } from './contradictions/compare-papers.ts'
import { presentContradictions } from './contradictions/present-contradictions.ts'
import { contradictionRoutes } from './contradictions/routes.ts'
import { tripsOf } from './judge-consignments.ts'
import {
  type Gathered,
  peopleIn,
  presentCompared,
  presentPapers,
  presentRequired,
  presentRow,
  presentStay,
} from './present.ts'
import { type Recheck, recheckPapers } from './recheck-papers.ts'
import { listConsignments, requireConsignment, scopeOfConsignments, standingsOf } from './screen-store.ts'
import { papersIn, settlementsOf } from './store.ts'

const DEFAULT_PAGE = 50
const byId = z.object({ id: z.string() })
const tags = ['Consignments']

/** What follows a change; pipeline/index.ts decides it. */
export interface Follow {
  recheck: Recheck
  corrected: FollowCorrection
}

export function consignmentRoutes(app: App, services: Services, { recheck, corrected }: Follow): void {
  const today = () => services.clock.now().toISOString().slice(0, 10)

  app.get(
    '/api/consignments',
    {
      schema: {
        tags,
        summary: 'Consignments of the active tenant, newest first',
        querystring: consignmentsQuery,
        response: { 200: consignmentsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      const { rows, total, totalIsExact, papers, acceptances, standings, inCab } =
        await services.database.inTenant(member, async (db) => {
          const list = await listConsignments(db, query)
          const found = await papersIn(
            db,
            list.rows.map(({ id }) => id),
          )
          return {
            ...list,
            inCab: await carriedInCab(db),
            papers: Map.groupBy(found, ({ consignmentId }) => consignmentId),
            acceptances: await acceptancesOf(db, found),
            standings: await standingsOf(
              db,
              found.map(({ documentId }) => documentId),
            ),
          }
        })
      const gathered = rows.map((row) => ({ row, papers: papers.get(row.id) ?? [] }))
      const names = await namesOfPeople(services, gathered.flatMap(peopleIn))
      const last = rows.length === query.limit ? rows.at(-1) : undefined
      return {
        items: gathered.map((one) =>
          presentRow({ ...one, acceptances, standings, names, carriedInCab: inCab, today: today() }),
        ),
        nextCursor: last
          ? writeCursor({ key: last.createdAt.toISOString(), id: last.id }, scopeOfConsignments(query))
          : null,
        total,
        totalIsExact,
      }
    },
  )

  app.get(
    '/api/consignments/:id',
    {
      schema: {
        tags,
        summary:
          'One consignment: its documents, what is missing, where they contradict each other, cabotage of its vehicle',
        params: byId,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return detail(member, request.params.id)
    },
  )

  app.patch(
    '/api/consignments/:id',
    {
      schema: {
        tags,
        summary: 'Sets the phase, or confirms papers that travel with the goods without being uploaded',
        params: byId,
        body: consignmentChange,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const { id } = request.params
      await services.database.inTenant(member, (db) =>
        setConsignment(db, id, request.body, member.userId, services.clock.now()),
      )
      return detail(member, id)
    },
  )

  app.post(
    '/api/consignments/:id/documents',
    {
      schema: {
        tags,
        summary: 'Links a document by hand: it stays, whatever the product would say',
        params: byId,
        body: consignmentLink,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const about = { consignmentId: request.params.id, documentId: request.body.documentId }
      await services.database.inTenant(member, async (db) => {
        const related = await linkDocument(db, about, member, services.clock.now())
        await recheckPapers(db, related, recheck, null)
      })
      return detail(member, about.consignmentId)
    },
  )

  app.delete(
    '/api/consignments/:id/documents/:documentId',
    {
      schema: {
        tags,
        summary: 'Takes a document out by hand: the product never links it with these papers again',
        params: z.object({ id: z.string(), documentId: z.string() }),
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const { id, documentId } = request.params
      await services.database.inTenant(member, async (db) => {
        const about = { consignmentId: id, documentId }
        const related = await unlinkDocument(db, about, member, services.clock.now())
        await recheckPapers(db, related, recheck, null)
      })
      return detail(member, id)
    },
  )

  contradictionRoutes(app, services, { corrected, detail })

  async function detail(member: Member, id: string): Promise<ConsignmentDetail> {
    const { trips, settlements, ...found } = await services.database.inTenant(member, async (db) => {
      const row = await requireConsignment(db, id)
      const papers = await papersIn(db, [row.id])
      return {
        row,
        papers,
        acceptances: await acceptancesOf(db, papers),
        carriedInCab: await carriedInCab(db),
        settlements: await settlementsOf(db, row.id),
        standings: await standingsOf(
          db,
          papers.map(({ documentId }) => documentId),
        ),
        trips: await tripsOf(
          db,
          papers.flatMap((paper) => vehicleOf(paper) ?? []),
        ),
      }
    })
    const settlers = [...settlements, ...found.acceptances].map(({ author }) => author)
    const names = await namesOfPeople(services, [...peopleIn(found), ...settlers])
    const gathered: Gathered = { ...found, names, today: today() }
    const comparisons = comparePapers(found.papers, found.acceptances)
    return {
      ...presentRow(gathered),
      papers: presentPapers(gathered),
      required: presentRequired(gathered),
      compared: presentCompared(comparisons),
      contradictions: presentContradictions(comparisons, settlements, names),
      carriedInCab: found.carriedInCab,
      cabotage: staysWith(found.row.id, trips).map((stay) => presentStay(stay, found.row.id, trips)),
      can: [
        ...(may(member, 'link') ? (['link', 'phase', 'confirm'] as const) : []),
        ...(may(member, 'correct') ? (['settle'] as const) : []),
        ...(may(member, 'manage') ? (['manage'] as const) : []),
      ],
    }
  }
}
