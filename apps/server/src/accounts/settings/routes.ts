import type { App } from '../../platform/http.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { changeNotificationsRoute } from './routes/change-notifications.ts'
import { changeProfileRoute } from './routes/change-profile.ts'
import { changeSecurityRoute } from './routes/change-security.ts'
import { readNotificationsRoute } from './routes/read-notifications.ts'
import { readProfileRoute } from './routes/read-profile.ts'
import { readSecurityRoute } from './routes/read-security.ts'

export function settingsRoutes(app: App, services: Services): void {
  readProfileRoute(app, services)
  changeProfileRoute(app, services)
  const mail = mailIsOn(services) ? ('on' as const) : ('off' as const)
  readNotificationsRoute(app, services, mail)
  changeNotificationsRoute(app, services, mail)
  readSecurityRoute(app, services)
  changeSecurityRoute(app, services)
}
