import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { MAX_PAGES } from '../limits.ts'
import { LOCKED_PDF } from '../locked-pdf.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { LoopbackPort } from './loopback-port.ts'
import { PDFJS_DATA } from './pdfjs-data.ts'

/** What pdfjs finds wrong with a file is no news for the log. */
const SILENT = 0

/** Takes in the fonts. Without it pdfjs computes the outline of every glyph that is shown, to draw it itself. */
const NO_SCREEN = {
  documentElement: { getElementsByTagName: () => [{ append() {} }] },
  createElement: () => ({ sheet: { cssRules: [], insertRule() {} }, remove() {} }),
  fonts: { add() {}, delete() {} },
}

/** A font for that screen. Without, pdfjs writes each one out as base64, which is a fifth of its work. */
class FontWithoutScreen {
  readonly loaded = Promise.resolve()
}
Object.assign(globalThis, { FontFace: Reflect.get(globalThis, 'FontFace') ?? FontWithoutScreen })

/** @throws UnreadableFile with what is wrong with the file as a whole. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    worker: openReadingHalf(),
    verbosity: SILENT,
    // Everything the reader needs lies in the package; nothing is ever fetched.
    cMapUrl: `${join(PDFJS_DATA, 'cmaps')}/`,
    standardFontDataUrl: `${join(PDFJS_DATA, 'standard_fonts')}/`,
    wasmUrl: `${join(PDFJS_DATA, 'wasm')}/`,
    iccUrl: `${join(PDFJS_DATA, 'iccs')}/`,
    useWorkerFetch: false,
    // Names, heights and weights of the fonts, for `size` and `bold`.
    fontExtraProperties: true,
    useSystemFonts: false,
    // Text needs neither outlines of glyphs nor pixels of pictures: decoding a scan takes longer than all the rest.
    disableFontFace: false,
    ownerDocument: NO_SCREEN,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > MAX_PAGES) {
      await task.destroy()
      throw new UnreadableFile(
        `The PDF has ${pdf.numPages.toLocaleString('en')} pages; at most ${MAX_PAGES.toLocaleString('en')} are read. Split it and upload the parts that belong to the consignment.`,
      )
    }
    return pdf
  } catch (error) {
    throw whatIsWrong(error, bytes) ?? error
  }
}

/** One for each file; it ends with it. */
function openReadingHalf(): PDFWorker {
  const port = new LoopbackPort()
  WorkerMessageHandler.initializeFromPort(port)
  return PDFWorker.create({ port, verbosity: SILENT })
}

function whatIsWrong(error: unknown, bytes: Buffer): UnreadableFile | null {
  const { name, message = '' } = error instanceof Error ? error : new Error(String(error))
  if (name === 'PasswordException') return new UnreadableFile(LOCKED_PDF.byPassword)
  if (name === 'UnknownErrorException' && /encrypt|password/i.test(message))
    return new UnreadableFile(LOCKED_PDF.byUnknownMeans)
  if (name !== 'InvalidPDFException' && name !== 'UnknownErrorException' && name !== 'FormatError')
    return null
  return new UnreadableFile(
    bytes.subarray(-2_048).includes('%%EOF')
      ? 'The PDF is damaged: its list of pages cannot be found. Open it in a PDF viewer, print it to a new PDF, and upload that.'
      : `The PDF is cut off or damaged: it stops after ${bytes.length.toLocaleString('en')} bytes without its end. Transfer or export it again and upload the whole file.`,
  )
}
