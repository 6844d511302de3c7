import type { SearchGroup } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

export const searchWords = {
  title: 'Search',
  description:
    'Find documents, consignments, parties, number plates and reference numbers, or choose a command.',
  placeholder: 'Search or choose a command...',
  results: 'Results',
  groups: {
    documents: 'Documents',
    consignments: 'Consignments',
    parties: 'Parties',
    equipment: 'Number plates and equipment',
    references: 'Reference numbers',
  } satisfies Record<SearchGroup, string>,
  recent: 'Recent documents',
  commands: 'Commands',
  searching: 'Searching',
  found: (count: number) => counted(count, 'result'),
  noMatch: (typed: string) => `No match for "${typed}"`,
  noMatchHint: 'Try part of a number, a name or a plate.',
  tooShort: 'Type at least three letters or digits to search documents.',
  failed: 'The search did not work. Check your connection, then type again.',
  matched: (label: string, text: string) => `${label}: ${text}`,
  documents: (count: number, areMore: boolean) =>
    areMore ? `more than ${formatNumber(count)} documents` : counted(count, 'document'),
  keys: { choose: 'choose', open: 'open', close: 'close' },
}

export const commandWords = {
  goTo: (screen: string) => `Go to ${screen}`,
  settings: (tab: string) => `Settings: ${tab}`,
  upload: 'Upload a document',
  mayNotUpload: 'Your role cannot upload documents.',
  batch: 'Upload several files or a ZIP',
  exportResults: 'Export compliance results (CSV)',
  exportViolations: 'Export open violations (CSV)',
  exportAudit: 'Export the audit trail (CSV)',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  toOrganisation: (name: string) => `Switch to ${name}`,
  signOut: 'Sign out',
}

/** Other words for the same, by which a command is found as well. */
export const commandKeywords = {
  upload: 'new add file',
  batch: 'batch process many add',
  export: 'download excel report',
  trash: 'deleted documents bin restore undelete',
  theme: 'dark light mode colours appearance',
  organisation: 'tenant company switch organisation',
  signOut: 'logout log out leave',
  goTo: 'open screen show',
  settings: 'preferences configuration',
}
