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

export const accountWords = {
  or: 'OR',
  provider: 'Continue with an external identity provider',
  showPassword: (field: string) => `Show ${field.toLowerCase()}`,
  hidePassword: (field: string) => `Hide ${field.toLowerCase()}`,
  logout: 'Logout',
  logoutFailed: 'The logout call failed; leaving anyway.',
  noTenant: {
    title: 'You are not a member of any organisation',
    description:
      'Ask a Compliance Manager of your organisation for an invitation. Nothing can be uploaded until then.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    description: 'We could not find out whether you are signed in. Check the connection, then try again.',
  },
  notices: {
    'provider-not-configured': {
      title: 'External sign-in is not set up',
      description:
        'No identity provider is configured on this server. Sign in with your email and password, or ask the administrator to set one up.',
    },
  },
  promise: {
    title: 'Freight papers in, checked eFTI data out',
    points: [
      'Each document is read and checked against the official eFTI data sets.',
      'Every finding names the field, the clause and the way to mend it.',
      'The original stays untouched, whatever is read from it or corrected later.',
    ],
  },
}
