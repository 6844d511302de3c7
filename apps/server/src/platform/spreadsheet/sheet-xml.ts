import type { Cell, Column } from './columns.ts'

/** Rows of a sheet at most, the header included. */
export const MOST_ROWS = 1_048_576
const LONGEST_TEXT = 32_767
const USUAL_WIDTH = 16
/** Of styles.xml. */
const STYLE = { header: 1, instant: 2 }
/** Days are counted from here: the format believes that 1900 was a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** Everything before the first row: the header stays in sight. */
export function beginSheet(columns: readonly Column<never>[]): string {
  const widths = columns.map(
    ({ width = USUAL_WIDTH }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, at) => textCell(`${columnName(at)}1`, title, STYLE.header))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
}

/** `number` from 2: the first row is the header. */
export function sheetRow(number: number, cells: readonly Cell[]): string {
  const written = cells.map((cell, at) => writeCell(`${columnName(at)}${number}`, cell))
  return `<row r="${number}">${written.join('')}</row>`
}

/** `rows` with the header. */
export function endSheet(columns: number, rows: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns - 1)}${rows}"/></worksheet>`
}

function writeCell(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(place, cell)
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : ''
  return `<c r="${place}" s="${STYLE.instant}"><v>${(cell.getTime() - DAY_ZERO) / DAY_MS}</v></c>`
}

/** Text in its cell is never a formula, with any first character. */
function textCell(place: string, text: string, style?: number): string {
  const look = style === undefined ? '' : ` s="${style}"`
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML 1.0 cannot contain at all, half a surrogate pair among it. */
const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** `_x0041_` would be read as the letter A: the format's own escape is escaped. */
function escapeText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(IMPOSSIBLE, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (found) => ENTITIES[found] ?? '')
}

/** 0: A, 25: Z, 26: AA. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}
