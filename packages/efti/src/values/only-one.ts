/** The value that all of them are; null where they differ, or it is empty. */
export function onlyOne(values: readonly string[]): string | null {
  const [first, ...others] = new Set(values)
  return first && others.length === 0 ? first : null
}
