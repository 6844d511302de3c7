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
