import { counted } from './counted.ts'

export const settingsWords = {
  title: 'Settings',
  subtitle: 'Your profile, notifications and organisation settings',
  tabs: 'Settings',
  names: { profile: 'Profile', notifications: 'Notifications', security: 'Security', tenant: 'Tenant' },
  save: 'Save Changes',
  saving: 'Saving...',
  loading: 'Loading settings',
  failed: {
    title: 'The settings could not be loaded',
    description: 'Check your connection, then try again.',
  },
  onlyManagers: 'Only a Compliance Manager can change this.',
  noTenant: 'There are no settings without an organisation.',
}

export const profileWords = {
  title: 'Profile',
  description: 'How colleagues see you',
  saved: { title: 'Settings Saved', description: 'Your profile has been updated.' },
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: 'Email cannot be changed after registration',
  tenantId: 'Tenant ID',
  role: 'Role',
  platformAdministrator: 'Platform Administrator',
}

export const notificationsWords = {
  title: 'Notifications',
  description: 'Email notifications from this organisation',
  saved: { title: 'Notifications Updated', description: 'Your notification preferences have been saved.' },
  mailOff: {
    title: 'Email is not set up on this server',
    description: 'Saved. Takes effect once your administrator configures email.',
  },
  rhythm: 'How often alerts are sent',
  rhythms: {
    immediate: 'Within minutes',
    hourly: 'Once an hour, in one email',
    daily: 'Once a day at 06:00 UTC, in one email',
  },
  toggles: {
    email: { label: 'Email Notifications', description: 'Off: no emails at all, whatever you choose below' },
    documentAlerts: {
      label: 'Document Alerts',
      description: 'When a document is checked, fails, or is approved or rejected',
    },
    complianceAlerts: {
      label: 'Compliance Alerts',
      description: 'When critical or high violations are found or nearly due',
    },
    weeklyReports: {
      label: 'Weekly Reports',
      description: 'A weekly summary, on Monday morning',
    },
  },
}

export const securityWords = {
  title: 'AI',
  description: 'What AI may do for your organisation',
  saved: { title: 'Security Updated', description: 'Your security settings have been saved.' },
  aiValidation: {
    label: 'AI-powered validation',
    description:
      'Documents can be read and remediation plans created with AI. Without a provider or the consent below, both work with what is built in; a plan says so.',
  },
  sendContent: {
    label: 'Send document content to the configured provider',
    description:
      'You consent to sending text and values of your documents to the AI provider that the administrator of this server has set up: when a document is read, and when a plan is created. Off: nothing is sent.',
  },
  redactContent: {
    label: 'Leave out names and contact data',
    description:
      'Names of parties as far as they were read, email addresses and telephone numbers are replaced before anything is sent, and put back in the answer.',
  },
  askAboutAll: {
    label: 'Read more than what is doubtful',
    description:
      'Off: the provider is asked only about values that are missing, doubtful or contradictory. On: about everything that most documents carry and that was not read with certainty. It never replaces a value.',
  },
  sendPictures: {
    label: 'Send pictures of pages as well',
    description:
      'Pictures of up to four pages of a PDF go with its text when it is read: they show how boxes and lines belong together. A picture shows every name, so none is sent while names and contact data are left out.',
  },
  provider: (name: string) => `Provider: ${name}.`,
  noProvider: 'No AI provider is configured on this server, so nothing is sent.',
  usage: (calls: number, tokens: string, limit: string | null) =>
    `This month: ${counted(calls, 'question')}, ${tokens}${limit ? ` of ${limit}` : ''} tokens.`,
  givenBy: (name: string) => `Consent given by ${name},`,
  withdrawnBy: (name: string) => `Consent withdrawn by ${name},`,
}

export const whatIsSentWords = {
  open: 'See what would be sent',
  title: 'What would be sent',
  description: 'For your latest checked document, with the settings as they are saved',
  of: (name: string) => `For \u201c${name}\u201d, this is all that a provider would receive:`,
  toRead: 'To read it',
  toPlan: 'For a remediation plan',
  notSent: 'At present it would not be sent',
  content: 'From the document',
  pictures: 'Pictures of pages',
  picture: (page: number) => `Page ${page}`,
  instructions: 'Instructions, the same for every document',
  none: 'No document has been checked yet. Upload one to see what would be sent.',
  failed: 'The example could not be loaded',
}

export const tenantWords = {
  saved: { title: 'Settings Saved', description: 'Your organisation has been updated.' },
  organisation: { title: 'Organisation', description: 'Shown on reports and invitations' },
  usage: {
    title: 'Usage',
    documents: (month: string) => `Documents in ${month}`,
    files: 'Uploaded files',
    reached: 'Limit reached',
    notLoaded: 'The usage could not be loaded. Reload the page to try again.',
    of: (used: string, limit: string | number | null) =>
      limit ? `${used} of ${limit}` : `${used}, no limit`,
  },
  name: 'Name',
  address: 'Address',
  country: 'Country',
  noCountry: 'Not stated',
  vatId: 'VAT number',
  eori: 'EORI number',
  contactEmail: 'Contact email',
  checking: {
    title: 'Checks',
    description: 'Applies from each document’s next check',
  },
  dueDays: 'Violations are due after',
  dueDaysHint:
    'Days after a violation is found, unless it must be fixed before the goods are taken over. Applies to new violations; existing due dates are kept',
  days: 'days',
  routeCountries: 'Additional route countries',
  routeCountriesHint: 'Their national rules apply to every document, even if it names no place there',
  defaultSubsets: 'Subsets applied to every document',
  defaultSubsetsHint: 'In addition to those that apply automatically',
  strictAddresses: 'Strict reading of addresses',
  strictAddressesHint:
    'Off: a place needs its town and country. On: every address line in the Annex is required, as in Delegated Regulation (EU) 2024/2024.',
  carriedInCab: 'Our vehicles carry the documents that belong in the cab',
  carriedInCabHint:
    'Instructions in writing (ADR 5.4.3) and the ADR driver’s training certificate (ADR 8.1.2.2 (b)) are on board on every journey. They count as available in every consignment',
  add: 'Add…',
  remove: (what: string) => `Remove ${what}`,
  nothingChosen: 'None chosen',
  retention: { title: 'Retention', description: 'How long documents are kept' },
  keep: 'Delete documents automatically',
  keepHint:
    'Off: documents are kept. How long you have to keep them follows from the EU and national law behind each document; eFTI sets no period of its own.',
  retentionDays: 'Days after upload',
  retentionWarning:
    'Older documents are deleted permanently every night: files, page images, values and violations, and consignments without any other document. Documents on hold and the audit trail are kept.',
}

export const retentionWords = {
  title: 'Deletion runs',
  failed: 'The deletion runs could not be loaded',
  last: 'Last run',
  never: 'None yet',
  removed: (documents: number, uploads: number, files: number) =>
    documents + uploads === 0
      ? 'nothing to delete'
      : `deleted ${counted(documents, 'document')}, ${counted(uploads, 'unfinished upload')} and ${counted(files, 'file')}`,
  underWay: (documents: number) => `in progress, ${counted(documents, 'document')} deleted so far`,
  next: 'Next run',
  due: (due: number) => (due === 0 ? 'nothing due' : `deletes ${counted(due, 'document')}`),
  nextDue: 'Next document due',
  onHold: 'On hold',
  onHoldCount: (count: number) => `${counted(count, 'document')} kept past the retention`,
  earlier: 'Earlier runs',
  proof: 'Download proof',
  proofHint:
    'Every deleted document with its id and SHA-256, and every run that deleted something, as an extract of the audit trail that can be verified',
}
