import type { CurrentUser } from '@efti-hub/contract'
import { mailIsOn } from '../platform/mail/queue-mail.ts'
import type { Services } from '../services.ts'
import type { Session } from './sessions.ts'

export function presentUser(services: Services, session: Session): CurrentUser {
  return {
    id: session.userId,
    name: session.name,
    email: session.email,
    tenantId: session.memberships[0]?.tenantId ?? null,
    tenants: session.memberships,
    platformAdmin: session.platformAdmin,
    hasTwoFactor: session.hasTwoFactor,
    ...(mailIsOn(services) && !session.emailConfirmed && { confirmsEmail: true as const }),
  }
}
