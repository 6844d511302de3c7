export const contradictionWords = {
  title: 'Contradictions',
  hint: 'Values that differ between the documents. Use the right one: the other documents are corrected and re-checked. Or confirm that all of them are correct.',
  differs: (label: string) => `${label} differs`,
  /** On the page of one document. */
  differsHere: (label: string) => `${label} differs from other documents of this consignment`,
  severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  /** `from`: 'the invoice', or a file. */
  take: (value: string, from: string) => `Use ${value} from ${from}`,
  takeFor: (label: string, value: string, from: string) => `Use ${value} from ${from}: ${label}`,
  oneByOne: 'No single value is right for all of them: correct the documents one by one.',
  settled: {
    title: 'Contradiction Settled',
    description: (label: string, value: string) =>
      `${label}: ${value}. The other documents are being re-checked.`,
  },
  accept: (values: number) => (values === 2 ? 'Both are correct' : 'All are correct'),
  acceptOf: (label: string, values: number) =>
    `${values === 2 ? 'Both are correct' : 'All are correct'}: ${label}`,
  acceptTitle: (label: string, values: number) =>
    `${label}: ${values === 2 ? 'both values are correct' : 'all values are correct'}`,
  acceptHint: 'No document is changed. The contradiction stays settled until one of the values changes.',
  reason: 'Reason',
  reasonMissing: 'Enter a reason, such as: the note covers a part of the packing list.',
  accepted: {
    title: 'Values Accepted',
    description: (label: string) => `${label}: settled until one of the values changes.`,
  },
  acceptedBy: (name: string, values: number) =>
    `${values === 2 ? 'Both' : 'All'} accepted as correct by ${name},`,
  revoke: 'Revoke',
  revokeOf: (label: string) => `Revoke: ${label}`,
  revoked: {
    title: 'Acceptance Revoked',
    description: (label: string) => `${label}: the contradiction is open.`,
  },
  settledBy: (name: string) => `settled by ${name},`,
  mayNot: 'An Operator or Compliance Manager can settle this.',
}

export const cabWords = {
  question: (items: readonly string[]) =>
    `${items.join(', ')}: ${items.length === 1 ? 'is this' : 'are these'} carried in the cab on every journey?`,
  carried: 'Our vehicles carry them',
  notCarried: 'No, ask for each consignment',
  onlyManagers: 'A Compliance Manager can answer this once for the organisation.',
  saved: { title: 'Settings Saved', description: 'Your answer applies to all consignments.' },
}
