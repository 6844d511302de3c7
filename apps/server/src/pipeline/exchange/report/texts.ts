import { counted, formatCount, formatInstant } from '../../../platform/format.ts'

interface Waiver {
  by: string
  at: Date | null
  until: Date | null
  reason: string
}

const unNumber = (number: string) => `UN ${number}`
const listed = (names: readonly string[]) => names.join(', ')

/** The words of the compliance report of one document. */
export const reportTexts = {
  title: 'Compliance report',
  titleOf: (document: string) => `Compliance report: ${document}`,
  footer: (dataSet: string, made: Date) => `Data set ${dataSet} · ${formatInstant(made)}`,
  labels: {
    dataSet: 'Data set',
    kind: 'Kind of document',
    checked: 'Checked',
    made: 'Report created',
    addresses: 'Addresses',
    file: 'File',
    received: 'Received',
    hash: 'SHA-256 of the file',
    values: 'Values',
  },
  headings: {
    consignment: 'Consignment',
    unread: 'Could not be read',
    waived: (count: number) => `Waived violations (${formatCount(count)})`,
    notes: 'Notes',
    violations: (count: number) =>
      count === 0 ? 'No open violations' : `Open violations (${formatCount(count)})`,
    counted: (title: string, count: number) => `${title} (${formatCount(count)})`,
    checks: 'What was checked',
    origin: 'Origin',
  },
  checkedBy: (at: Date, edition: string) => `${formatInstant(at)}, rule set ${edition}`,
  decided: (by: string, at: Date, comment: string) => `${by}, ${formatInstant(at)}: ${comment}`,
  notChecked: 'Not checked yet',
  noScore: 'No score: not checked yet',
  notJudged: 'No score: no rule applies',
  score: (score: number) => `Score ${formatCount(score)} of 100`,
  verdicts: {
    notJudged: 'Not judged: no rule applies to this document',
    compliant: 'Compliant: no open critical or high violations',
    notCompliant: (blocking: number) =>
      `Not compliant: ${counted(blocking, 'open critical or high violation')}`,
  },
  consignment: {
    goods: (nature: string) => `Goods: ${nature}.`,
    packages: (count: number) => `${counted(count, 'package')}.`,
    grossMass: (mass: string) => `Gross mass: ${mass}.`,
    consignor: (party: string) => `Consignor: ${party}.`,
    consignee: (party: string) => `Consignee: ${party}.`,
    modes: {
      '1': 'Carried by sea.',
      '2': 'Carried by rail.',
      '3': 'Carried by road.',
      '4': 'Carried by air.',
      '8': 'Carried by inland waterway.',
    } as Readonly<Record<string, string>>,
    carrier: (party: string) => `Carrier: ${party}.`,
    means: (id: string) => `Means of transport: ${id}.`,
    takenOver: (day: string) => `Taken over on ${day}.`,
    dangerousGoods: (numbers: readonly string[], more: number) =>
      more > 0
        ? `Dangerous goods: ${listed(numbers.map(unNumber))} and ${formatCount(more)} more.`
        : `Dangerous goods: ${listed(numbers.map(unNumber))}.`,
    waste: (codes: readonly string[], more: number) =>
      more > 0 ? `Waste: ${listed(codes)} and ${formatCount(more)} more.` : `Waste: ${listed(codes)}.`,
  },
  nothingRead: 'No consignment data was read from this document.',
  moreLines: (count: number) =>
    `${counted(count, 'more line is', 'more lines are')} in the JSON and XML forms of this data set.`,
  moreViolations: (count: number) =>
    `and ${formatCount(count)} more, not listed here. The most severe are listed.`,
  more: (count: number) => `and ${formatCount(count)} more.`,
  severity: (severity: string, type: string) => `${severity} · ${type}`,
  waiver: ({ by, at, until, reason }: Waiver) =>
    [
      until ? `Waived until ${formatInstant(until)} by ${by}.` : `Waived by ${by}, no end date.`,
      at ? `Waived on ${formatInstant(at)}.` : '',
      `Reason: ${reason}`,
    ]
      .filter(Boolean)
      .join(' '),
  addressReadings: {
    practical: 'Practical reading: town and country are enough',
    strict: 'Strict reading: every address line of the Annex is required',
  },
  noSubset: 'No data subset applies to this document.',
  weight: (severity: string, weight: number) => `${severity}, weight ${formatCount(weight)}`,
  rules: (rules: number, passed: number, failed: number) =>
    `${counted(rules, 'rule')}: passed ${counted(passed, 'time')}, failed ${counted(failed, 'time')}`,
  values: (all: number, byPeople: number) =>
    `${formatCount(all)}, of which ${formatCount(byPeople)} entered by a person`,
  reading:
    'This report presents the data set for people. The data set itself is its XML form; its identifier is above, as text and as QR code.',
  unknownUser: 'Unknown User',
}
