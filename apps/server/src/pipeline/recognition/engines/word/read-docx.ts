import mammoth from 'mammoth'
import { MAX_PLACED_LINES } from '../../limits.ts'
import { UnreadableFile } from '../../recognised.ts'
import type { Engine } from '../engine.ts'
import { checkXml } from '../plain/check-xml.ts'
import type { Block } from './blocks.ts'
import { blocksOfDocx, type DocxNode } from './blocks-of-docx.ts'
import { layOutPages } from './lay-out-blocks.ts'
import { marginsOfDocx } from './margins-of-docx.ts'
import { openDocx } from './open-docx.ts'

/** Paragraphs and tables of a docx, docm, dotx or dotm. Macros are never looked at, pictures and links not followed. */
export const readDocx: Engine = async (bytes) => {
  const parts = openDocx(bytes)
  for (const [name, xml] of parts) {
    if (/^word\/(document|header\d*|footer\d*)\.xml$/.test(name)) checkPart(xml)
  }
  const { headers, footers } = marginsOfDocx(parts)
  const { pages, text, isCut } = layOutPages([...headers, ...(await readBody(bytes)), ...footers])
  const message = `Values are looked for in the first ${MAX_PLACED_LINES} lines of a page only; the text itself is kept whole.`
  return {
    engine: 'docx',
    format: 'docx',
    confidence: 1,
    text,
    pages,
    notes: isCut ? [{ code: 'partly-read', message }] : [],
  }
}

function checkPart(xml: string): void {
  try {
    checkXml(xml)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`The Word document is damaged. ${error.message}`)
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
