import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailOf } from '../../platform/mail/page.ts'
import type { Services } from '../../services.ts'
import type { Held } from './hold-access.ts'

export function takeoverMail(services: Services, to: string, held: readonly Held[]): Mail {
  const sum = (of: keyof Held) => String(held.reduce((total, one) => total + one[of], 0))
  return mailOf(to, {
    subject: 'Your account on eFTI Compliance Hub is now yours alone',
    heading: 'Your email address is verified',
    intro:
      'An account with your address existed already, and nobody had confirmed the address. Its password, two-factor sign-in and links no longer work, and everybody who was signed in is signed out. Members, API keys and webhooks that the account had set up are not active until you keep them in the settings.',
    figures: [
      { label: 'Members waiting', value: sum('members') },
      { label: 'API keys waiting', value: sum('keys') },
      { label: 'Webhooks waiting', value: sum('webhooks') },
      { label: 'Invitations revoked', value: sum('invitations') },
    ],
    sections: [],
    button: { label: 'Review access', href: `${addressOfHub(services)}/settings?tab=tenant` },
    footer: { text: 'You get this because your address was verified.' },
  })
}
