import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { ArrangedPage } from '@efti-hub/contract'
import { recogniseText } from '@efti-hub/reading/files'
import { expect, test } from 'vitest'
import { writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import { arrangePages } from './arrange-pages.ts'

const pages = (...numbers: number[]): ArrangedPage[] => numbers.map((number) => ({ number, turn: 0 }))
const arrange = async (bytes: Uint8Array, ...parts: ArrangedPage[][]) => arrangePages(bytes, parts, () => {})
const textsOf = async (bytes: Uint8Array) => {
  const { pages } = await recogniseText(Buffer.from(bytes), 'pdf')
  return pages.map(({ words }) => words.map(({ text }) => text).join(' '))
}
/** Pages of a file, also those that no list of pages names. */
const pagesHidden = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes)
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  return objects.filter((object) => /\/Type \/Page\s/.test(object)).length
}

async function threePages(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  for (const text of ['First', 'Second', 'Third']) pdf.addPage([595, 842]).drawText(text, { x: 60, y: 700 })
  return pdf
}

test('a page that is left out is in no part, though a link leads to it', async () => {
  const pdf = await threePages()
  const [first, second] = pdf.getPages()
  if (!first || !second) throw new Error('no pages')
  const link = (more: object) =>
    pdf.context.register(
      pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [60, 690, 99, 712], ...more }),
    )
  first.node.set(
    PDFName.of('Annots'),
    pdf.context.obj([
      link({ Dest: [second.ref, PDFName.of('Fit')] }),
      link({ A: { S: 'GoTo', D: [second.ref, PDFName.of('Fit')] } }),
      link({ P: first.ref, A: { S: 'URI', URI: PDFString.of('https://example.org') } }),
    ]),
  )
  const bytes = await pdf.save()
  expect(await pagesHidden(bytes)).toBe(3)
  const [made = bytes] = await arrange(bytes, pages(1, 3))
  expect(await textsOf(made)).toEqual(['First', 'Third'])
  expect(await pagesHidden(made)).toBe(2)
  expect((await PDFDocument.load(made)).getPage(0).node.Annots()?.size()).toBe(1)
})

test('what was filled into a form goes with its page', async () => {
  const pdf = await threePages()
  const field = pdf.getForm().createTextField('vehicle')
  field.setText('KX-4711')
  for (const page of pdf.getPages().slice(1)) field.addToPage(page, { x: 60, y: 600, width: 200, height: 20 })
  const [second, others] = await arrange(await pdf.save(), pages(2), pages(1, 3))
  expect(await textsOf(second ?? new Uint8Array())).toEqual(['Second KX-4711'])
  expect(await textsOf(others ?? new Uint8Array())).toEqual(['First', 'Third KX-4711'])
})

test('a turn is added to how the file shows the page', async () => {
  const bytes = writePdf({ content: 'BT /F 20 Tf 60 700 Td (Lying) Tj ET', page: '/Rotate 90' })
  const [made = bytes] = await arrange(bytes, [{ number: 1, turn: 270 }])
  expect((await PDFDocument.load(made)).getPage(0).getRotation().angle).toBe(0)
  expect(await textsOf(made)).toEqual(['Lying'])
})

test('the same pages give the same bytes', async () => {
  const bytes = await (await threePages()).save()
  expect(await arrange(bytes, pages(3, 1))).toEqual(await arrange(bytes, pages(3, 1)))
})
