import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { markAddressConfirmed, spendConfirmation } from './store.ts'

/**
 * Takes the link of the mailbox and a session of the account. With the link alone, the owner of the mailbox would confirm an
 * account that somebody else opened with their address.
 */
export async function confirmAddress(services: Services, caller: Caller, token: string): Promise<void> {
  const now = services.clock.now()
  await services.database.unsafeAccounts(async (db) => {
    if (!(await spendConfirmation(db, caller.userId, token, now))) {
      throw new Refusal(
        'link_ended',
        'This link is used, too old, or belongs to another account. Please ask for a new one.',
      )
    }
    await markAddressConfirmed(db, caller.userId, now)
    await recordOwnAct(db, caller, 'email-confirmed')
  })
}
