/** Dots of a picture that can show a page's text; a logo has fewer. */
const LARGE = 400_000
const AROUND = 600
/** A file of a thousand pictures shows early enough whether they are large. */
const MOST_LOOKS = 5_000

/**
 * Whether a PDF contains pictures that could be of text. Looked up in the raw bytes: the dictionary of a picture is never
 * compressed (ISO 32000-2, 7.5.7), and this costs milliseconds where drawing the pages would cost seconds.
 */
export function hasLargePictures(pdf: Buffer): boolean {
  let at = pdf.indexOf('/Image')
  for (let looks = 0; at !== -1 && looks < MOST_LOOKS; looks++) {
    const around = pdf.toString('latin1', Math.max(0, at - AROUND), at + AROUND)
    const sides = ['Width', 'Height'].map((side) =>
      largest(around, new RegExp(`/${side}\\s+(\\d+)(\\s+\\d+\\s+R)?`, 'g')),
    )
    if ((sides[0] ?? 0) * (sides[1] ?? 0) >= LARGE) return true
    at = pdf.indexOf('/Image', at + 6)
  }
  return false
}

/** A size that is elsewhere in the file counts as large. */
function largest(text: string, shape: RegExp): number {
  let most = 0
  for (const [, number, reference] of text.matchAll(shape)) {
    most = Math.max(most, reference ? LARGE : Number(number))
  }
  return most
}
