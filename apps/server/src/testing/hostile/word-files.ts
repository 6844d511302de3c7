import { deflateRawSync } from 'node:zlib'
import { makeDoc } from '../../../../../packages/reading/src/testing/make-doc.ts'
import {
  type DocxPart,
  docxParts,
  docxTable,
  makeDocx,
  makeZip,
  p,
} from '../../../../../packages/reading/src/testing/make-docx.ts'
import { type HostileFile, seeded } from './hostile-file.ts'

const MB = 1_048_576
const withParts = (...more: DocxPart[]) => makeZip([...docxParts(p('Frachtbrief')), ...more])
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Archives that lie, documents that explode, and what macros and entities try. */
export const WORD_FILES: HostileFile[] = [
  {
    kind: 'Word document whose text unpacks to 300 MB',
    name: 'one-part.docx',
    bytes: () => makeDocx(p(' '.repeat(300 * MB))),
    ends: 'refused',
    message: /unpacks to more than is read/,
  },
  {
    kind: 'Word document that hides how large its text is',
    name: 'lies.docx',
    bytes: () => makeZip(docxParts(p(' '.repeat(40 * MB))).map((part) => ({ ...part, claims: 1_000 }))),
    ends: 'refused',
    message: /another size than it declares/,
    inSample: true,
  },
  {
    kind: 'Word document of 60,000 parts',
    name: 'parts.docx',
    bytes: () =>
      withParts(...Array.from({ length: 60_000 }, (_, i) => ({ name: `word/x${i}.xml`, content: '<a/>' }))),
    ends: 'either',
  },
  {
    kind: 'Word document with 190 MB of styles beside a line of text',
    name: 'styles.docx',
    bytes: () =>
      withParts(
        ...Array.from({ length: 6 }, (_, i) => ({
          name: `word/${['styles', 'numbering', 'footnotes', 'endnotes', 'comments', 'settings'][i]}.xml`,
          content: `<w:styles ${W}>${'<w:style/>'.repeat(3_100_000)}</w:styles>`,
        })),
      ),
    ends: 'either',
  },
  {
    kind: 'Word document in a Word document, twenty times',
    name: 'nested.docx',
    bytes: () => {
      let inner = makeDocx(p('innermost'))
      for (let i = 0; i < 20; i++) inner = withParts({ name: 'word/embeddings/inner.docx', content: inner })
      return inner
    },
    ends: 'read',
  },
  {
    kind: 'Word document of a million runs',
    name: 'runs.docx',
    bytes: () => makeDocx(`<w:p>${'<w:r><w:t>a </w:t></w:r>'.repeat(1_000_000)}</w:p>`),
    ends: 'either',
  },
  {
    kind: 'Word document of 900,000 empty paragraphs',
    name: 'paragraphs.docx',
    bytes: () => makeDocx('<w:p><w:r/></w:p>'.repeat(900_000)),
    ends: 'either',
  },
  {
    kind: 'Word document with a table of 400 by 400 cells',
    name: 'cells.docx',
    bytes: () => makeDocx(docxTable(Array(400).fill(Array(400).fill(p('cell of a table'))))),
    ends: 'either',
  },
  {
    kind: 'Word document with tables in tables, 60 deep',
    name: 'tables.docx',
    bytes: () => {
      let body = p('innermost')
      for (let i = 0; i < 60; i++) body = docxTable([[body + p('beside')]])
      return makeDocx(body)
    },
    ends: 'either',
  },
  {
    kind: 'Word document with a cell over a thousand million columns',
    name: 'span.docx',
    bytes: () =>
      makeDocx(
        '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr><w:p/></w:tc></w:tr></w:tbl>',
      ),
    ends: 'read',
  },
  {
    kind: 'Word document with macros under the name of one without',
    name: 'macros.docx',
    bytes: () => makeDocx(p('Frachtbrief'), { macros: true }),
    ends: 'read',
    inSample: true,
  },
  ...['document', 'styles', 'header1'].map(
    (part): HostileFile => ({
      kind: `Word document with entities that explode (${part})`,
      name: 'entities.docx',
      bytes: () => {
        const bomb = Array.from(
          { length: 9 },
          (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
        ).join('')
        const content = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY e0 "ha">${bomb}]><w:document ${W}><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`
        const rest = docxParts(p('Frachtbrief')).filter(({ name }) => name !== `word/${part}.xml`)
        return makeZip([...rest, { name: `word/${part}.xml`, content }])
      },
      ends: 'either',
    }),
  ),
  {
    kind: 'Word document cut off in the middle',
    name: 'cut.docx',
    bytes: () => {
      const whole = makeDocx(p('Frachtbrief'.repeat(500)))
      return whole.subarray(0, whole.length / 2)
    },
    ends: 'refused',
  },
  ...[1, 2, 3].map(
    (round): HostileFile => ({
      kind: `Word 97 document with flipped bytes (${round})`,
      name: 'flipped.doc',
      bytes: () => {
        const next = seeded(round)
        const doc = Buffer.from(makeDoc('Frachtbrief\r'.repeat(100)))
        for (let i = 0; i < 40 * round; i++)
          doc[512 + Math.floor(next() * (doc.length - 512))] = Math.floor(next() * 256)
        return doc
      },
      ends: 'either',
    }),
  ),
  {
    kind: 'Word 97 document whose sectors are a ring',
    name: 'ring.doc',
    bytes: () => {
      const doc = Buffer.from(makeDoc('Frachtbrief\r'))
      // The first entry after the table's own in the list of sectors: the document's chain leads back to its start.
      for (let i = 2; i < 10; i++) doc.writeUInt32LE(2, 512 + i * 4)
      return doc
    },
    ends: 'either',
  },
  {
    kind: 'ZIP archive of 50 MB that is named as a Word document',
    name: 'archive.docx',
    bytes: () =>
      makeZip([{ name: 'a.bin', content: deflateRawSync(Buffer.alloc(48 * MB, 7), { level: 0 }) }]),
    ends: 'refused',
  },
]
