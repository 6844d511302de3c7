import { expect, it } from 'vitest'
import type { Box } from '../../../recognised.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { repairWords } from './repair-words.ts'

const TALL = 20
const TOP = 100

/** A line of marks of the given widths, each with its distance from the one before. */
function lineOf(marks: [gap: number, wide: number, tall?: number][]): TypeLine {
  let at = 100
  const boxes = marks.map(([gap, wide, tall = TALL]): Box => {
    const left = at + gap
    at = left + wide
    return [left, TOP + TALL - tall, at, TOP + TALL]
  })
  return { box: [100, TOP, at, TOP + TALL], tall: TALL, marks: boxes }
}

const word = (text: string, box: Box, confidence = 0.9) => ({ text, box, confidence, size: 27 })
const over = ({ box }: TypeLine): Box => box
const read = (text: string, line: TypeLine, confidence?: number) =>
  repairWords([word(text, over(line), confidence)], [line]).map((one) => one.text)

const LETTERS: [number, number][] = [
  [0, 14],
  [2, 13],
]

const stroke: [number, number] = [3, 5]

it.each([
  ['Il,', 2, 'II,'],
  ['Ill,', 3, 'III,'],
  ['u', 2, 'II'],
])('counts the strokes of %s, however much it is believed', (text, count, numeral) => {
  const comma: [number, number, number][] = text.endsWith(',') ? [[2, 3, 6]] : []
  const line = lineOf([...Array.from({ length: count }, () => stroke), ...comma])
  expect(read(text, line, 0.95)).toEqual([numeral])
})

it.each([
  ['Ill,', 'III,'],
  ['II,', 'II,'],
])(
  'counts the strokes of %s where the comma is too small a mark, and a bracket the tallest',
  (text, numeral) => {
    const strokes = lineOf(Array.from({ length: numeral.length - 1 }, () => stroke))
    expect(read(text, { ...strokes, tall: TALL / 0.78 }, 0.6)).toEqual([numeral])
  },
)

it('leaves figures of narrow type as they were read', () => {
  expect(read('00', lineOf([stroke, stroke]), 0.5)).toEqual(['00'])
})

it('believes a numeral whose strokes are as many', () => {
  const line = lineOf([stroke, stroke, stroke])
  const [word3] = repairWords([word('III', over(line), 0.5)], [line])
  expect(word3).toMatchObject({ text: 'III', confidence: 0.93 })
})

it.each([
  ['Il', 'Il'],
  ['Ill.', 'Ill.'],
])('leaves %s, which may be a word, as it was read', (text, repaired) => {
  expect(read(text, lineOf([stroke, stroke]), 0.95)).toEqual([repaired])
})

it.each([
  ['8,', 'Il', '(E)', 'II'],
  ['6.1', 'Ill', '(D/E)', 'III'],
  ['9,', 'Ill,', '(-)', 'III,'],
  ['3', 'Il', 'trasportatore', 'Il'],
  ['Nota', 'Il', '(1)', 'Il'],
])('takes %s %s %s for a packing group where it is one', (before, text, behind, repaired) => {
  const words = [before, text, behind].map((one, i) =>
    word(one, [100 + 60 * i, TOP, 150 + 60 * i, TOP + TALL]),
  )
  expect(repairWords(words, [])[1]?.text).toBe(repaired)
})

it('takes a point between blanks for the dot of a letterhead', () => {
  const words = ['GmbH', '.', 'Rosenstraße'].map((one, i) =>
    word(one, [100 + 90 * i, TOP, 180 + 90 * i, TOP + TALL]),
  )
  expect(repairWords(words, []).map((one) => one.text)).toEqual(['GmbH', '·', 'Rosenstraße'])
})

it.each([
  ['Hauptstrafe', '55', 'Hauptstraße'],
  ['Stralde', '11', 'Straße'],
  ['StraRe', '17', 'Straße'],
  ['Granitstrae', '40', 'Granitstraße'],
  ['Werkstrafše', '2', 'Werkstraße'],
  ['Ennshafenstrate', '47', 'Ennshafenstraße'],
  ['substrate', '12', 'substrate'],
  ['Substrate', '12', 'Substrate'],
  ['Vertragsstrafe', 'von', 'Vertragsstrafe'],
])('reads %s %s as %s', (text, behind, repaired) => {
  const words = [text, behind].map((one, i) => word(one, [100 + 90 * i, TOP, 180 + 90 * i, TOP + TALL]))
  expect(repairWords(words, [])[0]?.text).toBe(repaired)
})

it.each([
  ['S.r.1.', 'S.r.l.'],
  ['S,r.I', 'S.r.l'],
  ['S.r.l.,', 'S.r.l.,'],
  ['s.r.0.', 's.r.o.'],
  ['0y', 'Oy'],
  ['60g/m?', '60g/m²'],
  ['HafenstraBe', 'Hafenstraße'],
  ['GroBe', 'Große'],
  ['gemäB', 'gemäß'],
  ['GmbH', 'GmbH'],
  ['dB', 'dB'],
  ['Bahn', 'Bahn'],
])('reads %s as %s', (text, repaired) => {
  expect(repairWords([word(text, [100, TOP, 200, TOP + TALL])], [])[0]?.text).toBe(repaired)
})

it('parts a code where it has a blank', () => {
  const line = lineOf([...LETTERS, [8, 12], [2, 12]])
  expect(read('CL12', line)).toEqual(['CL', '12'])
  const [letters, number] = repairWords([word('CL12', over(line))], [line])
  expect(letters?.box[2]).toBeLessThan(number?.box[0] ?? 0)
})

it.each([
  ['CL12', [...LETTERS, [3, 12], [2, 12]]],
  ['TIR', [...LETTERS, [8, 12]]],
  [
    'C123',
    [
      [0, 14],
      [3, 12],
      [2, 12],
      [8, 12],
    ],
  ],
] as [string, [number, number][]][])('leaves %s whole where it has none, or elsewhere', (text, marks) => {
  expect(read(text, lineOf(marks))).toEqual([text])
})

it.each([
  ['n', 2],
  ['I"', 2],
  ['m', 3],
])('counts the strokes of a numeral that was read as %s', (text, count) => {
  expect(read(text, lineOf(Array.from({ length: count }, () => stroke)), 0.4)).toEqual(['I'.repeat(count)])
})

it.each([
  ['11', Array.from({ length: 2 }, () => stroke), 0.9],
  ['11', Array.from({ length: 2 }, () => [3, 11]), 0.4],
  ['n', [[0, 16]], 0.4],
  ['illi', Array.from({ length: 4 }, () => stroke), 0.4],
] as [string, [number, number][], number][])('takes no strokes out of %s', (text, marks, confidence) => {
  expect(read(text, lineOf(marks), confidence)).toEqual([text])
})

const PLACES: Box[] = [
  [100, 100, 150, 120],
  [158, 100, 166, 120],
]
const after = (before: string, text: string, box = PLACES[1] as Box) =>
  repairWords([word(before, PLACES[0] as Box), word(text, box)], []).at(-1)?.text

it.each([
  ['2.000', 'I', 'l'],
  ['+5', '*C', '°C'],
  ['-18', '"C', '°C'],
  ['Volume', 'm?', 'm3'],
])('reads what follows %s as it is meant: %s', (before, text, meant) => {
  expect(after(before, text)).toBe(meant)
})

it('reads a capital I after a word, or in the next column, as it is', () => {
  expect(after('Gruppe', 'I')).toBe('I')
  expect(after('6.1', 'I', [200, 100, 208, 120])).toBe('I')
  expect(after('Vitamin', '"C')).toBe('"C')
})

it('distinguishes a dot in the middle of a line from a dash', () => {
  expect(after('Ltd', '-', [160, 108, 164, 112])).toBe('·')
  expect(after('Ltd', '-', [160, 108, 176, 112])).toBe('-')
})

it.each([
  ['z', '0.0.', 'o.o.'],
  ['z', '0.o.,', 'o.o.,'],
  ['z', '0.0', 'o.o.'],
  ['Agrotehnika', 'd.0.o.', 'd.o.o.'],
  ['netto', '0.0', '0.0'],
])('ends the name of a firm with letters: %s %s', (before, text, repaired) => {
  const words = [word(before, [100, TOP, 120, TOP + TALL]), word(text, [128, TOP, 180, TOP + TALL])]
  expect(repairWords(words, []).map((one) => one.text)).toEqual([before, repaired])
})
