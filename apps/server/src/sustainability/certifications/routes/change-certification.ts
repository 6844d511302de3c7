import { certification, certificationChange } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { notifyApplicant } from '../notify-people.ts'
import { presentOne } from '../present-with-names.ts'
import { recordChange } from '../record-change.ts'
import { changeCertification, requireCertification } from '../store.ts'

const byId = z.object({ id: z.string() })

export function changeCertificationRoute(app: App, services: Services): void {
  app.patch(
    '/api/sustainability/certifications/:id',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Sets the status of an application, or what is known of the certificate',
        params: byId,
        body: certificationChange,
        response: { 200: certification },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const row = await services.database.inTenant(member, async (db) => {
        const before = await requireCertification(db, request.params.id)
        const changed = { changedAt: services.clock.now(), changedBy: member.userId }
        await changeCertification(db, before.id, { ...request.body, ...changed })
        const keys = Object.keys(request.body) as (keyof typeof request.body)[]
        const oldValue = Object.fromEntries(keys.map((key) => [key, before[key]]))
        await recordChange(db, 'certification-changed', before, { oldValue, newValue: request.body })
        const after = await requireCertification(db, before.id)
        if (after.status !== before.status) await notifyApplicant(db, after, member.userId)
        return after
      })
      return presentOne(services, row)
    },
  )
}
