import type { Mail } from '../../notifications/mail/mail.ts'

/** The link is of our own making: letters that mean nothing in HTML. */
export function resetMail(to: string, link: string): Mail {
  const ask =
    'Somebody asked for a new password of your account on eFTI Compliance Hub. This link is good for a day:'
  const ignore = 'If it was not you, do nothing: your password stays as it is.'
  return {
    to,
    subject: 'Choose a new password for eFTI Compliance Hub',
    text: [ask, '', link, '', ignore, ''].join('\n'),
    html: `<p>${ask}</p><p><a href="${link}">Choose a new password</a></p><p>${ignore}</p>`,
  }
}
