import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'

/** An element of a message of IATA Cargo-IMP: its tag, and its lines without tags and leading strokes. */
export interface Element {
  tag: string
  lines: Span[]
}

const tags = new Set(
  'FLT RTG SHP CNE AGT SSR NFY ACC CVD RTD OTH PPD COL CER ISU OSI CDC REF COR COI SII ARD SPH NOM SRI OPI OCI TXT HTS MBI HBS'.split(
    ' ',
  ),
)

/** '864-44702114PRGYYZ/T12K418.5MC2.65': number, airports, pieces, weight and volume in one. */
export const consignmentDetail =
  /(?<![\d-])(?<number>\d{3}-\d{8})(?<from>[A-Z]{3})(?<to>[A-Z]{3})\/T(?<pieces>\d{1,4})(?<unit>[KL])(?<weight>\d+(?:\.\d+)?)(?:(?<volumeUnit>MC|CF|CC|CI)(?<volume>\d+(?:\.\d+)?))?/

/** A page that shows a message as it was sent, or the line of one. */
export const showsMessage = (layout: PageLayout): boolean =>
  layout.runs.some((run) => consignmentDetail.test(spanOf(run.words).text))

/** The elements of the message that the page shows as it was sent; none where it shows only what a program made of it. */
export function elementsOf(layout: PageLayout): Element[] {
  const lines = linesOf(layout.runs)
  const starts = lines.findIndex(({ text }) => /^(?:FWB|FHL)\/\d{1,2}$/.test(text))
  if (starts < 0) return []
  const elements: Element[] = []
  for (const line of lines.slice(starts + 1)) {
    const [, tag = '', rest = ''] = /^([A-Z]{3})(\/.*)?$/u.exec(line.text) ?? []
    if (tags.has(tag)) elements.push({ tag, lines: rest ? [cut(line, tag.length)] : [] })
    else if (/^\/|^(?:NAM|ADR|LOC)\//.test(line.text)) elements.at(-1)?.lines.push(line)
    else if (elements.length > 0) break
  }
  return elements
}

/** What stands between the strokes of a line; of a line '/SG/417818/TE/6565550142' four pieces. */
export function piecesOf(line: Span): Span[] {
  const pieces: Span[] = []
  let at = 0
  for (const text of line.text.split('/')) {
    if (text.trim() !== '') pieces.push(cut(line, at, at + text.length))
    at += text.length + 1
  }
  return pieces
}
