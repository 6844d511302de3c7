export const identityWords = {
  title: 'Confirm your identity',
  description: 'For your security, please confirm your identity. We won’t ask again for ten minutes.',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code',
  confirm: 'Confirm',
  withProvider: (name: string) => `Sign in again with ${name}`,
  waiting: 'Sign in in the other window. This window continues automatically.',
  noWay:
    'Your account has neither a password nor two-factor sign-in. Please sign out and choose a password with “Forgot your password?”.',
}

export const requirementWords = {
  title: 'Sign-in',
  description: 'How members of your organisation sign in',
  label: 'Require two-factor authentication',
  hint: 'Members without it are asked to set it up on their next visit and can do nothing else until then. This includes you. API keys are not affected.',
}

export const twoFactorScreenWords = {
  setUpTitle: 'Set up two-factor authentication',
  setUp: (organisation: string) =>
    `${organisation} requires a second factor of all members. You need an authenticator app on your phone.`,
  codeTitle: 'Enter a code',
  code: (organisation: string) =>
    `${organisation} requires a second factor of all members. Enter a code from your authenticator app to continue.`,
  signOut: 'Sign out',
}
