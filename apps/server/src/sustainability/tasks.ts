import { parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { forEveryTenant } from '../platform/for-every-tenant.ts'
import type { Services } from '../services.ts'
import { removeOrphanCertificates } from './certifications/remove-orphan-certificates.ts'
import { refreshEmissions } from './emissions/refresh-emissions.ts'

const payload = z.object({ tenantId: z.uuid() })

/** What the worker does for figures of emissions and for certificates. */
export function sustainabilityTasks(services: Services): TaskList {
  return {
    emissions: (given) => refreshEmissions(services, payload.parse(given).tenantId),
    'certificate-orphans': (given) => removeOrphanCertificates(services, payload.parse(given).tenantId),
    'nightly-certificate-orphans': (_given, helpers) => forEveryTenant(helpers, 'certificate-orphans'),
  }
}

export const sustainabilityCalendar = () =>
  parseCronItems([{ task: 'nightly-certificate-orphans', match: '30 2 * * *' }])
