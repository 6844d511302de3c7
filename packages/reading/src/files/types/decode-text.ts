import iconv from 'iconv-lite'
import { guessEncoding, westernAsWindows } from './guess-encoding.ts'

export interface DecodedText {
  text: string
  encoding: string
  /** True where neither a byte order mark nor strict UTF-8 nor a declaration settled it. */
  guessed: boolean
}

const SAMPLE_BYTES = 65_536
const MARKS: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  // Before UTF-16, whose mark is the beginning of this one.
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** @returns null when the bytes are not text. The byte order mark is no part of the text. */
export function decodeText(bytes: Buffer): DecodedText | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0]
  if (marked) {
    const text = iconv.decode(bytes, marked)
    return isReadable(text.slice(0, SAMPLE_BYTES)) ? { text, encoding: marked, guessed: false } : null
  }
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return { text: iconv.decode(bytes, utf16), encoding: utf16, guessed: true }
  if (isBinary(bytes)) return null
  const utf8 = strictUtf8(bytes)
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8', guessed: false }
  const encoding = guessEncoding(bytes)
  return { text: iconv.decode(bytes, encoding), encoding, guessed: true }
}

/** @returns null when no such encoding is known, or UTF-8 is promised and not kept. */
export function decodeAs(bytes: Buffer, encoding: string): string | null {
  if (/^utf-?8$/i.test(encoding)) return strictUtf8(bytes)
  return iconv.encodingExists(encoding) ? iconv.decode(bytes, westernAsWindows(encoding)) : null
}

/** The start of a file as text, for looking at; null when it is none. */
export function decodeStart(bytes: Buffer): DecodedText | null {
  if (bytes.length <= SAMPLE_BYTES) return decodeText(bytes)
  // Ends where a line does, if one does, so that no character is cut in two.
  const start = bytes.subarray(0, SAMPLE_BYTES)
  const lineEnd = start.lastIndexOf(10)
  const isWide = start.subarray(0, 4_096).includes(0)
  return decodeText(isWide || lineEnd < 1 ? trimCut(start) : start.subarray(0, lineEnd + 1))
}

function strictUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Two-byte units without a mark: no byte pattern is sure, so the decoded sample has to read like text. */
function unmarkedUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null
  const sample = bytes.subarray(0, 4_096)
  if (!sample.includes(0)) return null
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const text = iconv.decode(sample, encoding)
    if (isReadable(text) && staysInFewRows(text)) return encoding
  }
  return null
}

/** Text of one language stays within a handful of Unicode's rows of 256 characters; mistaken bytes scatter. */
function staysInFewRows(text: string): boolean {
  const rows = new Set<number>()
  for (let i = 0; i < text.length; i++) rows.add(text.charCodeAt(i) >> 8)
  return rows.has(0) && rows.size <= Math.min(6, 1 + text.length / 8)
}

function isReadable(text: string): boolean {
  const odd = text.match(/[^\t\n\v\f\r\P{Cc}]|[\p{Cn}\p{Cs}\ufffd]/gu)?.length ?? 0
  return odd <= text.length * 0.005
}

/** No text has NUL bytes outside UTF-16 and UTF-32, and hardly any has control characters. */
function isBinary(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (sample.includes(0)) return true
  let controls = 0
  for (const byte of sample) {
    const isBlank = byte >= 9 && byte <= 13
    // 0x1a ended DOS files; 0x1b begins printer commands in print-outs of old hosts.
    if ((byte < 32 && !isBlank && byte !== 0x1a && byte !== 0x1b) || byte === 127) controls++
  }
  return controls > sample.length * 0.005
}

/** Leaves out the bytes of a UTF-8 character that the end of the sample may have cut. */
function trimCut(sample: Buffer): Buffer {
  let end = sample.length
  while (end > sample.length - 4 && (sample[end - 1] ?? 0) >= 0x80) end--
  return end > sample.length - 4 ? sample.subarray(0, end & ~1) : sample
}
