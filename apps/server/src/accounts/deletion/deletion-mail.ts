import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailOf } from '../../platform/mail/page.ts'
import type { Services } from '../../services.ts'

export const deletionMail = (services: Services, to: string): Mail =>
  mailOf(to, {
    subject: 'Your account on eFTI Compliance Hub has been deleted',
    heading: 'Your account has been deleted',
    intro:
      'Sign-in, sessions and links of the account no longer work. The audit trails of your organisations keep your name beside what you did. If you did not do this, contact the operator of this service.',
    sections: [],
    button: { label: 'Open eFTI Compliance Hub', href: addressOfHub(services) },
    footer: { text: 'You get this because an account with your address was deleted.' },
  })
