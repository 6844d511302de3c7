import { consignmentAnswer } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { latestExtraction } from '../extraction/store.ts'
import { subsetsOf } from './check-document.ts'

export function complianceRoutes(app: App, house: House): void {
  app.get(
    '/api/documents/:id/consignment',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'What was understood of a document: its kind, the subsets that apply, every value with its evidence',
        params: z.object({ id: z.string() }),
        response: { 200: consignmentAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const extraction = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return latestExtraction(db, document.id)
      })
      if (!extraction) throw new Refusal('not_ready', 'The document has not been read yet.')
      return {
        kind: extraction.kind,
        language: extraction.language,
        subsets: subsetsOf(extraction),
        fields: extraction.values.map(({ eftiId, path, value, confidence, source, evidence }) => ({
          eftiId,
          path,
          label: labelOf(eftiId),
          value,
          confidence,
          source,
          evidence,
        })),
      }
    },
  )
}
