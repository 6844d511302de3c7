export const settingsWords = {
  title: 'Settings',
  subtitle: 'Your profile, what you are told of, and how your organisation works',
  tabs: 'Settings',
  names: { profile: 'Profile', notifications: 'Notifications', security: 'Security', tenant: 'Tenant' },
  save: 'Save Changes',
  saving: 'Saving...',
  loading: 'Loading settings',
  failed: {
    title: 'The settings could not be loaded',
    description: 'Nothing was changed. Check the connection, then try again.',
  },
  notSaved: { title: 'Not saved', description: 'The server did not take the change. Please try again.' },
  onlyManagers: 'Only a Compliance Manager may change this.',
  noTenant: 'There is nothing to set without an organisation.',
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
  description: 'What you are told of by e-mail in this organisation',
  saved: { title: 'Notifications Updated', description: 'Your notification preferences have been saved.' },
  mailOff: {
    title: 'E-mail is not set up on this server',
    description:
      'Your choice is kept and holds from the day on which the administrator sets up a mail server.',
  },
  toggles: {
    email: { label: 'Email Notifications', description: 'Off: no e-mail at all, whatever is chosen below' },
    documentAlerts: {
      label: 'Document Alerts',
      description: 'When a document is checked, fails, or is approved or rejected',
    },
    complianceAlerts: {
      label: 'Compliance Alerts',
      description: 'When critical or high violations are found, or one is nearly due',
    },
    weeklyReports: {
      label: 'Weekly Reports',
      description: 'The week of the organisation, on Monday morning',
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
      'Remediation plans may be made with AI. Without a provider, or without the consent below, they are built from the rule catalogue and say so.',
  },
  sendContent: {
    label: 'Send document content to the configured provider',
    description:
      'Your consent that text and values of your documents leave this server for the AI provider that its administrator has set up. Off: nothing is sent.',
  },
  givenBy: (name: string) => `Consent given by ${name},`,
  withdrawnBy: (name: string) => `Consent withdrawn by ${name},`,
}

export const tenantWords = {
  saved: { title: 'Settings Saved', description: 'Your organisation has been updated.' },
  organisation: { title: 'Organisation', description: 'As it stands on reports and invitations' },
  name: 'Name',
  address: 'Address',
  country: 'Country',
  noCountry: 'Not stated',
  vatId: 'VAT number',
  eori: 'EORI number',
  contactEmail: 'Contact email',
  checking: {
    title: 'Checks',
    description: 'Holds from each document’s next check on',
  },
  dueDays: 'Violations are due after',
  dueDaysHint:
    'Days after it was found, for a violation that need not be mended before the goods are taken over. What is found from then on is due so; dates that stand already stay',
  days: 'days',
  routeCountries: 'Countries on every route',
  routeCountriesHint:
    'Their national rules count for each document, also where the paper names no such place',
  defaultSubsets: 'Subsets that every document is checked against',
  defaultSubsetsHint: 'Beside those that follow from what the document says',
  strictAddresses: 'Strict reading of addresses',
  strictAddressesHint:
    'Off: a place needs its town and country. On: every address line of the Annex is required, as in Delegated Regulation (EU) 2024/2024.',
  carriedInCab: 'Our vehicles carry the documents that belong in the cab',
  carriedInCabHint:
    'Instructions in writing (ADR 5.4.3) are on board on every journey. They count as available for each consignment',
  add: 'Add…',
  remove: (what: string) => `Remove ${what}`,
  nothingChosen: 'None chosen',
  retention: { title: 'Retention', description: 'How long documents are kept' },
  keep: 'Delete documents after a time',
  keepHint:
    'Off: documents are kept. How long you have to keep them follows from the EU and national law behind each document; eFTI sets no period of its own.',
  retentionDays: 'Days after upload',
  retentionWarning:
    'Older documents are deleted permanently every night: files, page images, values and violations, and consignments without any other document. Documents on hold and the audit trail are kept.',
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`

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
