import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { ArrangedPage } from '@efti-hub/contract'
import { LOCKED_PDF, UnreadableFile } from '@efti-hub/reading/files'

const DAMAGED =
  'The PDF is damaged and its pages cannot be copied. Open it in a PDF viewer, print it to a new PDF, and upload that.'
const FORM =
  'The PDF has a form whose entries would be lost when it is split. Print it to a new PDF and upload that.'

/**
 * How many pages a PDF has, and once that is agreed to, a new PDF for each part. Pages are copied as they are: text layers, pictures and
 * fonts. The same pages give the same bytes. `agree` may throw.
 * @throws UnreadableFile for what is encrypted or damaged
 */
export async function arrangePages(
  bytes: Uint8Array,
  parts: readonly (readonly ArrangedPage[])[],
  agree: (pages: number) => void,
): Promise<Uint8Array[]> {
  const source = await open(bytes)
  agree(source.getPageCount())
  flattenForm(source)
  for (const page of source.getPages()) leavePageAlone(page)
  const made: Uint8Array[] = []
  for (const part of parts) made.push(await makePdf(source, part))
  return made
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    // What cannot be parsed would otherwise be left out without a word.
    const source = await PDFDocument.load(bytes, { ...AS_IT_IS, throwOnInvalidObject: true })
    if (!source.isEncrypted && source.getPageCount() > 0) return source
  } catch {
    // Reported below.
  }
  throw new UnreadableFile((await isEncrypted(bytes)) ? LOCKED_PDF.byPassword : DAMAGED)
}

const AS_IT_IS = { updateMetadata: false, ignoreEncryption: true }

async function isEncrypted(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(bytes, AS_IT_IS)).isEncrypted
  } catch {
    return false
  }
}

/** Entries of a form belong to the file as a whole: drawn on their pages they go with them, as they look. */
function flattenForm(source: PDFDocument): void {
  if (!source.catalog.has(PDFName.of('AcroForm'))) return
  try {
    source.getForm().flatten({ updateFieldAppearances: false })
  } catch {
    throw new UnreadableFile(FORM)
  }
}

const named = (name: string) => PDFName.of(name)

/** Links and articles name other pages, which would be copied along, hidden: pages that were left out on purpose. */
function leavePageAlone({ node, doc }: PDFPage): void {
  for (const name of ['B', 'AA', 'Metadata', 'PieceInfo']) node.delete(named(name))
  const annotations = node.lookupMaybe(named('Annots'), PDFArray)
  for (let at = (annotations?.size() ?? 0) - 1; at >= 0; at--) {
    const annotation = doc.context.lookupMaybe(annotations?.get(at), PDFDict)
    if (!annotation || leadsToPage(annotation)) annotations?.remove(at)
    else for (const name of ['P', 'Parent', 'AA']) annotation.delete(named(name))
  }
}

function leadsToPage(annotation: PDFDict): boolean {
  if (annotation.has(named('Dest'))) return true
  const action = annotation.lookupMaybe(named('A'), PDFDict)
  return action !== undefined && action.lookupMaybe(named('S'), PDFName) !== named('URI')
}

async function makePdf(source: PDFDocument, part: readonly ArrangedPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const pages = await pdf.copyPages(
    source,
    part.map(({ number }) => number - 1),
  )
  for (const [at, page] of pages.entries()) {
    const turn = part[at]?.turn ?? 0
    if (turn !== 0) page.setRotation(degrees((page.getRotation().angle + turn) % 360))
    pdf.addPage(page)
  }
  return pdf.save()
}
