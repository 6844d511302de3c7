/** Tells the line of a place in a text, counted from 1. Looks the text through once, however often it is asked. */
export function lineCounter(text: string): (offset: number) => number {
  let breaks: number[] | null = null
  return (offset) => {
    breaks ??= lineBreaks(text)
    let low = 0
    let high = breaks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((breaks[middle] as number) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

function lineBreaks(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) found.push(at)
  return found
}
