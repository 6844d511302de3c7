import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '../../testing/read-zip.ts'
import type { Column } from './columns.ts'
import { streamCsv } from './stream-csv.ts'
import { streamXlsx } from './stream-xlsx.ts'

interface Line {
  name: string
  mass: number | null
  at: Date | null
}

const COLUMNS: Column<Line>[] = [
  { title: 'Name', width: 40, cell: ({ name }) => name },
  { title: 'Mass', cell: ({ mass }) => mass },
  { title: 'At (UTC)', cell: ({ at }) => at },
]
const at = new Date('2026-11-22T06:30:15.000Z')

async function* of(...lines: Line[]) {
  yield* lines
}

const row = (name: string): Line => ({ name, mass: null, at: null })
const FORMATS = [
  ['CSV', (rows: AsyncIterable<Line>) => streamCsv(COLUMNS, rows)],
  ['XLSX', (rows: AsyncIterable<Line>) => streamXlsx('Results', COLUMNS, rows)],
] as const

const sheetOf = async (stream: Readable) =>
  readZip(await buffer(stream)).get('xl/worksheets/sheet1.xml') ?? ''

test('CSV: as RFC 4180 defines, marked as UTF-8, nothing for what is unknown', async () => {
  const lines = of({ name: 'Müller "A", B\nC', mass: -1.5, at }, row('plain'))
  const written = await buffer(streamCsv(COLUMNS, lines))
  expect([...written.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(written.toString('utf8', 3)).toBe(
    'Name,Mass,At (UTC)\r\n"Müller ""A"", B\nC",-1.5,2026-11-22T06:30:15.000Z\r\nplain,,\r\n',
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\uff1d1',
  ' =1',
  '\u200b=1',
  '\u00a0@a',
  '\ufeff-1',
])('CSV: %j is no formula any more', async (formula) => {
  const [, line] = (await text(streamCsv(COLUMNS, of(row(formula))))).split('\r\n')
  expect(line?.replace(/^"/, '')).toMatch(/^'/)
})

test('XLSX: texts, numbers and instants in cells of their kinds, under a header that stays', async () => {
  const sheet = await sheetOf(streamXlsx('Results', COLUMNS, of({ name: '=1+1', mass: 12.5, at })))
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('<c r="B2"><v>12.5</v></c>')
  expect(sheet).toMatch(/<c r="C2" s="2"><v>46348\.27100\d*<\/v><\/c>/)
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  expect(sheet).toContain('<autoFilter ref="A1:C2"/>')
  expect(sheet).not.toContain('<f>')
})

test('XLSX: characters that XML or the format would take for something else', async () => {
  const sheet = await sheetOf(streamXlsx('R', COLUMNS, of(row('<&> \u0001 _x0041_ \ud83d\ude9a \ud83d !'))))
  expect(sheet).toContain('&lt;&amp;&gt;  _x005F_x0041_ \u{1f69a}  !')
})

test('XLSX: no characters in the name of the sheet that name cells', async () => {
  const workbook = readZip(await buffer(streamXlsx('a/b[c]: <d>', COLUMNS, of()))).get('xl/workbook.xml')
  expect(workbook).toContain('name="a b c    d"')
})

test.each(FORMATS)('%s: a reader who leaves ends the reading of rows', async (_, stream) => {
  let state: 'waiting' | 'reading' | 'ended' = 'waiting'
  async function* endless() {
    try {
      for (;;) {
        await new Promise(setImmediate)
        state = 'reading'
        yield row('again')
      }
    } finally {
      state = 'ended'
    }
  }
  const leaving = stream(endless())
  leaving.resume()
  await expect.poll(() => state).toBe('reading')
  leaving.destroy()
  await expect.poll(() => state).toBe('ended')
})

test.each(FORMATS)('%s: rows that break break the file, and are not left out', async (_, stream) => {
  async function* broken() {
    yield row('one')
    throw new Error('the database went away')
  }
  await expect(buffer(stream(broken()))).rejects.toThrow('the database went away')
})
