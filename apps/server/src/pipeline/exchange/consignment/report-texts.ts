import { counted, formatInstant } from '../../../platform/format.ts'

/** The words of the report of a consignment. */
export const consignmentReportTexts = {
  title: 'Consignment report',
  titleOf: (consignment: string) => `Consignment report: ${consignment}`,
  footer: (title: string, made: Date) => `Consignment ${title} · ${formatInstant(made)}`,
  ready: 'Ready: nothing stops the goods',
  notReady: (count: number) => `Not ready: ${counted(count, 'reason')}`,
  labels: {
    consignor: 'Consignor',
    consignee: 'Consignee',
    from: 'From',
    to: 'To',
    takingOver: 'Taken over',
    made: 'Report created',
  },
  headings: {
    documents: (count: number) => `Documents (${count})`,
    required: 'Required documents',
    compared: 'What the documents agree on',
    consignment: 'Consignment',
    violations: (document: string, count: number) => `Open violations of ${document} (${count})`,
  },
  document: (kind: string, status: string, score: number | null) =>
    [kind, status.replace('_', ' '), ...(score === null ? [] : [`score ${score} of 100`])].join(', '),
  states: {
    document: 'Available',
    confirmed: 'Carried with the goods',
    carried: 'Carried in your vehicles',
    missing: 'Missing',
  },
  agrees: 'The documents agree',
  differs: 'The documents differ',
  more: (count: number) => `and ${counted(count, 'more violation')}.`,
  moreLines: (count: number) =>
    `${counted(count, 'more line is', 'more lines are')} in the JSON and XML forms.`,
}
