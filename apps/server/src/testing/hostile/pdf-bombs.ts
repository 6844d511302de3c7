import { writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import type { HostileFile } from './hostile-file.ts'
import { flateRepeated } from './streams.ts'

const HELLO = 'BT /F 12 Tf 72 700 Td (Hello) Tj ET'
const MB = 1_048_576
const flated = (unit: string, times: number) =>
  writePdf({ content: flateRepeated(unit, times), filter: '/FlateDecode' })
const placed = (times: number, at: (i: number) => string) => {
  const parts: string[] = []
  for (let i = 0; i < times; i++) parts.push(at(i))
  return parts.join('\n')
}
const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 600 900]'
const form = (content: string, xobjects = '') =>
  `<<${FORM}/Resources<</Font<</F 5 0 R>>/XObject<<${xobjects}>>>>/Length ${content.length}>>stream\n${content}\nendstream`

/** Small files that would become large, and large ones that would take for ever. */
export const PDF_BOMBS: HostileFile[] = [
  {
    kind: 'PDF content of 30 kB that unpacks to 20 MB of blanks',
    name: 'blanks.pdf',
    bytes: () => flated(' '.repeat(MB), 20),
    ends: 'read',
  },
  {
    kind: 'PDF content that unpacks to 3 GB of blanks',
    name: 'blanks-3g.pdf',
    bytes: () => flated(' '.repeat(MB), 3_000),
    isHeavy: true,
    ends: 'refused',
  },
  {
    kind: 'PDF content that unpacks twice, to 700 MB',
    name: 'twice.pdf',
    bytes: () => {
      const inner = flateRepeated(' '.repeat(MB), 700)
      return writePdf({ content: flateRepeated(inner, 1), filter: '[/FlateDecode/FlateDecode]' })
    },
    isHeavy: true,
    ends: 'refused',
  },
  {
    kind: 'PDF content packed by RunLength, to 300 MB',
    name: 'run-length.pdf',
    bytes: () => {
      const runs = Buffer.alloc(2 * 2_400_000, Buffer.from([129, 32]))
      return writePdf({ content: runs, filter: '/RunLengthDecode' })
    },
    ends: 'either',
  },
  {
    kind: 'PDF content packed by LZW, 10 MB of one code',
    name: 'lzw.pdf',
    bytes: () => writePdf({ content: Buffer.alloc(10 * MB, 0x20), filter: '/LZWDecode' }),
    ends: 'either',
  },
  {
    kind: 'PDF content behind 2,000 filters',
    name: 'filters.pdf',
    bytes: () => writePdf({ content: Buffer.from('20>'), filter: `[${'/ASCIIHexDecode'.repeat(2_000)}]` }),
    ends: 'either',
  },
  {
    kind: 'PDF with 15 million operators that draw nothing',
    name: 'operators.pdf',
    bytes: () => flated('q Q '.repeat(100_000), 75),
    ends: 'either',
  },
  {
    kind: 'PDF with 4 million rectangles',
    name: 'rectangles.pdf',
    bytes: () => flated('10 10 500 0.5 re f '.repeat(10_000), 400),
    isHeavy: true,
    ends: 'either',
  },
  {
    kind: 'PDF with one path of 6 million lines',
    name: 'path.pdf',
    bytes: () =>
      writePdf({
        content: Buffer.concat([
          Buffer.from('0 0 m '),
          Buffer.from('9 9 l 500 9 l '.repeat(3_000_000)),
          Buffer.from('S'),
        ]),
      }),
    isHeavy: true,
    ends: 'either',
  },
  {
    kind: 'PDF with 3 million words on one page, all in one place',
    name: 'words-one-place.pdf',
    bytes: () => flated('BT /F 9 Tf 72 700 Td (word) Tj ET '.repeat(1_000), 3_000),
    isHeavy: true,
    ends: 'either',
  },
  {
    kind: 'PDF with 1 million words on one page, each in its place',
    name: 'words.pdf',
    bytes: () =>
      writePdf({
        content: placed(
          1_000_000,
          (i) => `BT /F 1 Tf ${(i % 100) * 6} ${Math.floor(i / 100) * 0.08} Td (w${i}) Tj ET`,
        ),
      }),
    isHeavy: true,
    ends: 'either',
  },
  {
    kind: 'PDF with one line of 20 million letters',
    name: 'line.pdf',
    bytes: () => writePdf({ content: `BT /F 9 Tf 72 700 Td (${'abcdefghi '.repeat(2_000_000)}) Tj ET` }),
    ends: 'either',
  },
  {
    kind: 'PDF with 20,000 dangerous goods lines on one page',
    name: 'un-lines.pdf',
    bytes: () =>
      writePdf({
        content: placed(
          20_000,
          (i) =>
            `BT /F 6 Tf 40 ${820 - (i % 130) * 6} Td (UN ${1_000 + (i % 2_500)} PAINT, 3, PG II, (D/E) ${i} kg) Tj ET`,
        ),
      }),
    ends: 'read',
  },
  {
    kind: 'PDF with a drawing that draws itself',
    name: 'self.pdf',
    bytes: () => writePdf({ content: `${HELLO} /X Do`, objects: [form('/X Do', '/X 6 0 R')] }),
    ends: 'read',
  },
  {
    kind: 'PDF with drawings in drawings, ten to the ninth power',
    name: 'laughs.pdf',
    bytes: () => {
      const levels = Array.from({ length: 9 }, (_, i) => form('/X Do '.repeat(10), `/X ${i + 7} 0 R`))
      return writePdf({ content: `${HELLO} /X Do`, objects: [...levels, form(HELLO)] })
    },
    ends: 'refused',
  },
  {
    kind: 'PDF with drawings nested 5,000 deep',
    name: 'nested.pdf',
    bytes: () => {
      const levels = Array.from({ length: 5_000 }, (_, i) => form('/X Do', `/X ${i + 7} 0 R`))
      return writePdf({ content: `${HELLO} /X Do`, objects: [...levels, form(HELLO)] })
    },
    ends: 'either',
  },
  {
    kind: 'PDF with an array nested 300,000 deep',
    name: 'brackets.pdf',
    bytes: () => writePdf({ content: HELLO, page: `/Deep ${'['.repeat(300_000)}${']'.repeat(300_000)}` }),
    ends: 'either',
  },
]
