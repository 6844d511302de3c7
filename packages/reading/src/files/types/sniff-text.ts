import type { SourceFormat } from '../../layout/pages.ts'
import { decodeStart } from './decode-text.ts'
import type { SniffedType } from './sniffed-type.ts'

const CSV_DELIMITERS = [';', '\t', ',', '|']

/** What kind of text, or null when the bytes are no text. */
export function sniffText(bytes: Buffer, extension: string): SniffedType | null {
  const start = decodeStart(bytes)?.text ?? null
  if (start === null) return null
  const text = start.trimStart()
  if (text.startsWith('{\\rtf')) {
    return { format: null, mimeType: 'application/rtf', description: 'a Rich Text document (RTF)' }
  }
  if (text.startsWith('%!PS')) {
    return { format: null, mimeType: 'application/postscript', description: 'a PostScript file' }
  }
  if (/^(<!doctype html|<html[\s>])/i.test(text)) {
    return { format: null, mimeType: 'text/html', description: 'a web page (HTML)' }
  }
  return TYPES[kindOfText(text, extension)]
}

type TextFormat = Extract<SourceFormat, 'xml' | 'json' | 'csv' | 'txt'>

const TYPES: Record<TextFormat, SniffedType> = {
  xml: { format: 'xml', mimeType: 'application/xml', description: 'an XML document' },
  json: { format: 'json', mimeType: 'application/json', description: 'a JSON document' },
  csv: { format: 'csv', mimeType: 'text/csv', description: 'a CSV table' },
  txt: { format: 'txt', mimeType: 'text/plain', description: 'a plain text' },
}

/**
 * What the text shows comes first, then the file name: a damaged .json is still meant as JSON, and its reader
 * reports the place of the mistake.
 */
function kindOfText(text: string, extension: string): TextFormat {
  if (/^<\?xml\s/.test(text) || /^<(!--|!DOCTYPE\s|[A-Za-z_][\w.:-]*[\s/>])/.test(text)) return 'xml'
  if (beginsLikeJson(text)) return 'json'
  const isTable = looksLikeTable(text)
  const meant = isTable && !/^[<{[]/.test(text) ? '' : extension
  if (meant === '.xml') return 'xml'
  if (meant === '.json') return 'json'
  if (extension === '.csv' || isTable) return 'csv'
  return 'txt'
}

function beginsLikeJson(text: string): boolean {
  return (
    /^\{\s*("(?:[^"\\\n]|\\.){0,1000}"\s*:|\}\s*$)/.test(text) || /^\[\s*([[{"\]]|-?\d+\s*[,\]])/.test(text)
  )
}

/** The same two or more delimiters on each of the first lines; quoted parts do not count. */
function looksLikeTable(text: string): boolean {
  const lines = text
    .split(/\r\n?|\n/, 21)
    .slice(0, 20)
    .filter((line) => line.trim() !== '')
  if (lines.length < 2) return false
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''))
  return CSV_DELIMITERS.some((delimiter) => {
    const counts = bare.map((line) => line.split(delimiter).length - 1)
    return (counts[0] ?? 0) >= 2 && counts.every((count) => count === counts[0])
  })
}
