import { writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import type { HostileFile } from './hostile-file.ts'
import { streamObject } from './streams.ts'

const HELLO = 'BT /F 12 Tf 72 700 Td (Hello) Tj ET'
const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i))
const refs = (count: number, first = 6) => many(count, (i) => `${first + i} 0 R`).join(' ')

const page = (contents: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents}/Resources<</Font<</F 5 0 R>>>>>>`

const listing = (lines: number) =>
  many(
    lines,
    (i) =>
      `BT /F 8 Tf 40 ${810 - i * 9} Td (Item ${i} of the list, 12 pallets, machine parts, 1.234,50 kg, MUSTER ${i}) Tj ET`,
  ).join('\n')

/** A composite font whose ToUnicode map is this. */
const mapped = (toUnicode: Buffer | string) =>
  writePdf({
    content: 'BT /F 12 Tf 72 700 Td (Hello) Tj /G 12 Tf 0 -20 Td <00410042> Tj ET',
    page: '/Resources<</Font<</F 5 0 R/G 6 0 R>>>>',
    objects: [
      '<</Type/Font/Subtype/Type0/BaseFont/Nil/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>',
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Nil/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 9 0 R>>',
      streamObject('', toUnicode),
      '<</Type/FontDescriptor/FontName/Nil/Flags 4/FontFile2 10 0 R>>',
      streamObject('', Buffer.alloc(5_000, 0x7f)),
    ],
  })

const CMAP =
  '/CIDInit/ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange'

/** More of everything than a freight document has. */
export const LARGE_PDFS: HostileFile[] = [
  {
    kind: 'PDF of 10,000 pages',
    name: 'pages.pdf',
    bytes: () =>
      writePdf({
        content: HELLO,
        kids: refs(10_000),
        count: 10_000,
        objects: many(10_000, () => page('4 0 R')),
      }),
    ends: 'refused',
    message: /10,000 pages; at most 2,000/,
    inSample: true,
  },
  {
    kind: 'PDF that claims a thousand million pages',
    name: 'claims.pdf',
    bytes: () => writePdf({ content: HELLO, count: 1_000_000_000 }),
    ends: 'read',
  },
  {
    kind: 'PDF of 2,000 pages, each a full list',
    name: 'lists.pdf',
    bytes: () =>
      writePdf({
        content: listing(85),
        kids: refs(2_000),
        count: 2_000,
        objects: many(2_000, () => page('4 0 R')),
      }),
    isHeavy: true,
    // Two million words. As many pages of ordinary documents are read.
    ends: 'refused',
    message: /far more memory|stopped after/,
  },
  {
    kind: 'PDF with 100,000 notes on one page',
    name: 'notes.pdf',
    bytes: () =>
      writePdf({
        content: HELLO,
        page: `/Annots[${refs(100_000)}]`,
        objects: many(100_000, (i) => `<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(note ${i})>>`),
      }),
    ends: 'refused',
    message: /far more memory|stopped after/,
  },
  {
    kind: 'PDF with 100,000 form fields on one page',
    name: 'fields.pdf',
    bytes: () =>
      writePdf({
        content: HELLO,
        page: `/Annots[${refs(100_000)}]`,
        objects: many(
          100_000,
          (i) =>
            `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${i})/V(value ${i})/Rect[${(i % 50) * 12} ${(i / 50) % 800} ${(i % 50) * 12 + 11} ${((i / 50) % 800) + 9}]>>`,
        ),
      }),
    ends: 'either',
  },
  {
    kind: 'PDF with a form field that is its own parent',
    name: 'field-loop.pdf',
    bytes: () =>
      writePdf({
        content: HELLO,
        page: '/Annots[6 0 R]',
        objects: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Parent 6 0 R/Kids[6 0 R]/Rect[9 9 99 99]>>'],
      }),
    ends: 'read',
  },
  {
    kind: 'PDF with a character map of 300 million entries',
    name: 'cmap-ranges.pdf',
    bytes: () =>
      mapped(`${CMAP} ${'1 beginbfrange <0000> <ffff> <0041> endbfrange '.repeat(5_000)} endcmap end`),
    isHeavy: true,
    ends: 'either',
  },
  {
    kind: 'PDF with a broken character map and a broken font',
    name: 'cmap-broken.pdf',
    bytes: () => mapped(`${CMAP} 9 beginbfrange <ffff> <0000> [<41> /x usecmap ] <<`),
    ends: 'read',
  },
  {
    kind: 'PDF that is a header and 50 MB of nothing',
    name: 'nothing.pdf',
    bytes: () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.alloc(50 * 1_048_576 - 64, 0x20),
        Buffer.from('\n%%EOF'),
      ]),
    ends: 'refused',
  },
  {
    kind: 'PDF of 50 MB that is the word obj over and over',
    name: 'objects.pdf',
    bytes: () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from('1 0 obj<<>>endobj\n'.repeat(2_900_000)),
        Buffer.from('\n%%EOF'),
      ]),
    ends: 'either',
  },
]
