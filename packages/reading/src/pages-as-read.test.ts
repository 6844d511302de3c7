import { expect, it } from 'vitest'
import type { Box, Recognised, Word } from './layout/pages.ts'
import { lieDown, type Pose } from './layout/pose.ts'
import { readPages } from './read-pages.ts'

const page = { width: 595, height: 842 }
const LINES: [number, string][] = [
  [60, 'CMR Internationaler Frachtbrief'],
  [100, '1 Absender'],
  [114, 'Nordlicht Maschinenbau GmbH'],
  [128, 'Werftallee 48'],
  [142, '20457 Hamburg'],
  [200, '2 Empfänger'],
  [214, 'Ateliers Morel et Fils SARL'],
  [300, '16 Frachtführer'],
  [314, 'Van Dalen Wegvervoer B.V.'],
]

const wordsOf = (top: number, line: string): Word[] => {
  let x = 50
  return line.split(' ').map((text) => {
    const box: Box = [x, top, x + text.length * 5, top + 10]
    x = box[2] + 3
    return { text, box, confidence: 0.7, size: 10 }
  })
}
const words = LINES.flatMap(([top, line]) => wordsOf(top, line))

function scan(pose?: Pose): Recognised {
  const lying = pose ? words.map((word) => ({ ...word, box: lieDown(word.box, pose, page) })) : words
  return {
    engine: 'tesseract-packaged',
    format: 'pdf',
    confidence: 0.7,
    text: LINES.map(([, line]) => line).join('\n'),
    pages: [{ number: 1, ...page, words: lying, rules: [], source: 'picture', ...(pose ? { pose } : {}) }],
    notes: [],
  }
}

it.each([
  ['upright', undefined],
  ['on its head', { turn: 180, skew: 0 }],
  ['leaning', { turn: 0, skew: 6 }],
] as const)('a paper that lies %s gives the same values, each where it lies', (_, pose) => {
  const straight = readPages(scan()).values
  const values = readPages(scan(pose)).values
  const told = (all: typeof values) => all.map(({ path, value }) => [path, value])
  expect(told(values)).toEqual(told(straight))
  const of = (all: typeof values) => all.find(({ value }) => value === 'Nordlicht Maschinenbau GmbH')
  const nordlicht = words.find(({ text }) => text === 'Nordlicht') as Word
  const place = pose ? lieDown(nordlicht.box, pose, page) : nordlicht.box
  const box = of(values)?.evidence?.box ?? [0, 0, 0, 0]
  expect(box[0]).toBeLessThanOrEqual(place[0] + 0.1)
  expect(box[3]).toBeGreaterThanOrEqual(place[3] - 0.1)
})

it('a text layer that was drawn on its head has its evidence where it lies, and stays exact text', () => {
  const scanned = scan({ turn: 180, skew: 0 })
  const pages = scanned.pages.map(({ source: _, ...rest }) => ({
    ...rest,
    words: rest.words.map((word) => ({ ...word, confidence: 1 })),
  }))
  const { values } = readPages({ ...scanned, engine: 'pdf-text-layer', confidence: 1, pages })
  const found = values.find(({ value }) => value === 'Nordlicht Maschinenbau GmbH')
  expect(found?.source).toBe('text')
  expect(found?.evidence?.box?.[1]).toBeGreaterThan(page.height - 130)
})

it('says of each value that it was read from a picture, no surer than its words', () => {
  const { values } = readPages(scan())
  expect(values.length).toBeGreaterThan(3)
  for (const { source, confidence } of values) {
    expect(source).toBe('ocr')
    expect(confidence).toBeLessThanOrEqual(0.7)
  }
})

it('says text of what stands in the text layer beside a picture', () => {
  const recognised = scan()
  const [first] = recognised.pages
  const pages = first
    ? [{ ...first, source: 'both' as const, words: words.map((word) => ({ ...word, confidence: 1 })) }]
    : []
  const { values } = readPages({ ...recognised, pages })
  expect(new Set(values.map(({ source }) => source))).toEqual(new Set(['text']))
})
