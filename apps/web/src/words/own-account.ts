export const passwordWords = {
  title: 'Password',
  description: 'Your other sessions are signed out when it changes',
  none: 'You sign in through an identity provider. A password is a second way in.',
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
  offTitle: 'Switch two-factor sign-in off?',
  offHint: 'Your password alone will sign you in. Your recovery codes stop working.',
  scanTitle: 'Scan this with your authenticator app',
  scanHint: 'Then type in the code that it shows.',
  qr: 'QR code for the authenticator app',
  secret: 'Or type in this key',
  code: 'Code',
  confirm: 'Switch on',
  codesTitle: 'Your recovery codes',
  codesHint: 'Each signs you in once in place of a code, if you lose your phone. They are not shown again.',
  codes: 'Recovery codes',
  kept: 'I have kept them',
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
  unknown: 'Unknown program',
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
