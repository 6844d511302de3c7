import { checkComparison } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import type { House } from '../../../house.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checksOf } from '../../compliance/store.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { peopleIn, presentViolation } from '../present.ts'
import type { ViolationRow } from '../tables.ts'
import { compareWithEarlier } from './comparison-store.ts'
import { presentSummary } from './present-check.ts'

export function compareRoutes(app: App, house: House): void {
  app.get(
    '/api/documents/:id/compliance/compare',
    {
      schema: {
        tags: ['Violations'],
        summary: 'What the latest check found otherwise than the one before it',
        params: z.object({ id: z.string() }),
        response: { 200: checkComparison },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { document, before, after, compared } = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        const [before = null, after] = (await checksOf(db, document.id, 'latest two')).slice(-2)
        const latest = after ?? before
        if (!latest) throw new Refusal('not_ready', 'The document has not been checked yet.')
        const compared = await compareWithEarlier(db, document.id, latest.id)
        return { document, before: after ? before : null, after: latest, compared }
      })
      const { appeared, went, stayed } = compared
      const names = await namesOfPeople(house, peopleIn([...appeared, ...went, ...stayed]))
      const present = (rows: readonly ViolationRow[]) =>
        rows.map((row) => presentViolation(row, document.originalName, names))
      return {
        before: before && presentSummary(before),
        after: presentSummary(after),
        appeared: present(appeared),
        went: present(went),
        stayed: present(stayed),
      }
    },
  )
}
