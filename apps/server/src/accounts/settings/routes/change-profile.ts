import { profileChange, profileSettings } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { changeProfile, readProfile } from '../change-profile.ts'

export function changeProfileRoute(app: App, services: Services): void {
  app.patch(
    '/api/settings/profile',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Changes one’s own name; the email never changes',
        body: profileChange,
        response: { 200: profileSettings },
      },
    },
    async (request) => {
      const caller = personIn(request)
      await changeProfile(services, caller, request.body)
      return readProfile(services, caller)
    },
  )
}
