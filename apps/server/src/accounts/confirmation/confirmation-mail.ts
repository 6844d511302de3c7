import type { Mail } from '../../platform/mail/mail.ts'
import { mailOf, type NotMeLink } from '../../platform/mail/page.ts'

/** Nothing in it was typed by the person who registered: the reader may never have heard of them. */
export function confirmationMail(to: string, link: string, notMe: NotMeLink): Mail {
  return mailOf(to, {
    subject: 'Confirm your email address for eFTI Compliance Hub',
    heading: 'Confirm your email address',
    intro: `An account was created with the address ${to}. Sign in and confirm that the address is yours. The link is valid once, for three days.`,
    sections: [],
    button: { label: 'Confirm email address', href: link },
    footer: { text: 'You did not create this account?', label: 'This was not me', href: notMe.page },
    notMe,
  })
}
