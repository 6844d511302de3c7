import { analyse } from 'chardet'
import iconv from 'iconv-lite'

const SAMPLE_BYTES = 65_536
const EAST_ASIAN = new Set(['Shift_JIS', 'Big5', 'EUC-JP', 'EUC-KR', 'GB18030'])
/** On a few accented letters chardet proposes East Asian encodings; it has to be sure of them. */
const EAST_ASIAN_SURE = 80
/** Tried after chardet's own proposals: it knows no DOS code pages, and errs on the single lines of a form. */
const EUROPEAN = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1257', 'cp850', 'cp852']

/** The likeliest encoding of text that is neither Unicode nor plain ASCII. */
export function guessEncoding(bytes: Buffer): string {
  const sample = accentedLines(bytes)
  const proposed = analyse(sample).filter(
    ({ name, confidence }) =>
      !/^(UTF|ISO[-_]2022|ASCII)/.test(name) && (!EAST_ASIAN.has(name) || confidence >= EAST_ASIAN_SURE),
  )
  const best = proposed.slice(0, 2).map(({ name }) => name)
  const candidates = [...best, ...EUROPEAN].filter((name) => iconv.encodingExists(name)).map(westernAsWindows)
  const scored = candidates.map((name) => ({ name, oddities: countOddities(iconv.decode(sample, name)) }))
  return scored.reduce((least, one) => (one.oddities < least.oddities ? one : least)).name
}

/** Browsers read ISO-8859-1 as windows-1252, which adds the euro sign and typographic quotes; so do we. */
export function westernAsWindows(encoding: string): string {
  const name = encoding.toLowerCase()
  return /^(iso[-_]?8859-1|latin-?1|us-ascii|ascii)$/.test(name) ? 'windows-1252' : name
}

/** What a wrong encoding makes of words: signs between letters ('Spó³ka', 'f„r'), capitals inside ('dŸ', 'MÚl'). */
const ODDITIES =
  /\p{L}(?![’‘´·-])[^\p{L}\p{M}\p{N}\s\x21-\x7e](?=\p{L})|[¯£¿¹¼¾¨¸÷×¦¤](?=\p{L})|\p{Ll}(?![A-Z])\p{Lu}|[\x80-\x9f\ufffd─-▟]/gu

function countOddities(text: string): number {
  return text.match(ODDITIES)?.length ?? 0
}

/** The lines that contain more than ASCII: they alone distinguish encodings, and may come late in a long file. */
function accentedLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = []
  let total = 0
  let start = 0
  let accented = false
  for (let i = 0; i <= bytes.length && total < SAMPLE_BYTES; i++) {
    const byte = bytes[i] ?? 10
    if (byte >= 0x80) accented = true
    if (byte !== 10 && i - start < 1_000) continue
    if (accented) {
      lines.push(bytes.subarray(start, i + 1))
      total += i + 1 - start
    }
    start = i + 1
    accented = false
  }
  return Buffer.concat(lines)
}
