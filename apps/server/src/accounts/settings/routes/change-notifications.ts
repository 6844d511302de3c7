import { notificationChange, notificationSettings } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import { recordAct } from '../../../platform/record-act.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { preferencesOf, savePreferences } from '../notification-preferences.ts'
import { whatChanged } from '../what-changed.ts'

export function changeNotificationsRoute(app: App, services: Services, mail: 'on' | 'off'): void {
  app.patch(
    '/api/settings/notifications',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Changes what one wants to be notified of',
        body: notificationChange,
        response: { 200: notificationSettings },
      },
    },
    async (request) => {
      const { name } = personIn(request)
      const member = memberOf(request)
      return services.database.inTenant(member, async (db) => {
        const before = await preferencesOf(db, member.userId)
        const after = { ...before, ...request.body }
        const changed = whatChanged(before, after)
        if (changed) {
          await savePreferences(db, member.userId, after)
          await recordAct(db, {
            action: 'notifications-changed',
            resourceType: 'member',
            resourceId: member.userId,
            resourceName: name,
            oldValue: changed.oldValue,
            newValue: changed.newValue,
          })
        }
        return { ...after, mail }
      })
    },
  )
}
