import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { suppressMail } from './suppressions.ts'

/** The owner of this address wants no more mail from this organisation. `about`: id of the request that they declined. */
export async function refuseMail(
  services: Services,
  tenantId: string,
  { email, about }: { email: string; about: string },
): Promise<void> {
  await services.database.unsafeAccounts(
    async (db) => {
      await suppressMail(db, email, services.clock.now())
      await recordAct(db, {
        action: 'mail-refused',
        resourceType: 'partner-request',
        resourceId: about,
        resourceName: email,
        details: 'The recipient wants no more email from this organisation',
      })
    },
    { tenantId },
  )
}
