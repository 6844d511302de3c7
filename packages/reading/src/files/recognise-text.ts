import type { Recognised, SourceFormat } from '../layout/pages.ts'
import type { Engine, OnProgress } from './engine.ts'

/** Loaded when first needed: what reads only XML never pays for the PDF engine. */
const ENGINES: Record<SourceFormat, () => Promise<Engine>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  json: async () => (await import('./plain/read-json.ts')).readJson,
  xml: async () => (await import('./plain/read-xml.ts')).readXml,
  csv: async () => (await import('./plain/read-csv.ts')).readCsv,
  docx: async () => (await import('./word/read-docx.ts')).readDocx,
  doc: async () => (await import('./word/read-doc.ts')).readDoc,
  txt: async () => (await import('./plain/read-txt.ts')).readTxt,
}

/**
 * The text that the file itself has, with its places; pages that are pictures come out empty. Without limits of time
 * and memory: who reads files of strangers runs it in a thread that has them.
 * @throws UnreadableFile where the file is at fault
 */
export async function recogniseText(
  bytes: Buffer,
  format: SourceFormat,
  onProgress: OnProgress = () => {},
): Promise<Recognised> {
  const engine = await ENGINES[format]()
  return storable(await engine(bytes, onProgress))
}

/** Broken text layers and encodings yield NUL and halves of characters, which neither JSON nor a database takes. */
function storable(recognised: Recognised): Recognised {
  const clean = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')
  for (const { words } of recognised.pages) {
    for (const word of words) word.text = clean(word.text)
  }
  return { ...recognised, text: clean(recognised.text) }
}
