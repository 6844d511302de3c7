import type { ConsignmentPhase } from '@efti-hub/contract'

export const phaseLabels: Record<ConsignmentPhase, string> = {
  planned: 'Planned',
  loaded: 'Loaded',
  'under-way': 'Under way',
  delivered: 'Delivered',
}

export const consignmentsWords = {
  title: 'Consignments',
  subtitle: 'Papers that belong together, and whether the goods may go',
  ofDocument: 'Consignment',
  listTitle: 'All Consignments',
  count: (shown: number, total: number, isExact: boolean) =>
    shown < total
      ? `The newest ${shown} of ${isExact ? total : `more than ${total}`} consignments.`
      : `${total} ${total === 1 ? 'consignment' : 'consignments'}`,
  search: 'Search consignments',
  searchPlaceholder: 'Number, party, place, vehicle, file...',
  readiness: 'State',
  ready: 'Ready',
  notReady: 'Not ready',
  loading: 'Loading consignments',
  loadFailed: 'The consignments could not be loaded',
  none: 'No consignments yet',
  noneHint: 'Upload freight documents; those of the same consignment find each other once they are checked.',
  noMatch: 'No consignments match your filters',
  noMatchHint: 'Try another word, or clear the filters.',
  columns: {
    consignment: 'Consignment',
    route: 'Route',
    phase: 'Phase',
    papers: 'Papers',
    state: 'State',
  },
  papersCount: (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'}`,
  route: (from: string | null, to: string | null) => `${from ?? '—'} → ${to ?? '—'}`,
  parties: (consignor: string | null, consignee: string | null) =>
    consignor || consignee ? `${consignor ?? '—'} to ${consignee ?? '—'}` : '—',
  takingOver: (day: string) => `Taken over ${day}`,
}

export const consignmentPageWords = {
  back: 'All consignments',
  evidence: 'Evidence pack',
  evidenceHint: 'ZIP with originals, eFTI data, compliance reports and the audit trail of this consignment',
  notFound: 'This consignment does not exist',
  notFoundHint: 'Its papers may have been linked to another one, or it belongs to another organisation.',
  why: 'Why it is not ready',
  readyHint:
    'Every required document is available, the documents agree, and none has an open critical or high violation.',
  phase: 'Phase',
  byPapers: 'As the papers show',
  phaseSaved: { title: 'Phase Saved', description: (phase: string) => `The consignment is: ${phase}.` },
  papers: 'Papers',
  score: (score: number) => `Score ${score}`,
  alone: 'No other paper of this consignment is known.',
  linkedBy: (name: string) => `linked by ${name}`,
  link: 'Link a document',
  linkHint:
    'It stays here, whatever numbers it has. Values that differ from the other documents are shown here.',
  linkSearch: 'Search documents by name',
  linkPlaceholder: 'Name of the file...',
  linkNone: 'No document has such a name.',
  linkThis: (name: string) => `Link ${name}`,
  linkButton: 'Link',
  linked: {
    title: 'Document Linked',
    description: (name: string) => `${name} is a paper of this consignment now.`,
  },
  unlink: 'Unlink',
  unlinkThis: (name: string) => `Unlink ${name}`,
  unlinkTitle: 'Unlink this document?',
  unlinkHint: (name: string) =>
    `${name} leaves this consignment, and is never linked with these papers again unless you do it.`,
  unlinked: { title: 'Document Unlinked', description: (name: string) => `${name} stands by itself now.` },
  cancel: 'Cancel',
  required: 'Required papers',
  requiredHint: 'By the mode of transport and the goods.',
  states: {
    document: 'Available',
    confirmed: 'Carried with the goods',
    carried: 'Carried in your vehicles',
    missing: 'Missing',
  },
  confirm: 'It travels with the goods',
  confirmThis: (name: string) => `${name}: it travels with the goods`,
  takeBack: 'Take back',
  takeBackThis: (name: string) => `Take back: ${name}`,
  confirmedBy: (name: string) => `Confirmed by ${name}`,
  confirmed: {
    title: 'Paper Confirmed',
    description: (name: string) => `${name}: it travels with the goods.`,
  },
  takenBack: { title: 'Confirmation Taken Back', description: (name: string) => `${name} is missing again.` },
  compared: 'Cross-check',
  comparedHint: 'Values found in several documents.',
  agrees: 'Agree',
  contradiction: 'Contradiction',
  nothingCompared: 'No overlapping values yet.',
  cabotage: (vehicle: string, country: string) => `Cabotage of ${vehicle} in ${country}`,
  cabotageHint:
    'Regulation (EC) No 1072/2009, Article 8: three operations in seven days, four days of pause.',
  incoming: (title: string, day: string) => `Came in with ${title}, unloaded on ${day}`,
  incomingAssumed: (title: string, day: string) => `Came in with ${title}, unloaded by ${day} at the latest`,
  noIncoming: 'No paper shows the carriage that the vehicle came in with.',
  operation: (number: number) => `Operation ${number}`,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  thisOne: 'this consignment',
  lastDay: (day: string) => `An operation may end by ${day}.`,
  left: (count: number) => `${count} of 3 operations left.`,
  freeAgain: (day: string) => `Free again from ${day}.`,
  failed: {
    title: 'Not Saved',
    description: 'Nothing has changed; please try again.',
  },
  mayNot: 'An Operator or Compliance Manager may change this.',
}
