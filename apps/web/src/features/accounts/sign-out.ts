import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { accountWords } from '../../words/accounts.ts'

/** Whether or not the server hears of it: the user is forgotten here and the page loads again. */
export async function signOut(client: QueryClient): Promise<void> {
  try {
    await call('POST /api/auth/logout')
  } catch (error) {
    console.error(accountWords.logoutFailed, error)
  }
  client.clear()
  window.location.reload()
}
