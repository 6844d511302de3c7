import { expect, it } from 'vitest'
import type { SetLine } from '../../testing/set-paper.ts'
import { note, packages } from '../../testing/set-table.ts'

const natures = (values: Record<string, unknown>) =>
  [1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])

/** Packages one below the other, each with its line and what is said of it below. */
const blocks = (...lines: (readonly [head: string, beside: string, below: string])[]): SetLine[] =>
  lines.flatMap(([head, beside, below], at): SetLine[] => [
    [40, 200 + 50 * at, head],
    ...(beside === '' ? [] : [[160, 200 + 50 * at, beside] satisfies SetLine]),
    [160, 213 + 50 * at, below],
  ])

it.each([
  [
    'of all of them',
    blocks(
      ['CRATE 1 of 5', 'Screw press, dismantled', '1 pc, stainless 304'],
      ['CASE 2 of 5', 'Feed hopper with magnet', '1 pc, stainless 304'],
      ['Cartons 3 to 5 of 5', 'Spare parts and tools', '64 pcs in 11 bags'],
    ),
    ['Screw press, dismantled', 'Feed hopper with magnet', 'Spare parts and tools'],
    [
      [1, 'CR'],
      [1, 'CS'],
      [3, 'CT'],
    ],
    5,
  ],
  [
    'behind a letter, with their kind beside them',
    blocks(
      ['K 1', 'Holzkiste seemäßig', 'Spritzgießmaschine mit Rahmen'],
      ['K 2', 'Holzkiste seemäßig', 'Spritzeinheit'],
      ['P 3', 'Palette', 'Hydraulikzubehör'],
    ),
    ['Spritzgießmaschine mit Rahmen', 'Spritzeinheit', 'Hydraulikzubehör'],
    [
      [1, 'CS'],
      [1, 'CS'],
      [1, 'PX'],
    ],
    3,
  ],
  [
    'in two languages, several in a line',
    blocks(
      ['Bedna / Kiste 1 – 3', 'Lustr křišťálový', 'Kristallkronleuchter'],
      ['Karton 4 – 9', 'Náhradní ověsy', 'Ersatzbehang'],
      ['Tubus 10', 'Montážní výkresy', 'Montagezeichnungen'],
    ),
    ['Lustr křišťálový', 'Náhradní ověsy', 'Montážní výkresy'],
    [
      [3, 'CS'],
      [6, 'CT'],
      [1, 'TU'],
    ],
    10,
  ],
])('packages that are numbered %s', (_, lines, names, counts, total) => {
  const values = note('Packing list 4711', ...lines)
  expect(natures(values)).toEqual(names)
  expect(packages(values)).toEqual(counts)
  expect(values.numberOfPackages).toBe(total)
})

it('numbers that do not go on from one to the next list no packages', () => {
  const values = note(
    'Packing list 4711',
    ...blocks(
      ['Case 4', 'Screw press, dismantled', 'see drawing'],
      ['Case 7', 'Feed hopper with magnet', 'see drawing'],
    ),
  )
  expect(natures(values)).toEqual([undefined, undefined, undefined])
})

it('packages that are numbered above tables of what they hold are counted; the tables name the goods', () => {
  const held = (top: number, name: string, pieces: string): SetLine[] => [
    [40, top, 'Article'],
    [140, top, 'Description'],
    [340, top, 'Quantity'],
    [40, top + 14, '20.114'],
    [140, top + 14, name],
    [340, top + 14, pieces],
  ]
  const values = note(
    'Packing list 4711',
    [40, 180, 'Package 1 – pallet 120 x 80 x 145 cm'],
    ...held(200, 'Galvanised hinges', '2400'),
    [40, 250, 'Package 2 – case 60 x 40 x 40 cm'],
    ...held(270, 'Steel keepers', '900'),
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [1, 'PX'],
    [1, 'CS'],
  ])
  expect(values.numberOfPackages).toBe(2)
})
