import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import type { KeepVerdicts } from './change-webhooks.ts'
import { changeWebhookRoute } from './routes/change-webhook.ts'
import { createWebhookRoute } from './routes/create-webhook.ts'
import { deleteWebhookRoute } from './routes/delete-webhook.ts'
import { listDeliveriesRoute } from './routes/list-deliveries.ts'
import { listWebhooksRoute } from './routes/list-webhooks.ts'
import { resendDeliveryRoute } from './routes/resend-delivery.ts'
import { rotateSecretRoute } from './routes/rotate-secret.ts'
import { sendTestRoute } from './routes/send-test.ts'

export function webhookRoutes(app: App, services: Services, keepVerdicts: KeepVerdicts): void {
  listWebhooksRoute(app, services)
  createWebhookRoute(app, services, keepVerdicts)
  changeWebhookRoute(app, services, keepVerdicts)
  deleteWebhookRoute(app, services)
  rotateSecretRoute(app, services)
  listDeliveriesRoute(app, services)
  sendTestRoute(app, services)
  resendDeliveryRoute(app, services)
}
