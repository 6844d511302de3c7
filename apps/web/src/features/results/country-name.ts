const names = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' })

/** In the reader's language; a code that is none stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
