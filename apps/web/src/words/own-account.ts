import { formatNumber } from './format.ts'

export const passwordWords = {
  title: 'Password',
  description: 'Changing it signs out your other sessions',
  none: 'You sign in through an identity provider. A password gives you a second way to sign in.',
  current: 'Current Password',
  password: 'New Password',
  confirm: 'Confirm New Password',
  change: 'Change Password',
  changed: { title: 'Settings Saved', description: 'Your password has been changed.' },
}

export const twoFactorWords = {
  title: 'Two-factor sign-in',
  description: 'A code from an authenticator app after your password',
  on: 'On',
  off: 'Off',
  turnOn: 'Set up',
  turnOff: 'Switch off',
  offTitle: 'Switch off two-factor sign-in?',
  offHint: 'Your password alone will sign you in. Your recovery codes stop working.',
  scanTitle: 'Scan this with your authenticator app',
  scanHint: 'Then enter the code it shows.',
  qr: 'QR code for the authenticator app',
  secret: 'Or enter this key',
  code: 'Code',
  confirm: 'Switch on',
  codesTitle: 'Your recovery codes',
  codesHint: 'If you lose your phone, each code signs you in once. They are not shown again.',
  codes: 'Recovery codes',
  kept: 'I have saved them',
  switchedOn: { title: 'Security Updated', description: 'Two-factor sign-in is on.' },
  switchedOff: { title: 'Security Updated', description: 'Two-factor sign-in is off.' },
}

export const sessionsWords = {
  title: 'Sessions',
  description: 'Where you are signed in',
  list: 'Sessions',
  current: 'This session',
  since: 'since',
  used: 'last used',
  unknown: 'Unknown device',
  signOut: 'Sign out',
  signOutOf: (where: string) => `Sign out ${where}`,
  signOutOthers: 'Sign out all others',
  ended: { title: 'Settings Saved', description: 'Signed out.' },
}

export const ownDataWords = {
  title: 'Your personal data',
  description:
    'Your profile, memberships, notification settings, sessions and your own actions, as a JSON file',
  download: 'Download my data',
}

export const deletionWords = {
  title: 'Delete your account',
  description: 'Removes your account and your access to every organisation. This cannot be undone.',
  open: 'Delete account',
  dialogTitle: 'Delete your account?',
  dialogHint:
    'Your name, email, password, two-factor sign-in, sessions, memberships and notification settings are removed. This cannot be undone.',
  outcomes: 'What happens in your organisations',
  outcome: {
    leave: 'You leave. Violations assigned to you become unassigned, and your open invitations are revoked.',
    close:
      'You are its only member, so the organisation is closed: nobody can open it any more, and its API keys stop working. Download what you have to keep first.',
    'hand-over':
      'You are its last Compliance Manager. Make another member Compliance Manager in Settings, Tenant before you delete your account.',
  },
  documents: (days: number | null) =>
    days === null
      ? 'Its documents are kept: nothing deletes them. Set a retention first, or ask the operator of this service.'
      : `Its documents are deleted ${days === 1 ? '1 day' : `${formatNumber(days)} days`} after upload, as set under Retention.`,
  keys: (names: readonly string[]) =>
    `API keys that stop working: ${names.join(', ')}. A key keeps working if a colleague rotates it first.`,
  keptTitle: 'What is kept',
  kept: 'The audit trail of each organisation keeps your name beside what you did, as it was recorded, and your email address where you were invited by it. It is evidence that the organisation has to keep (GDPR, Article 17(3)(b) and (e)), and it stays as long as the organisation keeps its trail, which this product never shortens. Elsewhere you appear as "Deleted user".',
  typeEmail: (email: string) => `Type ${email} to confirm`,
  mismatch: 'This is not the email address of your account',
  confirm: 'Delete account permanently',
  planFailed: 'This could not be loaded. Nothing was deleted. Please try again.',
}
