import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const declaration: SetLine[] = [
  [150, 20, 'DANGEROUS GOODS DECLARATION', 12],
  [34, 42, 'Shipper', 6],
  [34, 50, 'Tyne Coatings Ltd'],
  [34, 60, 'Albion Row 4'],
  [34, 70, 'Gateshead NE8 1RQ'],
  [304, 42, 'Consignee', 6],
  [304, 50, 'Nordverft ehf.'],
  [304, 60, 'Hafnargata 20'],
  [304, 70, '600 Akureyri, Iceland'],
  [34, 110, '24 steel drums (1A1) UN 1133, ADHESIVES, 3, II, gross 1128 kg'],
]
const issue = ({ values }: ReturnType<typeof readSet>) => [
  values['transportContractDocument/issueLocation/name[1]'],
  values['transportContractDocument/formattedIssueDateTime'],
]

it('the shipper’s day and place go before those of who packed the container', () => {
  const paper = readSet(
    [
      ...declaration,
      [34, 202, 'CONTAINER PACKING CERTIFICATE', 6],
      [34, 212, 'Packed by: Quayside Freight Ltd'],
      [34, 222, 'Newcastle, 20/11/2026'],
      [304, 202, 'Name of company (of shipper preparing this note)', 6],
      [304, 212, 'Tyne Coatings Ltd'],
      [304, 222, 'Gateshead, 19/11/2026'],
    ],
    drawn([30, 200, 300, 240], [300, 200, 565, 240]),
  )
  expect(issue(paper)).toEqual(['Gateshead', '2026-11-19'])
})

it('the town may stand above the day', () => {
  const paper = readSet(
    [
      ...declaration,
      [34, 202, 'Name der Firma (des Versenders)', 6],
      [34, 212, 'Tyne Coatings Ltd'],
      [34, 222, 'Gateshead'],
      [34, 232, '19.11.2026'],
    ],
    drawn([30, 200, 300, 250]),
  )
  expect(issue(paper)).toEqual(['Gateshead', '2026-11-19'])
})

it.each([
  ['For the shipper: M. Kjærsgaard, Aarhus, 19 November 2026', 'Aarhus'],
  ['Für den Absender: R. Kuhnle, Schorndorf, den 19.11.2026', 'Schorndorf'],
])('behind who signs the town: %s', (line, town) => {
  const packer: SetLine = [340, 202, 'For the packer: Viby Pakhus, Odense, 20 November 2026']
  expect(issue(readSet([...declaration, [34, 202, line], packer]))).toEqual([town, '2026-11-19'])
})

it.each([
  ['Date', '23 Nov 2026'],
  ['Dated', '23/11/2026'],
])('%s alone asks for the day, of the shipper before the driver', (word, day) => {
  const { values } = readSet(
    [
      ...declaration,
      [34, 202, 'Driver: Mr B. Cole', 7],
      [34, 212, word, 7],
      [34, 222, '25.11.2026'],
      [304, 202, 'For the shipper: A. Robson', 7],
      [304, 212, word, 7],
      [304, 222, day],
    ],
    drawn([30, 200, 300, 240], [300, 200, 565, 240]),
  )
  expect(values['transportContractDocument/formattedIssueDateTime']).toBe('2026-11-23')
})

it('the day of the week may stand between the town and the day', () => {
  expect(issue(readSet([...declaration, [34, 202, 'Gateshead, Thursday 19 November 2026']]))).toEqual([
    'Gateshead',
    '2026-11-19',
  ])
})
