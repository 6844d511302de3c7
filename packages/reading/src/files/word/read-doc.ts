import WordExtractor from 'word-extractor'
import type { Engine } from '../engine.ts'
import { noteOfRest } from '../partly-placed.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { blocksOfDoc } from './blocks-of-doc.ts'
import { layOutPages } from './lay-out-blocks.ts'

/** Word 97 to 2003. The file keeps its text in pieces; where they were on paper is not in it. */
export const readDoc: Engine = async (bytes) => {
  const parts = await extract(bytes)
  const blocks = parts.filter((part) => part.trim() !== '').flatMap((part) => blocksOfDoc(part.trimEnd()))
  const { pages, text, isCut } = layOutPages(blocks)
  return { engine: 'doc', format: 'doc', confidence: 1, text, pages, notes: noteOfRest(pages, isCut) }
}

async function extract(bytes: Buffer): Promise<string[]> {
  try {
    const document = await new WordExtractor().extract(bytes)
    const headers = document.getHeaders({ includeFooters: false })
    return [headers, document.getBody(), document.getTextboxes(), document.getFooters()]
  } catch {
    // Any error means that the file is damaged: its errors are offsets out of range.
    throw new UnreadableFile(
      'The Word document is damaged and its text cannot be put together. Open it in Word, save it as DOCX or PDF, and upload that.',
    )
  }
}
