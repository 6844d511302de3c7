/** What the sentence is about, in the plural. */
const PLURAL_HEAD = /(?:^|\s)(?:names|marks|labels|instructions|codes|countries|\w+ and \w+)(?: concerned)?$/

/**
 * 'Date of taking over is missing.', 'Marks and numbers of the packages (no. 2) are missing.': the one sentence of every rule that
 * misses something. `what` in words without an article; `place` distinguishes several of a kind.
 */
export function missingText(what: string, place = ''): string {
  const head = what.split(/ (?:of|on|that|for|who)\b| \(/)[0] ?? what
  const verb = PLURAL_HEAD.test(head) ? 'are' : 'is'
  return `${sentenceCase(what)}${place} ${verb} missing.`
}

/** Begins a sentence with the phrase of an element: 'Country of the consignee'. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
