import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { makeDoc } from '../../testing/make-doc.ts'
import { makeDocx, makeZip, p } from '../../testing/make-docx.ts'
import { writePdf } from '../../testing/make-pdf.ts'
import { sniffType } from './sniff-type.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')
const noise = Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 7_919 + (i >> 3) * 104_729) & 255))

describe('the type that the bytes show, regardless of the name', () => {
  it.each([
    ['a PDF named txt', writePdf({}), 'paper.txt', 'pdf'],
    [
      'a PDF after a mail header',
      Buffer.concat([Buffer.from('X-Mailer: a\r\n\r\n'), writePdf({})]),
      'a.pdf',
      'pdf',
    ],
    ['a docx named doc', makeDocx(p('x')), 'paper.doc', 'docx'],
    ['a docm', makeDocx(p('x'), { macros: true }), 'paper.docx', 'docx'],
    ['a doc named docx', makeDoc('x'), 'paper.docx', 'doc'],
    ['XML named json', Buffer.from('<?xml version="1.0"?><a/>'), 'paper.json', 'xml'],
    ['XML without a prolog', Buffer.from('<consignment id="1"><a/></consignment>'), 'paper.txt', 'xml'],
    ['XML in UTF-16', iconv.encode('<?xml version="1.0"?><a/>', 'utf-16'), 'paper.xml', 'xml'],
    ['JSON named txt', Buffer.from('{ "weight": 12 }'), 'paper.txt', 'json'],
    ['broken JSON', Buffer.from('{ weight'), 'paper.json', 'json'],
    ['broken XML', Buffer.from('Dear Sir'), 'paper.xml', 'xml'],
    ['a table named txt', Buffer.from('Pos;Art;kg\n1;Kiste;12,5\n2;Fass;3\n'), 'paper.txt', 'csv'],
    ['a table named xml', Buffer.from('Pos;Art;kg\n1;Kiste;12,5\n2;Fass;3\n'), 'paper.xml', 'csv'],
    ['a table named json', Buffer.from('Pos;Art;kg\n1;Kiste;12,5\n2;Fass;3\n'), 'paper.json', 'csv'],
    ['broken JSON of equal lines', Buffer.from('[1;2;3\n[4;5;6\n'), 'paper.json', 'json'],
    ['one column named csv', Buffer.from('Kiste\nFass\n'), 'paper.csv', 'csv'],
    ['prose with commas', Buffer.from('Dear Sir, we send, today,\nthe goods.\nYours'), 'paper.txt', 'txt'],
    ['a text that begins like a bitmap', Buffer.from('BMW-Teile, 12 Kisten'), 'a.txt', 'txt'],
    ['a text about PDF', Buffer.from('The header reads %PDF-1.7 there.'), 'a.txt', 'txt'],
    [
      'Cyrillic in UTF-16 without a mark',
      iconv.encode('Отправитель: завод, Москва\n', 'utf-16le'),
      'a.txt',
      'txt',
    ],
  ] as const)('%s', async (_, bytes, name, format) => {
    expect((await sniffType(Buffer.from(bytes), name)).format).toBe(format)
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'a.pdf', 'an empty file'],
    ['a picture named pdf', PNG, 'a.pdf', 'a PNG picture'],
    ['noise named txt', noise, 'a.txt', 'binary data of no known document type'],
    ['a zip of anything', makeZip([{ name: 'a.bin', content: 'x' }]), 'a.docx', 'a ZIP archive'],
    ['a locked doc', makeDoc('x', { encrypted: true }), 'a.doc', 'a Word document locked with a password'],
    ['a web page', Buffer.from('<!DOCTYPE html><html><body>x</body></html>'), 'a.xml', 'a web page (HTML)'],
    ['rich text', Buffer.from('{\\rtf1\\ansi x}'), 'a.doc', 'a Rich Text document (RTF)'],
  ] as const)('names %s for people', async (_, bytes, name, description) => {
    expect(await sniffType(Buffer.from(bytes), name)).toMatchObject({ format: null, description })
  })

  it('needs no more than the first megabyte', async () => {
    const long = Buffer.from(`<?xml version="1.0"?><a>${'ä'.repeat(1_048_576)}`)
    expect((await sniffType(long.subarray(0, 1_048_576), 'a.txt')).format).toBe('xml')
    expect((await sniffType(long.subarray(0, 65_537), 'a.txt')).format).toBe('xml')
  })
})
