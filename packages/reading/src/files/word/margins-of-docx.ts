import { XmlDocument } from 'libxml2-wasm'
import { type Block, paragraphOf } from './blocks.ts'

const WORD = { w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' }

/** Headers and footers, where letterheads, document titles and numbers are; mammoth leaves them out. */
export function marginsOfDocx(parts: Map<string, string>): { headers: Block[]; footers: Block[] } {
  return { headers: blocksOf(parts, 'header'), footers: blocksOf(parts, 'footer') }
}

/** First page, even and odd pages have parts of their own with much the same text: each line counts once. */
function blocksOf(parts: Map<string, string>, kind: 'header' | 'footer'): Block[] {
  const names = [...parts.keys()].filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)).sort()
  const lines = names.flatMap((name) => paragraphsOf(parts.get(name) ?? ''))
  return [...new Set(lines)].map(paragraphOf)
}

function paragraphsOf(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document
      .find('//w:p', WORD)
      .map((paragraph) =>
        // Text boxes nest paragraphs in paragraphs; the inner ones come by themselves.
        paragraph
          .find('.//w:t[not(ancestor::w:txbxContent)] | .//w:tab[not(ancestor::w:pPr)] | .//w:br', WORD)
          .map((node) => (node.content === '' ? '\t' : node.content))
          .join(''),
      )
      .filter((text) => text.trim() !== '')
  } finally {
    document.dispose()
  }
}
