const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,200}\.\p{L}{2,}/gu
/** With a country code or a trunk zero, as telephone numbers are written; masses, dates and document numbers are not. */
const PHONE = /(?<![\p{L}\d])(?:\+|00)\d{1,3}[\s()/.-]{0,4}(?:\d[\s()/.-]{0,4}){5,12}\d(?!\d)/gu
const LABELLED_PHONE = /(?<=\b(?:tel|fax|phone|mobil|mobile)[.:\s]{1,3})\(?0\d[\d\s()/.-]{5,16}\d/giu

/** Names of parties and people and their telephone numbers, by path. */
export const isOfPeople = (path: string): boolean =>
  /(^|\/)(name|personName|departmentName|familyName|givenName|completeNumber)(\[\d+\])?$/.test(path)

/** Texts of one question share their placeholders: the same name is the same one everywhere, so that an answer can speak of it. */
export interface Redactor {
  hide(text: string): string
  /** The lines of a page, of which a name may take several; as many as were given. */
  hideLines(lines: readonly string[]): string[]
  /** Puts back in an answer what was taken out. */
  restore(answer: string): string
}

/** Takes out nothing. */
export const AS_IT_IS: Redactor = {
  hide: (text) => text,
  hideLines: (lines) => [...lines],
  restore: (answer) => answer,
}

/** Takes out `words` (names of parties and people, their numbers, as the document prints them), email addresses and telephone numbers. */
export function makeRedactor(words: readonly string[]): Redactor {
  const placeholders = new Map<string, string>()
  const counts = { name: 0, contact: 0 }
  const hidden = (kind: 'name' | 'contact', original: string) => {
    const known = placeholders.get(original)
    if (known) return known
    counts[kind] += 1
    const placeholder = `[${kind} ${counts[kind]}]`
    placeholders.set(original, placeholder)
    return placeholder
  }
  // The longest first: 'Muster GmbH & Co. KG' is not 'Muster GmbH' with a rest.
  const names = [...new Set(words)]
    .filter((one) => one.trim().length > 2)
    .sort((left, right) => right.length - left.length)
    .map(spaced)
  const hide = (text: string, replaced = hidden) => {
    let shown = text
    for (const name of names) shown = shown.replace(name, (found) => replaced('name', found))
    for (const contact of [EMAIL, PHONE, LABELLED_PHONE]) {
      shown = shown.replace(contact, (found) => replaced('contact', found))
    }
    return shown
  }
  return {
    hide: (text) => hide(text),
    hideLines(lines) {
      const kept = lines.map((line) => line.replace(/\s/g, ' '))
      // What goes over the end of a line is put back as one text, and leaves the ends of lines where they are.
      const shown = hide(
        kept.join('\n'),
        (kind, found) =>
          hidden(kind, found.replaceAll('\n', ' ')) + '\n'.repeat(found.split('\n').length - 1),
      )
      return shown.split('\n')
    },
    restore(answer) {
      let restored = answer
      for (const [original, placeholder] of placeholders) {
        restored = restored.replaceAll(placeholder, () => original)
      }
      return restored
    },
  }
}

/** However it is broken over lines, in capitals or not. */
function spaced(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
  return new RegExp(words.join('\\s+'), 'giu')
}
