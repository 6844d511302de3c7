import { ProviderUnreachable } from './ask-provider.ts'
import { EmailUnverified, RegistrationClosed } from './enter-with-provider.ts'

type Notice = 'not-configured' | 'unreachable' | 'refused' | 'unverified' | 'registration-closed'

/** The sign-in page, with the reason why nobody was signed in. */
export const backToForm = (notice: Notice) => `/login?notice=provider-${notice}`

export function noticeOf(error: unknown): Notice {
  if (error instanceof EmailUnverified) return 'unverified'
  if (error instanceof RegistrationClosed) return 'registration-closed'
  return error instanceof ProviderUnreachable ? 'unreachable' : 'refused'
}
