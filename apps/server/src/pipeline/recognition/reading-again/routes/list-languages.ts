import { readingLanguages } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, type Member, memberOf } from '../../../../platform/http.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { requireDocument } from '../../../documents/read-documents.ts'
import { listLanguages } from '../languages.ts'
import { latestChoice } from '../store.ts'

const byId = z.object({ id: z.string() })

export function listLanguagesRoute(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/languages',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Languages that the document can be read in, and the one that was chosen',
        params: byId,
        response: { 200: readingLanguages },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const chosen = await services.database.inTenant(member, async (db) => {
        const { id } = await requireDocument(db, request.params.id)
        return latestChoice(db, id)
      })
      return {
        chosen: chosen && { language: chosen.language, createdAt: chosen.createdAt.toISOString() },
        items: await listLanguages(),
        refusal: whyNot(member),
      }
    },
  )
}

/** The sentence that the call itself would refuse with. */
function whyNot(member: Member): string | null {
  try {
    requireMay(member, 'reprocess')
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
