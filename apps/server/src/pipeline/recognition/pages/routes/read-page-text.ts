import { pageText } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import { notFound } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { findPage } from '../page-store.ts'
import { pageNumberOf, requireReading } from '../require-reading.ts'

const byId = z.object({ id: z.string() })
const byNumber = byId.extend({ n: z.string() })

export function readPageTextRoute(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/pages/:n/text',
    {
      schema: {
        tags: ['Pages'],
        summary: 'Words of a page in reading order, with their boxes in page units',
        params: byNumber,
        response: { 200: pageText },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { recognition } = await requireReading(db, request.params.id)
        const page = await findPage(db, recognition.id, pageNumberOf(request.params.n))
        if (!page) throw notFound('page')
        return { ...page, synthetic: page.synthetic ?? false }
      })
    },
  )
}
