import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { addCertificateRoute } from './routes/add-certificate.ts'
import { applyForCertificationRoute } from './routes/apply-for-certification.ts'
import { changeCertificationRoute } from './routes/change-certification.ts'
import { downloadCertificateRoute } from './routes/download-certificate.ts'
import { listCertificationsRoute } from './routes/list-certifications.ts'

export function certificationRoutes(app: App, services: Services): void {
  listCertificationsRoute(app, services)
  applyForCertificationRoute(app, services)
  changeCertificationRoute(app, services)
  addCertificateRoute(app, services)
  downloadCertificateRoute(app, services)
}
