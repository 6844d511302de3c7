import { formatCount } from '../../platform/format.ts'

interface Deadlines {
  overdue: number
  week: number
  later: number
}

/** The words of the compliance report for a period. */
export const periodTexts = {
  title: 'Compliance report',
  titleOf: (organisation: string, span: string) => `Compliance report: ${organisation}, ${span}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  madeBy: (name: string, at: string) => `Created by ${name}, ${at}`,
  footer: (organisation: string, span: string) => `${organisation} · ${span} · eFTI Compliance Hub`,
  tiles: {
    documents: 'Documents',
    rate: 'Compliance rate',
    before: (value: string) => `Previous period: ${value}`,
    violations: 'Violations found',
    open: (open: number) => `${formatCount(open)} still open`,
    overdue: 'Overdue now',
    dueSoon: (due: number) => `${formatCount(due)} due within 7 days`,
    time: 'Upload to check',
    median: 'Median',
  },
  headings: {
    status: 'Documents by status',
    transportTypes: 'Documents by transport type',
    countries: 'Compliance by route country',
    severities: 'Violations by severity',
    types: 'Violations by type',
    worst: 'Documents with the most open violations',
    deadlines: 'Due dates',
    meanings: 'How the figures are calculated',
  },
  columns: {
    status: 'Status',
    documents: 'Documents',
    share: 'Share',
    transportType: 'Transport type',
    country: 'Country',
    compliant: 'Compliant',
    rate: 'Rate',
    severity: 'Severity',
    found: 'Found',
    open: 'Open',
    resolved: 'Resolved',
    waived: 'Waived',
    type: 'Type',
    document: 'Document',
    uploaded: 'Uploaded',
    score: 'Score',
    due: 'Due',
  },
  noDocuments: 'No documents were uploaded in this period.',
  noViolations: 'No violations were found in this period.',
  nothingOpen: 'No document of this period has an open violation.',
  deadlines: ({ overdue, week, later }: Deadlines) =>
    `Open violations: ${formatCount(overdue)} overdue, ${formatCount(week)} due within 7 days, ${formatCount(later)} due later.`,
  nextDue: 'Next due, critical and high:',
  meanings: (zone: string) => [
    `Documents are counted by upload date (time zone ${zone}). Documents in the trash are not counted.`,
    'A document is compliant if its latest check leaves no critical or high violation open. The compliance rate is the share of compliant documents among those checked. Documents that are not checked yet, could not be read or are judged by no rule are not included.',
    'Violations are counted in the period in which they were first found. Open, resolved and waived show their status at the time of this report. Resolved: a later check no longer found the violation. Waived: a Compliance Manager waived it and gave a reason.',
    'Each open violation lowers the score of its document by its share of the obligations that apply. The score starts at 100, at 90 while a high violation is open, and at 70 while a critical violation is open. Unread results and notes are not violations and are not counted.',
    'A document counts for every country and every mode of transport on its route, so these tables can add up to more than the number of documents.',
    'Critical and high violations are due before the goods are taken over, or immediately if that date is past or unknown. For others, the organisation sets the due date.',
  ],
}
