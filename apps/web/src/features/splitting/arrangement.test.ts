import { describe, expect, test } from 'vitest'
import {
  type ArrangeAct,
  type Arranged,
  arrange,
  arrangedAs,
  isAsItWas,
  recognisedAs,
} from './arrangement.ts'

const shown = ({ documents, removed }: Arranged) => {
  const list = (pages: Arranged['removed']) =>
    pages.map(({ number, turn }) => (turn === 0 ? `${number}` : `${number}@${turn}`)).join(' ')
  return [...documents.map(list), ...(removed.length > 0 ? [`- ${list(removed)}`] : [])].join(' | ')
}
const after = (start: Arranged, ...acts: ArrangeAct[]) => shown(acts.reduce(arrange, start))

const parts = [
  { pages: [1, 2], kind: 'cmr', documentNumber: 'A-118' },
  { pages: [3], kind: 'invoice', documentNumber: null },
  { pages: [4], kind: 'other', documentNumber: null },
]
const proposed = arrangedAs(parts, [1, 2, 3, 4])
const whole = arrangedAs([], [1, 2, 3])

describe('pages', () => {
  test.each<[string, ArrangeAct[], string]>([
    [
      'turn by 90 degrees, and four times to where they were',
      Array(5).fill({ act: 'turn', page: 3 }),
      '1 2 | 3@90 | 4',
    ],
    ['step within their document', [{ act: 'step', page: 1, by: 1 }], '2 1 | 3 | 4'],
    ['step into the document beside', [{ act: 'step', page: 2, by: 1 }], '1 | 2 3 | 4'],
    ['step back, and an empty document goes', [{ act: 'step', page: 3, by: -1 }], '1 2 3 | 4'],
    [
      'stay at both ends',
      [
        { act: 'step', page: 1, by: -1 },
        { act: 'step', page: 4, by: 1 },
      ],
      '1 2 | 3 | 4',
    ],
    [
      'begin a document',
      [
        { act: 'start-here', page: 2 },
        { act: 'start-here', page: 3 },
      ],
      '1 | 2 | 3 | 4',
    ],
    [
      'join the document before',
      [
        { act: 'join', page: 3 },
        { act: 'join', page: 1 },
      ],
      '1 2 3 | 4',
    ],
    ['are dropped before another page', [{ act: 'move', page: 4, before: 2 }], '1 4 2 | 3'],
    ['are dropped at the end of a document', [{ act: 'append', page: 1, document: 1 }], '2 | 3 1 | 4'],
    ['are dropped where they are', [{ act: 'move', page: 2, before: 2 }], '1 2 | 3 | 4'],
    [
      'are left out and put back',
      [
        { act: 'remove', page: 1 },
        { act: 'remove', page: 3 },
      ],
      '2 | 4 | - 1 3',
    ],
    [
      'are put back behind the page before, or first',
      [3, 1].flatMap(
        (page) =>
          [
            { act: 'remove', page },
            { act: 'put-back', page },
          ] as ArrangeAct[],
      ),
      '1 2 3 | 4',
    ],
  ])('%s', (_, acts, result) => {
    expect(after(proposed, ...acts)).toBe(result)
  })
})

test('without a proposal all pages are one document, which is no change', () => {
  expect(shown(whole)).toBe('1 2 3')
  expect(isAsItWas(whole)).toBe(true)
  const acts: ArrangeAct[] = [
    { act: 'turn', page: 1 },
    { act: 'remove', page: 3 },
    { act: 'step', page: 1, by: 1 },
    { act: 'start-here', page: 2 },
  ]
  for (const act of acts) expect(isAsItWas(arrange(whole, act))).toBe(false)
  expect(isAsItWas(arrange(proposed, { act: 'start-over', to: whole }))).toBe(true)
})

test('a document is named as its first page was recognised', () => {
  const named = (pages: number[]) =>
    recognisedAs(
      pages.map((number) => ({ number, turn: 0 })),
      parts,
    )?.kind
  expect([named([1, 2]), named([2, 1]), named([2]), named([2, 3]), named([4])]).toEqual([
    'cmr',
    'cmr',
    undefined,
    'invoice',
    undefined,
  ])
})
