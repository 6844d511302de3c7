import { complianceCheck, violationsList, violationsQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { WEIGHTS } from '../compliance/score.ts'
import { type CheckRow, checksOf } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { presentViolation } from './present.ts'
import { countOpen, cursorAt, listViolations, openOfDocument, type ViolationRow } from './store.ts'

const DEFAULT_PAGE = 100

export function violationRoutes(app: App, house: House): void {
  app.get(
    '/api/documents/:id/compliance',
    {
      schema: {
        tags: ['Violations'],
        summary: 'The latest check with its open violations (?history=true: every check, oldest first)',
        params: z.object({ id: z.string() }),
        querystring: z.object({ history: z.enum(['true', 'false']).optional() }),
        response: { 200: z.array(complianceCheck) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return house.database.inTenant(member, async (db) => {
        const { id, originalName } = await requireDocument(db, request.params.id)
        const checks = await checksOf(db, id)
        const open = await openOfDocument(db, id)
        const wanted = request.query.history === 'true' ? checks : checks.slice(-1)
        return wanted.map((check) => presentCheck(check, originalName, check === checks.at(-1) ? open : []))
      })
    },
  )

  app.get(
    '/api/violations',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Violations of all documents, gravest first, then newest first',
        querystring: violationsQuery,
        response: { 200: violationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      return house.database.inTenant(member, async (db) => {
        const { rows, total } = await listViolations(db, query)
        const last = rows.length === query.limit ? rows.at(-1) : undefined
        return {
          items: rows.map((row) => ({
            ...presentViolation(row, row.documentName),
            createdAt: row.createdAt.toISOString(),
          })),
          nextCursor: last ? cursorAt(last) : null,
          total,
          totalIsExact: true,
          counts: await countOpen(db),
          types: [],
          can: [],
        }
      })
    },
  )
}

function presentCheck(check: CheckRow, documentName: string, open: ViolationRow[]) {
  return {
    id: check.id,
    documentId: check.documentId,
    createdAt: check.createdAt.toISOString(),
    score: check.score,
    scoreExplanation: check.scoreExplanation,
    edition: check.edition,
    subsets: check.subsets,
    checks: check.checks.map((line) => ({ ...line, weight: WEIGHTS[line.severity] })),
    violations: open.map((row) => presentViolation(row, documentName)),
  }
}
