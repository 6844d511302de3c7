/** The first characters of a text, with an ellipsis when there is more. */
export function previewOf(text: string, characters: number): string {
  const trimmed = text.trim()
  // By code point, so that no character is cut in half.
  const points = Array.from(trimmed.slice(0, characters * 2))
  if (points.length <= characters && trimmed.length <= characters * 2) return trimmed
  return `${points.slice(0, characters).join('')}...`
}
