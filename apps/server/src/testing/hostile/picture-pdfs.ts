import { writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import type { HostileFile } from './hostile-file.ts'
import { flateRepeated, jbig2Claiming, jpegClaiming, jpxClaiming, streamObject } from './streams.ts'

const HUGE = 60_000
const MB = 1_048_576

/** A page that is one picture, of the size that the page declares. */
function picturePage(entries: string, data: Buffer, size = HUGE, text = '', mediaBox?: string): Buffer {
  const picture = `/Type/XObject/Subtype/Image/Width ${size}/Height ${size}${entries}`
  return writePdf({
    content: `${text} q 595 0 0 842 0 0 cm /X Do Q`,
    objects: [streamObject(picture, data)],
    ...(mediaBox && { mediaBox }),
  })
}

const RGB = '/BitsPerComponent 8/ColorSpace/DeviceRGB'
const CODES: [string, string, (size: number) => Buffer][] = [
  ['JBIG2', '/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode', () => jbig2Claiming(HUGE, HUGE)],
  ['JPEG 2000', `${RGB}/Filter/JPXDecode`, () => jpxClaiming(HUGE, HUGE)],
  ['JPEG', `${RGB}/Filter/DCTDecode`, () => jpegClaiming(HUGE, HUGE)],
  ['Flate', `${RGB}/Filter/FlateDecode`, () => flateRepeated(Buffer.alloc(MB), 10_000)],
  ['RunLength', `${RGB}/Filter/RunLengthDecode`, () => Buffer.alloc(20 * MB, Buffer.from([129, 0]))],
  ['LZW', `${RGB}/Filter/LZWDecode`, () => Buffer.alloc(20 * MB, 0x20)],
]

/** Pages that are pictures, and the pictures are bombs. */
export const PICTURE_PDFS: HostileFile[] = [
  ...CODES.map(
    ([code, entries, data]): HostileFile => ({
      kind: `PDF with a ${code} picture of 60,000 by 60,000`,
      name: 'picture.pdf',
      bytes: () => picturePage(entries, data(HUGE)),
      ends: 'either',
      inSample: code === 'JPEG 2000',
    }),
  ),
  ...CODES.slice(0, 3).map(
    ([code, entries, data]): HostileFile => ({
      kind: `PDF with a ${code} picture that is called small and is not`,
      name: 'called-small.pdf',
      bytes: () => picturePage(entries, data(HUGE), 1),
      ends: 'either',
    }),
  ),
  {
    kind: 'PDF with a picture on a page of 9,000 million points',
    name: 'huge-page.pdf',
    bytes: () =>
      picturePage(`${RGB}/Filter/DCTDecode`, jpegClaiming(64, 64), 64, '', '0 0 9000000000 9000000000'),
    ends: 'either',
  },
  {
    kind: 'PDF with type a million points high over a picture',
    name: 'giant-type.pdf',
    bytes: () =>
      picturePage(
        `${RGB}/Filter/DCTDecode`,
        jpegClaiming(2_000, 2_000),
        2_000,
        'BT /F 1000000 Tf 9 9 Td (Hello) Tj ET',
      ),
    ends: 'either',
  },
  {
    kind: 'PDF with a picture in the line of 20,000 by 20,000',
    name: 'inline.pdf',
    bytes: () =>
      writePdf({
        content:
          'BT /F 9 Tf 9 700 Td (Hello) Tj ET q 500 0 0 500 0 0 cm BI /W 20000 /H 20000 /BPC 8 /CS /RGB ID abcdef EI Q',
      }),
    ends: 'either',
  },
  {
    kind: 'PDF of 100 pages that are pictures',
    name: 'scans.pdf',
    bytes: () => {
      const page =
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>>>>>'
      const picture = `/Type/XObject/Subtype/Image/Width 2480/Height 3508${RGB}/Filter/FlateDecode`
      return writePdf({
        content: 'q 595 0 0 842 0 0 cm /X Do Q',
        kids: Array.from({ length: 100 }, (_, i) => `${i + 7} 0 R`).join(' '),
        count: 100,
        objects: [
          streamObject(picture, flateRepeated(Buffer.alloc(MB, 255), 25)),
          ...Array<string>(100).fill(page),
        ],
      })
    },
    ends: 'either',
  },
]
