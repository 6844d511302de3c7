import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { Recognised } from '../../layout/pages.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readTxt } from './read-txt.ts'
import { readXml } from './read-xml.ts'

const quiet = () => {}
const read = (engine: typeof readTxt, content: string | Buffer) => engine(Buffer.from(content), quiet)
const wordAt = ({ pages }: Recognised, text: string, page = 0) => {
  const word = pages[page]?.words.find((one) => one.text === text)
  expect(word, `the word ${text}`).toBeDefined()
  return word?.box ?? [NaN, NaN, NaN, NaN]
}

describe('txt', () => {
  it('keeps columns that spaces and tabs make, and begins a page at a form feed', async () => {
    const found = await read(readTxt, 'Absender:     Empfänger:\nKöln          Łódź\na\tb\n\fSeite zwei')
    expect(found.pages).toHaveLength(2)
    expect(found.pages[0]).toMatchObject({ synthetic: true, number: 1 })
    expect(wordAt(found, 'Empfänger:')[0]).toBe(wordAt(found, 'Łódź')[0])
    expect(wordAt(found, 'b')[0] - wordAt(found, 'a')[0]).toBe(8 * 6)
    expect(wordAt(found, 'Köln')[1]).toBeGreaterThan(wordAt(found, 'Absender:')[3])
    expect(wordAt(found, 'Seite', 1)[1]).toBe(wordAt(found, 'Absender:')[1])
    expect(found.confidence).toBe(1)
  })

  it('states when it guessed the encoding, and refuses what is no text', async () => {
    const found = await read(readTxt, iconv.encode('Empfänger: Köln, Straße', 'windows-1252'))
    expect(found.notes).toMatchObject([
      { code: 'encoding-guessed', message: expect.stringContaining('windows-1252') },
    ])
    await expect(read(readTxt, Buffer.from([1, 2, 3, 0, 4, 5]))).rejects.toThrow('binary data and no text')
  })

  it('places the first 5,000 lines and keeps the text whole', async () => {
    const text = Array.from({ length: 6_000 }, (_, i) => `line${i}`).join('\n')
    const found = await read(readTxt, text)
    expect(found.text).toBe(text)
    expect(found.pages[0]?.words).toHaveLength(5_000)
    expect(found.notes).toMatchObject([{ code: 'partly-read' }])
  })
})

describe('csv', () => {
  it('finds the delimiter and puts headings above their values', async () => {
    const source =
      'sep=;\r\nPos;Bezeichnung;Gewicht\r\n1;"Teile; verzinkt\nund mehr";1.234,50\r\n2;Kiste;5\r\n'
    const found = await read(readCsv, source)
    expect(found.text).toBe(source)
    expect(wordAt(found, 'Gewicht')[0]).toBe(wordAt(found, '1.234,50')[0])
    expect(wordAt(found, 'Teile;')[0]).toBe(wordAt(found, 'Kiste')[0])
    expect(wordAt(found, 'mehr')[1]).toBe(wordAt(found, 'Teile;')[1])
    const [left, right] = [wordAt(found, 'Teile;')[0], wordAt(found, '5')[0]]
    expect(found.pages[0]?.rules.some(([x]) => x > left && x < right)).toBe(true)
  })
})

describe('json', () => {
  it('hands the source on, and reports a fault with line and column', async () => {
    expect((await read(readJson, '\ufeff{"a":"ü"}')).text).toBe('{"a":"ü"}')
    await expect(read(readJson, '{\n  "a": ,\n}')).rejects.toThrow(
      'line 2, column 8: a value is expected here',
    )
    await expect(read(readJson, ' \n')).rejects.toThrow('nothing but blanks')
  })
})

describe('xml', () => {
  it('honours the encoding that the prolog names', async () => {
    const source = '<?xml version="1.0" encoding="windows-1250"?>\n<a>Łódź</a>'
    expect((await read(readXml, iconv.encode(source, 'windows-1250'))).text).toBe(source)
    const wide = '<?xml version="1.0" encoding="UTF-16"?><a>ü</a>'
    expect((await read(readXml, iconv.encode(wide, 'utf-16'))).text).toBe(wide)
    const latin = iconv.encode('<?xml version="1.0" encoding="UTF-8"?>\n<a>Müller</a>', 'latin1')
    await expect(read(readXml, latin)).rejects.toThrow(
      'line 2, column 5 holds a byte that UTF-8 does not allow',
    )
    await expect(read(readXml, '<?xml version="1.0" encoding="x-none"?><a/>')).rejects.toThrow("'x-none'")
  })

  it.each([
    ['<a>\n  <b></a>', 'not well-formed (line 2'],
    ['Dear Sir', 'not well-formed (line 1, column 1)'],
    ['<a>&nbsp;</a>', "Entity 'nbsp' not defined"],
    ['<a>'.repeat(200_000), 'nests elements more than 256 deep'],
    [
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>',
      'declares an entity in its DOCTYPE (line 1, column 14)',
    ],
    ['<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>', 'declares an entity'],
    ['<!DOCTYPE l [<!-- <a> --><!ENTITY x "y">]><l/>', 'declares an entity'],
    [`<a>${'<b/>'.repeat(3_000_001)}</a>`, 'more than 3,000,000 elements'],
  ])('refuses %.60s', async (source, message) => {
    await expect(read(readXml, source)).rejects.toThrow(message)
  })

  it('opens nothing outside of the file', async () => {
    const source = '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd"><a/>'
    expect((await read(readXml, source)).text).toBe(source)
  })
})
