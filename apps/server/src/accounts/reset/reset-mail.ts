import type { Mail } from '../../platform/mail/mail.ts'
import { mailOf, type NotMeLink } from '../../platform/mail/page.ts'

/** The token is of our own making: letters that mean nothing in an address. */
export function resetMail(to: string, hub: string, token: string, notMe: NotMeLink): Mail {
  const subject = 'Choose a new password for eFTI Compliance Hub'
  return mailOf(to, {
    subject,
    heading: 'Choose a new password',
    intro: `Somebody asked for a new password of your account ${to}. The link is good once, for a day.`,
    sections: [],
    button: { label: 'Choose a new password', href: `${hub}/login#reset=${token}` },
    footer: {
      text: 'You did not ask for it? Your password stays as it is.',
      label: 'This was not me',
      href: notMe.page,
    },
    notMe,
  })
}
