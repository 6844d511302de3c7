import { errorBody, passwordChange } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { refuseCommon, warningAbout } from '../../common-passwords/judge-password.ts'
import { hasPassword } from '../../identity/prove-password.ts'
import { personIn } from '../../person-in.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { changePassword } from '../change-password.ts'
import { done } from '../done.ts'
import { provePerson } from '../prove-person.ts'

export function changePasswordRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/settings/password',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Changes one’s password, and ends one’s other sessions',
        body: passwordChange,
        response: { 200: done, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      const { currentPassword, password } = request.body
      refuseCommon(services, password, caller.email)
      if (!currentPassword && (await hasPassword(services, caller.userId))) throw currentPasswordMissing()
      await provePerson(services, limits, request, reply, {
        password: currentPassword,
        field: 'currentPassword',
      })
      await changePassword(services, caller, password)
      return { done: true as const, warning: warningAbout(password, caller.email) }
    },
  )
}

function currentPasswordMissing(): Refusal {
  const message = 'Please enter your current password.'
  return new Refusal('invalid_request', message, { currentPassword: message })
}
