import { LOCKED_PDF } from '@efti-hub/reading/files'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { UnreadableFile } from '../recognised.ts'

/** What PDFium may keep in memory: file, decoded pictures, the page; a colour scan of A3 at 600 dpi fits. wasm would stop at 2 GB. */
const MAX_HEAP_BYTES = 384 * 1_048_576

export interface Pdfium {
  /** @throws UnreadableFile where PDFium cannot make a document of the bytes. */
  load(bytes: Uint8Array): Promise<PDFiumDocument>
  heapBytes(): number
}

type Resize = (bytes: number) => boolean

/** PDFium with a limit of memory of its own, so that it can refuse where a thread would have to be ended. */
export async function openPdfium(module: WebAssembly.Module): Promise<Pdfium> {
  let memory: WebAssembly.Memory | null = null
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const env = imports.env as Record<string, WebAssembly.ImportValue>
      const resize = env.emscripten_resize_heap as unknown as Resize
      const bounded: Resize = (bytes) => bytes >>> 0 <= MAX_HEAP_BYTES && resize(bytes)
      const instance = new WebAssembly.Instance(module, {
        ...imports,
        env: { ...env, emscripten_resize_heap: bounded },
      })
      memory = instance.exports.memory as WebAssembly.Memory
      // Declared to take a module; what the loader wants is the instance.
      const give = done as unknown as (instance: WebAssembly.Instance) => void
      give(instance)
      return instance.exports
    },
  })
  return {
    load: (bytes) => load(library, bytes),
    heapBytes: () => memory?.buffer.byteLength ?? 0,
  }
}

async function load(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes)
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    throw new UnreadableFile(sentenceOf(error instanceof Error ? error.message : String(error)))
  }
}

function sentenceOf(message: string): string {
  if (/password/i.test(message)) return LOCKED_PDF.byPassword
  if (/security/i.test(message)) return LOCKED_PDF.byUnknownMeans
  return 'The PDF is damaged and its pages cannot be drawn. Open it in a PDF viewer, print it to a new PDF, and upload that.'
}
