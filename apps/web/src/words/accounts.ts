import { product } from './common.ts'

const fields = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
}

export const signInWords = {
  title: 'Welcome Back',
  subtitle: `Sign in to the ${product.title}`,
  ...fields,
  code: 'Code',
  codeHint: 'The six digits of your authenticator app, or one of your recovery codes',
  forgotten: 'Forgot your password?',
  submit: 'Sign In',
  pending: 'Signing In...',
  otherWay: "Don't have an account?",
  otherWayLink: 'Sign up',
  success: { title: 'Login Successful', description: 'Welcome back!' },
  failure: { title: 'Login Failed', description: 'Invalid email or password. Please try again.' },
}

export const registerWords = {
  title: 'Create Account',
  subtitle: `Sign up for the ${product.title}`,
  ...fields,
  submit: 'Create Account',
  pending: 'Creating Account...',
  otherWay: 'Already have an account?',
  otherWayLink: 'Sign in',
  success: {
    title: 'Registration Successful',
    description: 'Your account has been created. Logging you in...',
  },
  failure: { title: 'Registration Failed', description: 'Failed to create account. Please try again.' },
}

/** Who may register, where not everybody may. */
export const registrationWords = {
  invited: {
    title: 'Registration is by invitation only',
    description:
      'Ask a Compliance Manager of your organisation for an invitation, then open the link in it. If you have an account, sign in.',
  },
  domains: {
    title: 'Registration is limited to some email addresses',
    description: (domains: readonly string[]) =>
      `Use an address of ${domains.join(', ')}, or ask a Compliance Manager of your organisation for an invitation.`,
  },
}

export const confirmationWords = {
  banner: {
    title: 'Confirm your email address',
    description: (email: string) =>
      `Open the link that we sent to ${email}. Until then you cannot invite people, and we send you no alerts.`,
    again: 'Send a new link',
  },
  sent: {
    title: 'Email Sent',
    description: (email: string) => `A new link is on its way to ${email}. It is valid for three days.`,
  },
  title: 'Email address',
  done: {
    title: 'Your email address is confirmed',
    description: 'You can now invite people and receive alerts.',
  },
  failed: {
    title: 'Your email address is not confirmed',
    description: 'Please try again.',
  },
  goOn: 'Go to the dashboard',
}

/** For who got an email that they did not ask for; they need no account. */
export const notMeWords = {
  title: 'This was not me',
  subtitle: 'You received an email from us that you did not request',
  hint: 'We revoke the request in the email and stop sending you emails like it.',
  submit: 'This was not me',
  pending: 'Revoking...',
  done: {
    invitation: {
      title: 'The invitation is revoked',
      description: 'This organisation can no longer email you.',
    },
    confirmation: {
      title: 'The link is revoked',
      description: 'The account with your address stays unconfirmed and gets no more links.',
    },
    reset: {
      title: 'The link is revoked',
      description: 'The password was not changed. We send no more such links for a day.',
    },
  },
  failure: { title: 'Nothing was revoked', description: 'Please try again.' },
}

export const linkWords = {
  title: 'Connect your account',
  subtitle:
    'There is already an account with your email address. Confirm once that it is yours; after that, the identity provider signs you in.',
}

export const resetWords = {
  title: 'New Password',
  subtitle: 'Choose a new password for your account',
  password: 'New Password',
  confirmPassword: 'Confirm New Password',
  submit: 'Set Password',
  pending: 'Setting Password...',
  success: { title: 'Password Changed', description: 'Please sign in with the new one.' },
  failure: { title: 'Password Not Changed', description: 'Nothing was changed. Please try again.' },
  back: 'Back to',
  backLink: 'sign in',
}

export const resetRequestWords = {
  title: 'Forgot your password?',
  subtitle: 'We’ll email you a link to choose a new one',
  email: 'Email',
  submit: 'Email me a link',
  pending: 'Sending...',
  sent: {
    title: 'Check your inbox',
    description: 'If this email address has an account, a link is on its way. It is valid for 24 hours.',
  },
  failure: { title: 'No link was sent', description: 'Please try again.' },
}

export const accountWords = {
  or: 'OR',
  provider: 'Continue with an external identity provider',
  providerNamed: (name: string) => `Continue with ${name}, an external identity provider`,
  switchTenant: 'Organisation',
  switchFailed: { title: 'Still in the same organisation', description: 'Please try again.' },
  platformAdministrator: 'Platform Administrator',
  showPassword: (field: string) => `Show ${field.toLowerCase()}`,
  hidePassword: (field: string) => `Hide ${field.toLowerCase()}`,
  logout: 'Logout',
  logoutFailed: 'The logout call failed; leaving anyway.',
  noTenant: {
    title: 'You are not a member of any organisation',
    description:
      'Ask a Compliance Manager of your organisation for an invitation. You can upload documents once you have joined.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    description: 'We could not check whether you are signed in. Check your connection, then try again.',
  },
  notices: {
    'account-deleted': {
      title: 'Your account has been deleted',
      description: 'You are signed out everywhere. You can register again at any time, as a new person.',
    },
    'provider-not-configured': {
      title: 'External sign-in is not set up',
      description:
        'No identity provider is configured on this server. Sign in with your email and password, or ask the administrator to set one up.',
    },
    'provider-unreachable': {
      title: 'The identity provider cannot be reached',
      description: 'Please try again in a minute, or sign in with your email and password.',
    },
    'provider-refused': {
      title: 'The identity provider did not sign you in',
      description: 'You were not signed in, or took too long. Please try again.',
    },
    'provider-registration-closed': {
      title: 'You cannot register here',
      description:
        'Registration is restricted. Ask a Compliance Manager of your organisation for an invitation to your email address.',
    },
    'provider-unverified': {
      title: 'Your email is not verified',
      description:
        'The identity provider has not verified your email address. Verify it there, then try again, or sign in with your email and password.',
    },
  },
  promise: {
    title: 'Freight documents in, checked eFTI data out',
    points: [
      'Each document is read and checked against the official eFTI data sets.',
      'Every finding names the field, the legal basis and the fix.',
      'The original file is never changed, whatever is read from it or corrected later.',
    ],
  },
}
