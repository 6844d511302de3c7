import { expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

const note = (number: string, sender: string, goods: string): SetLine[] => [
  [40, 40, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
  [400, 40, `No. ${number}`],
  [40, 80, '1 Sender'],
  [40, 92, sender],
  [40, 104, 'Hafenstrasse 8'],
  [40, 116, '68159 Mannheim'],
  [40, 150, '2 Consignee'],
  [40, 162, 'Atelier Morel SARL'],
  [40, 174, 'Rue de la Paix 4'],
  [40, 186, '69002 Lyon'],
  [40, 220, '9 Nature of the goods'],
  [40, 232, goods],
  [400, 220, '11 Gross weight in kg'],
  [400, 232, '1240'],
]

const findings = (...pages: SetLine[][]) =>
  readPages(setPaper(pages)).findings.map(({ code, message }) => `${code}: ${message}`)

const one = [
  'DOC-OTHER-CONSIGNMENTS: 1 other consignment in this file was not read: the first one is checked.',
]

it('tells of a second note in a file: of another sender, or of the next number', () => {
  const first = note('A-118', 'Rheinkeramik GmbH', 'Tiles')
  expect(findings(first, note('B-2', 'Zollern Guss AG', 'Castings'))).toEqual(one)
  expect(findings(first, note('A-119', 'Rheinkeramik GmbH', 'Grout'))).toEqual(one)
  expect(findings(first, first, note('A-119', 'Rheinkeramik GmbH', 'Grout'))).toEqual(one)
})

it('takes copies, and pages that are signed by the parties, for the same paper', () => {
  const first = note('A-118', 'Rheinkeramik GmbH', 'Tiles')
  expect(findings(first, first, first, first)).toEqual([])
  const last: SetLine[] = [
    [40, 40, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
    [400, 40, 'No. A-118'],
    [40, 700, '22 Sender'],
    [40, 712, 'p.p. Winter'],
    [300, 700, '24 Consignee'],
    [300, 712, 'received in good order'],
  ]
  expect(findings(first, last)).toEqual([])
})
