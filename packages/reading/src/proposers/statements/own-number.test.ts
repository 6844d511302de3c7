import { expect, it } from 'vitest'
import { noteOfTimber } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { numberAt } from './number-written.ts'

const number = 'transportContractDocument/id'

it.each([
  ['5 510 774', '5 510 774'],
  ['GHL-M 026 7714', 'GHL-M 026 7714'],
  ['CKZ 2026 / 04418', 'CKZ 2026 / 04418'],
  ['CFM 26 D 00877', 'CFM 26 D 00877'],
  ['TM-VS26/08831 Seite 1 von 2', 'TM-VS26/08831'],
  ['SK26-0774 1/2', 'SK26-0774'],
  ['BP 26-30417 09.11.2026', 'BP 26-30417'],
  ['VB 0093316 3 Kopien', 'VB 0093316'],
])('%j begins with the number %j', (text, written) => {
  expect(numberAt(text, 0)?.text).toBe(written)
})

it.each(['19.11.2026', '2026-11-19', 'Prepared', '14:30', 'lot 26-118'])(
  '%j begins with no number',
  (text) => {
    expect(numberAt(text, 0)).toBeUndefined()
  },
)

const note = noteOfTimber

it.each([
  ['a sign beside the title', [[300, 40, 'N:o 5 510 774']], '5 510 774'],
  [
    'two signs apart from it',
    [
      [300, 40, 'Nr./No.'],
      [360, 40, 'DLV-0884'],
    ],
    'DLV-0884',
  ],
  ['a sign below', [[300, 60, 'Nr. TM-VS26/08831 Seite 1 von 2']], 'TM-VS26/08831'],
  ['alone beside the title', [[300, 40, 'GHL-M 026 7714']], 'GHL-M 026 7714'],
  ['alone below it', [[40, 54, 'IT – 2026 / 5501177']], 'IT – 2026 / 5501177'],
  [
    'a word for it above',
    [
      [300, 40, 'Note number'],
      [300, 52, 'FGS-EX-0318'],
    ],
    'FGS-EX-0318',
  ],
  [
    'the words for the copy at the foot',
    [[40, 800, 'Ausfertigung für den Empfänger Nr. 0 774 129', 6]],
    '0 774 129',
  ],
] as [string, SetLine[], string][])('reads the number of a note with %s', (_, lines, written) => {
  expect(readSet([[40, 40, 'CMR-Frachtbrief', 12], ...lines, ...note]).values[number]).toBe(written)
})

it.each([
  ['of another paper', [[300, 40, 'Kunden-Nr. 4411774']]],
  ['of a house', [[300, 54, 'No. 4417 Harbour Road']]],
  [
    'two by themselves',
    [
      [300, 40, 'GHL-M 026 7714'],
      [430, 40, 'TRX 4411-088'],
    ],
  ],
  ['of a tax office', [[300, 40, 'DE811550617']]],
  ['of a telephone', [[300, 40, '0831 555 0117']]],
  ['of the printer', [[40, 800, 'Formularverlag Nr. 0 774 129', 6]]],
] as [string, SetLine[]][])('a number %s is not the note’s', (_, lines) => {
  expect(readSet([[40, 40, 'CMR-Frachtbrief', 12], ...lines, ...note]).values).not.toHaveProperty([number])
})
