import { drawPdf, writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import { cmrPdf } from '../papers.ts'
import { type HostileFile, seeded } from './hostile-file.ts'

const HELLO = 'BT /F 12 Tf 72 700 Td (Hello) Tj ET'
const document = async () => Buffer.from((await cmrPdf(1)).bytes)
/** In thousandths of the file: head, objects, content, cross-reference table, trailer. */
const CUTS = [1, 30, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950, 980, 999]
const FLIPS = 12

/** What transfers, disks and careless programs do to files. */
export const BROKEN_PDFS: HostileFile[] = [
  ...CUTS.map(
    (at): HostileFile => ({
      kind: `PDF cut off after ${at / 10} %`,
      name: 'cut.pdf',
      bytes: async () => {
        const whole = await document()
        return whole.subarray(0, Math.ceil((whole.length * at) / 1_000))
      },
      ends: 'either',
      inSample: at === 500,
    }),
  ),
  ...Array.from(
    { length: FLIPS },
    (_, i): HostileFile => ({
      kind: `PDF with flipped bytes (${i + 1})`,
      name: 'flipped.pdf',
      bytes: async () => flip(await document(), 20_261_120 + i, 1 + i * 20),
      ends: 'either',
    }),
  ),
  {
    kind: 'PDF whose cross-reference table points nowhere',
    name: 'xref.pdf',
    bytes: () =>
      Buffer.from(
        writePdf({ content: HELLO })
          .toString('latin1')
          .replace(/^\d{10} 00000 n/gm, '0000099999 00000 n'),
        'latin1',
      ),
    ends: 'read',
  },
  {
    kind: 'PDF whose page tree is its own child',
    name: 'cyclic.pdf',
    bytes: () => writePdf({ kids: '2 0 R' }),
    ends: 'refused',
    message: /none of its pages can be read/,
    inSample: true,
  },
  {
    kind: 'PDF with a page tree 20,000 deep',
    name: 'deep-tree.pdf',
    bytes: () => {
      const levels = Array.from({ length: 20_000 }, (_, i) => `<</Type/Pages/Kids[${i + 7} 0 R]/Count 1>>`)
      return writePdf({
        content: HELLO,
        kids: '6 0 R',
        objects: [...levels, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      })
    },
    ends: 'either',
  },
  {
    kind: 'PDF with fonts that are missing',
    name: 'fonts.pdf',
    bytes: () => writePdf({ content: `BT /Gone 12 Tf 72 700 Td (Hello) Tj /X 9 Tf (world) Tj ET ${HELLO}` }),
    ends: 'read',
  },
  {
    kind: 'PDF encrypted, with a password to open it',
    name: 'locked.pdf',
    bytes: () => drawPdf((pdf) => pdf.text('secret'), { userPassword: 'a', ownerPassword: 'b' }),
    ends: 'refused',
    message: /protected by a password/,
    inSample: true,
  },
  {
    kind: 'PDF encrypted, with an empty user password',
    name: 'guarded.pdf',
    bytes: () => drawPdf((pdf) => pdf.text('open to read'), { ownerPassword: 'b', pdfVersion: '1.7' }),
    ends: 'read',
    inSample: true,
  },
  ...[
    '0 0 9000000000 9000000000',
    '0 0 0.001 0.001',
    '0 0 0 0',
    '595 842 0 0',
    '-9000 -9000 -10 -10',
    '(a) nan 5 5',
  ].map(
    (mediaBox): HostileFile => ({
      kind: `PDF with a MediaBox of [${mediaBox}]`,
      name: 'size.pdf',
      bytes: () => writePdf({ content: HELLO, mediaBox }),
      ends: 'read',
      inSample: mediaBox.startsWith('0 0 9'),
    }),
  ),
]

function flip(bytes: Buffer, seed: number, count: number): Buffer {
  const next = seeded(seed)
  const flipped = Buffer.from(bytes)
  // The first bytes stay, so that it remains a PDF by its looks.
  for (let i = 0; i < count; i++)
    flipped[8 + Math.floor(next() * (bytes.length - 8))] = Math.floor(next() * 256)
  return flipped
}
