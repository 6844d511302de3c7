/** 'Page 3 is', 'Pages 1, 4 and 7 are', 'Pages 1, 2, 3 and 40 others are'. */
export function pagesAre(numbers: readonly number[], one: string, many: string): string {
  if (numbers.length === 1) return `Page ${numbers[0]} ${one}`
  const shown = numbers.length > 10 ? numbers.slice(0, 8) : numbers.slice(0, -1)
  const last = numbers.length > 10 ? `${numbers.length - 8} others` : numbers.at(-1)
  return `Pages ${shown.join(', ')} and ${last} ${many}`
}
