import { describe, expect, it } from 'vitest'
import { drawPdf, writePdf } from '../../testing/make-pdf.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { readPdf } from './read-pdf.ts'

const read = (bytes: Buffer) => readPdf(bytes, () => {})

describe('a PDF that cannot be read states why', () => {
  it('with a password', async () => {
    const locked = await drawPdf((pdf) => pdf.text('secret'), { userPassword: 'a', ownerPassword: 'b' })
    await expect(read(locked)).rejects.toThrow(/protected by a password.*without the password/)
    await expect(read(locked)).rejects.toBeInstanceOf(UnreadableFile)
  })

  it('opens one that only forbids changes', async () => {
    const guarded = await drawPdf((pdf) => pdf.text('open'), { ownerPassword: 'b', pdfVersion: '1.7' })
    expect((await read(guarded)).text).toBe('open')
  })

  it('with half of it missing', async () => {
    const whole = await drawPdf((pdf) => pdf.text('x'))
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      /cut off or damaged: it stops after .* bytes/,
    )
  })

  it('with a header and nothing that follows from it', async () => {
    await expect(read(Buffer.from(`%PDF-1.4\n${'garbage '.repeat(500)}\n%%EOF`))).rejects.toThrow(
      'is damaged',
    )
  })

  it('with 10,000 pages', async () => {
    const many = writePdf({ kids: '3 0 R '.repeat(10_000), count: 10_000 })
    await expect(read(many)).rejects.toThrow('has 10,000 pages; at most 2,000 are read')
  })

  it('with a page tree that is its own child', async () => {
    await expect(read(writePdf({ kids: '2 0 R' }))).rejects.toThrow('none of its pages can be read')
  })
})

describe('a PDF that lies', () => {
  const hello = 'BT /F 12 Tf 72 700 Td (Hello) Tj ET'

  it('about its page count, is read as far as it goes', async () => {
    expect((await read(writePdf({ content: hello, count: 1_000_000_000 }))).text).toBe('Hello')
  })

  it.each(['0 0 9000000000 9000000000', '0 0 0 0', '(a) (b) 5 5'])(
    'about its size (%s)',
    async (mediaBox) => {
      const { pages, text } = await read(writePdf({ content: hello, mediaBox }))
      expect(text).toBe('Hello')
      expect(Number.isFinite(pages[0]?.width) && Number.isFinite(pages[0]?.height)).toBe(true)
    },
  )

  it('with a drawing that draws itself', async () => {
    const self =
      '<</Type/XObject/Subtype/Form/BBox[0 0 600 900]/Length 5/Resources<</XObject<</X 6 0 R>>>>>>stream\n/X Do\nendstream'
    expect((await read(writePdf({ content: `${hello} /X Do`, objects: [self] }))).text).toBe('Hello')
  })

  it('with operators that have no sense', async () => {
    const content = `Q Q Q ET /None 5 Tf BT (before a font) Tj ET 5 Td [ (x) /y ] TJ BT /F 0 Tf (none) Tj ET ${hello}`
    expect((await read(writePdf({ content }))).text).toContain('Hello')
  })
})
