const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu
/** With a country code or a trunk zero, as telephone numbers are written; masses, dates and document numbers are not. */
const PHONE = /(?<![\p{L}\d])(?:\+|00)\d{1,3}[\s()/.-]*(?:\d[\s()/.-]*){5,12}\d(?!\d)/gu
const LABELLED_PHONE = /(?<=\b(?:tel|fax|phone|mobil|mobile)[.:\s]{1,3})\(?0\d[\d\s()/.-]{5,16}\d/giu

export interface Redacted {
  text: string
  /** Puts the names back in what was answered. */
  restore(answer: string): string
}

/**
 * Takes out `names` (of parties and people, as the document prints them), email addresses and telephone numbers. The same name is
 * the same placeholder everywhere, so that an answer can speak of it.
 */
export function redact(text: string, names: readonly string[]): Redacted {
  const placeholders = new Map<string, string>()
  const hide = (kind: string, original: string) => {
    const known = placeholders.get(original)
    if (known) return known
    const placeholder = `[${kind} ${[...placeholders.values()].filter((one) => one.startsWith(`[${kind} `)).length + 1}]`
    placeholders.set(original, placeholder)
    return placeholder
  }
  let redacted = text
  // The longest first: 'Muster GmbH & Co. KG' is not 'Muster GmbH' with a rest.
  for (const name of [...new Set(names)]
    .filter((one) => one.trim().length > 2)
    .sort((a, b) => b.length - a.length)) {
    redacted = redacted.replace(spaced(name), (found) => hide('name', found))
  }
  for (const pattern of [EMAIL, PHONE, LABELLED_PHONE]) {
    redacted = redacted.replace(pattern, (found) => hide('contact', found))
  }
  return {
    text: redacted,
    restore(answer) {
      let restored = answer
      for (const [original, placeholder] of placeholders)
        restored = restored.replaceAll(placeholder, () => original)
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
