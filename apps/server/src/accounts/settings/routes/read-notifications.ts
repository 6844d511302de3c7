import { notificationSettings } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { preferencesOf } from '../notification-preferences.ts'

export function readNotificationsRoute(app: App, services: Services, mail: 'on' | 'off'): void {
  app.get(
    '/api/settings/notifications',
    {
      schema: {
        tags: ['Settings'],
        summary: 'What one wants to be notified of by email in the active tenant',
        response: { 200: notificationSettings },
      },
    },
    async (request) => {
      personIn(request)
      const member = memberOf(request)
      const preferences = await services.database.inTenant(member, (db) => preferencesOf(db, member.userId))
      return { ...preferences, mail }
    },
  )
}
