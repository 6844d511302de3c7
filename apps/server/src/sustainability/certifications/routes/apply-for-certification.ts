import { certification, certificationApplication } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { notifyManagers } from '../notify-people.ts'
import { presentOne } from '../present-with-names.ts'
import { recordChange } from '../record-change.ts'
import { insertCertification } from '../store.ts'

export function applyForCertificationRoute(app: App, services: Services): void {
  app.post(
    '/api/sustainability/certifications',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Applies for a certification; stored as Pending, also where something is missing',
        body: certificationApplication,
        response: { 201: certification },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { type = '', companyName = '', contactEmail = '', targetDate } = request.body
      const row = await services.database.inTenant(member, async (db) => {
        const stored = await insertCertification(db, {
          author: member.userId,
          type,
          companyName,
          contactEmail,
          targetDate: targetDate || null,
        })
        await recordChange(db, 'certification-applied', stored, { newValue: request.body })
        await notifyManagers(db, stored)
        return stored
      })
      return reply.status(201).send(await presentOne(services, row))
    },
  )
}
