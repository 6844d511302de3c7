import mammoth from 'mammoth'
import type { Engine } from '../engine.ts'
import { MAX_DOCX_NODES } from '../limits.ts'
import { noteOfRest } from '../partly-placed.ts'
import { checkXml } from '../plain/check-xml.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { Block } from './blocks.ts'
import { blocksOfDocx, type DocxNode } from './blocks-of-docx.ts'
import { layOutPages } from './lay-out-blocks.ts'
import { marginsOfDocx } from './margins-of-docx.ts'
import { openDocx } from './open-docx.ts'

/** Paragraphs and tables of a docx, docm, dotx or dotm. Macros are never looked at, pictures and links not followed. */
export const readDocx: Engine = async (bytes) => {
  const parts = openDocx(bytes)
  for (const xml of parts.values()) checkPart(xml)
  const { headers, footers } = marginsOfDocx(parts)
  const { pages, text, isCut } = layOutPages([...headers, ...(await readBody(bytes)), ...footers])
  return {
    engine: 'docx',
    format: 'docx',
    confidence: 1,
    text,
    pages,
    notes: noteOfRest(pages, isCut),
  }
}

function checkPart(xml: string): void {
  try {
    checkXml(xml, MAX_DOCX_NODES)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`The Word document cannot be read. ${error.message}`)
  }
}

/** mammoth's own tree is all that is wanted; the HTML it would make of it is not. */
async function readBody(bytes: Buffer): Promise<Block[]> {
  let blocks: Block[] = []
  const take = (document: DocxNode) => {
    blocks = blocksOfDocx(document.children)
    return { ...document, children: [] }
  }
  try {
    await mammoth.convertToHtml({ buffer: bytes }, { transformDocument: take, includeDefaultStyleMap: false })
  } catch (error) {
    throw new UnreadableFile(
      `The Word document is damaged: ${error instanceof Error ? error.message : error}. Open it in Word, save it again, and upload that.`,
    )
  }
  return blocks
}
