import type { ConsignmentPhase, PhaseFactCode } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

export const phaseLabels: Record<ConsignmentPhase, string> = {
  planned: 'Planned',
  loaded: 'Loaded',
  'under-way': 'Under way',
  delivered: 'Delivered',
}

/** Why the goods are taken to be in a phase; `day` as the reader writes it. */
export const phaseFacts: Record<PhaseFactCode, (day: string) => string> = {
  'consignee-signed': () => 'Signed by the consignee',
  delivered: (day) => `Delivered on ${day}`,
  'carrier-signed': () => 'Signed by the carrier',
  'taken-over': (day) => `Taken over on ${day}`,
  loaded: (day) => `Loaded on ${day}`,
  'consignor-signed': () => 'Signed by the consignor',
  'taken-over-today': (day) => `Taken over today, ${day}`,
  planned: (day) => `Taking over is planned for ${day}`,
  unknown: () => 'No document shows loading, taking over or delivery',
}

export const consignmentsWords = {
  title: 'Consignments',
  subtitle: 'Linked documents and release status per consignment',
  ofDocument: 'Consignment',
  listTitle: 'All Consignments',
  count: (shown: number, total: number, isExact: boolean) =>
    shown < total
      ? `The newest ${formatNumber(shown)} of ${isExact ? '' : 'more than '}${formatNumber(total)} consignments.`
      : counted(total, 'consignment'),
  search: 'Search consignments',
  searchPlaceholder: 'Number, party, place, vehicle, file...',
  readiness: 'State',
  ready: 'Ready',
  notReady: 'Not ready',
  loading: 'Loading consignments',
  loadFailed: 'The consignments could not be loaded',
  none: 'No consignments yet',
  noneHint: 'Upload freight documents. Documents of the same consignment are linked once they are checked.',
  noMatch: 'No consignments match your filters',
  noMatchHint: 'Try another search term, or clear the filters.',
  columns: {
    consignment: 'Consignment',
    route: 'Route',
    phase: 'Phase',
    papers: 'Documents',
    state: 'State',
  },
  papersCount: (count: number) => counted(count, 'document'),
  route: (from: string | null, to: string | null) => `${from ?? '—'} → ${to ?? '—'}`,
  parties: (consignor: string | null, consignee: string | null) =>
    consignor || consignee ? `${consignor ?? '—'} to ${consignee ?? '—'}` : '—',
  takingOver: (day: string) => `Taking over: ${day}`,
}

export const consignmentPageWords = {
  back: 'All consignments',
  evidence: 'Evidence pack',
  evidenceHint: 'ZIP with originals, eFTI data, compliance reports and the audit trail of this consignment',
  loadFailed: 'The consignment could not be loaded',
  notFound: 'This consignment does not exist',
  notFoundHint:
    'Its documents may have been linked to another consignment, or it belongs to another organisation.',
  why: 'Why it is not ready',
  phase: 'Phase',
  byPapers: 'Automatic (from documents)',
  phaseSetBy: (name: string) => `Set by ${name}`,
  shownBy: (fact: string, document: string) => `${fact} (${document})`,
  phaseSaved: { title: 'Phase Saved', description: (phase: string) => `The consignment is: ${phase}.` },
  papers: 'Documents',
  score: (score: number) => `Score ${score}`,
  alone: 'No other documents in this consignment.',
  linkedBy: (name: string) => `linked by ${name}`,
  link: 'Link a document',
  linkHint:
    'It stays linked whatever reference numbers it has. Values that differ from the other documents are shown here.',
  linkSearch: 'Search documents by name',
  linkPlaceholder: 'File name...',
  linkNone: 'No document matches this name.',
  linkThis: (name: string) => `Link ${name}`,
  linkButton: 'Link',
  linked: {
    title: 'Document Linked',
    description: (name: string) => `${name} is now part of this consignment.`,
  },
  unlink: 'Unlink',
  unlinkThis: (name: string) => `Unlink ${name}`,
  unlinkTitle: 'Unlink this document?',
  unlinkHint: (name: string) =>
    `${name} is removed from this consignment and will not be linked again automatically.`,
  unlinked: {
    title: 'Document Unlinked',
    description: (name: string) => `${name} is no longer part of this consignment.`,
  },
  cancel: 'Cancel',
  required: 'Required documents',
  requiredHint: 'Based on the mode of transport and the goods.',
  states: {
    document: 'Available',
    confirmed: 'Carried with the goods',
    carried: 'Carried in your vehicles',
    missing: 'Missing',
  },
  confirm: 'Carried with the goods',
  confirmThis: (name: string) => `${name}: carried with the goods`,
  takeBack: 'Remove',
  takeBackThis: (name: string) => `Undo: ${name}`,
  confirmedBy: (name: string) => `Confirmed by ${name}`,
  confirmed: {
    title: 'Document Confirmed',
    description: (name: string) => `${name} is carried with the goods.`,
  },
  takenBack: { title: 'Confirmation Undone', description: (name: string) => `${name} is missing again.` },
  compared: 'Cross-check',
  comparedHint: 'Values found in several documents.',
  agrees: 'Agree',
  contradiction: 'Contradiction',
  nothingCompared: 'No overlapping values yet.',
  cabotage: (vehicle: string, country: string) => `Cabotage of ${vehicle} in ${country}`,
  cabotageHint:
    'Regulation (EC) No 1072/2009, Article 8: three operations in seven days, four days of pause.',
  incoming: (title: string, day: string) => `Arrived with ${title}, unloaded on ${day}`,
  incomingAssumed: (title: string, day: string) => `Arrived with ${title}, unloaded by ${day} at the latest`,
  noIncoming: 'No document shows the incoming international carriage of this vehicle.',
  operation: (number: number) => `Operation ${number}`,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  thisOne: 'this consignment',
  lastDay: (day: string) => `Last day for an operation: ${day}.`,
  left: (count: number) => `${formatNumber(count)} of 3 operations left.`,
  freeAgain: (day: string) => `Allowed again from ${day}.`,
  failed: {
    title: 'Not Saved',
    description: 'Nothing has changed; please try again.',
  },
  mayNot: 'An Operator or Compliance Manager can change this.',
}

export const consignmentDownloads = {
  download: 'Download',
  report: 'Report (PDF)',
  dataSet: 'Data set of all documents',
  formats: { 'efti-xml': 'eFTI XML', 'efti-json': 'eFTI JSON', 'identifiers-xml': 'Identifiers (XML)' },
  contradictory: 'Settle the contradiction first',
  failed: { title: 'Not Downloaded', description: 'The file could not be created.' },
}
