/** A row on the screen: characters from `start` up to `end`, and the line it begins, if it begins one. */
export interface SourceRow {
  start: number
  end: number
  line: number | null
}

/** A message without line breaks is one line of a million characters, which no browser draws. */
export const MOST_CHARACTERS = 160

/** Cuts a text into rows at its lines, and long lines after the last sign that ends something. */
export function cutRows(text: string): SourceRow[] {
  const rows: SourceRow[] = []
  let line = 0
  for (let at = 0; at <= text.length; ) {
    const end = endOfLine(text, at)
    line += 1
    let start = at
    for (; end - start > MOST_CHARACTERS; ) {
      const cut = placeToCut(text, start)
      rows.push({ start, end: cut, line: start === at ? line : null })
      start = cut
    }
    rows.push({ start, end, line: start === at ? line : null })
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
  }
  return rows
}

function endOfLine(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const end = feed < 0 ? text.length : feed
  return end > from && text[end - 1] === '\r' ? end - 1 : end
}

function placeToCut(text: string, start: number): number {
  const most = start + MOST_CHARACTERS
  for (let at = most; at > start + MOST_CHARACTERS / 2; at -= 1) {
    if ('>,;}] '.includes(text[at - 1] ?? '')) return at
  }
  return most
}

/** The row that contains a character; rows are in order and without gaps but line breaks. */
export function rowAt(rows: readonly SourceRow[], offset: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
