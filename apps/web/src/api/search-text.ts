/** Text out of the address; the router hands `?search=2026` over as a number, and the server takes no NUL. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : ''
}
