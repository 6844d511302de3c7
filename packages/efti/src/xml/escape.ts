/** Characters that XML 1.0 can carry; most controls, lone surrogates, U+FFFE and U+FFFF it cannot, in any form. */
function isCarried(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

const NAMES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
])

/** For the text of an element. */
export function escapeText(text: string): string {
  return carried(text).replace(/[&<>\r]/g, (character) => NAMES.get(character) ?? character)
}

/** For the value of an attribute in double quotes; white space survives the reader's normalisation. */
export function escapeAttribute(text: string): string {
  return carried(text).replace(/[&<>"\t\n\r]/g, (character) => NAMES.get(character) ?? character)
}

/** What XML cannot carry becomes the replacement character, so that its loss shows. */
export function carried(text: string): string {
  // Almost every text is free of them: one look, no copy.
  return /[^\t\n\r\u0020-\uD7FF]/.test(text)
    ? Array.from(text, (character) => (isCarried(character) ? character : '\uFFFD')).join('')
    : text
}
