import { profileSettings } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { readProfile } from '../change-profile.ts'

export function readProfileRoute(app: App, services: Services): void {
  app.get(
    '/api/settings/profile',
    { schema: { tags: ['Settings'], summary: 'Who is signed in', response: { 200: profileSettings } } },
    async (request) => readProfile(services, personIn(request)),
  )
}
