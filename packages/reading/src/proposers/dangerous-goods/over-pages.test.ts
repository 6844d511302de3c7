import { expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { type SetLine, setPaper } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 30, 'Beförderungspapier nach ADR', 14],
  [40, 60, 'Absender: Farben Nord GmbH, Hafenstr. 4, 20457 Hamburg'],
  [40, 80, 'Empfänger: Maler Süd GmbH, Ring 8, 80331 München'],
]
const paint: SetLine = [40, 120, 'UN 1263 FARBE, 3, III, (D/E)']
const glue: SetLine = [40, 120, 'UN 1133 KLEBSTOFFE, 3, II, (D/E)']

const numbersOf = (...pages: SetLine[][]) =>
  readPages(setPaper(pages))
    .values.filter((v) => v.path.endsWith('uNDGID'))
    .map((v) => `${/\[(\d+)\]/.exec(v.path)?.[1]} ${v.value}`)

it('goods that go on over the page are numbered through', () => {
  expect(numbersOf([...head, paint], [glue])).toEqual(['1 1263', '2 1133'])
})

it('a page that names only what stood before says it again', () => {
  expect(numbersOf([...head, paint], [...head, paint])).toEqual(['1 1263'])
})
