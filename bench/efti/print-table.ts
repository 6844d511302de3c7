/** A table as wide as its widest cells need; all but the first column are right aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, n) => Math.max(cell.length, ...rows.map((row) => row[n]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join(' | ')} |`
  console.log(line(head))
  console.log(
    `|${widths.map((width, n) => (n === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
  )
  for (const row of rows) console.log(line(row))
  console.log()
}

export function ms(time: number): string {
  return Number.isNaN(time) ? '-' : `${time.toFixed(time < 10 ? 2 : 1)} ms`
}

export function perSecond(time: number): string {
  return Number.isNaN(time) ? '-' : `${Math.round(1000 / time).toLocaleString('en')}/s`
}

export function ratio(time: number, to: number): string {
  return Number.isNaN(time) || Number.isNaN(to) ? '-' : `${(time / to).toFixed(2)} x`
}
