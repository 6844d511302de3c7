/** The text of a data file: by its first bytes or its prolog, else UTF-8, else what Western Windows writes. */
export function decodeDataFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 200))
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(beginning)?.[1]
  return decodedAs(declared ?? 'utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function decodedAs(encoding: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
