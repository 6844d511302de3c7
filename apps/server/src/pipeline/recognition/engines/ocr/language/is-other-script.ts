/** Capitals and figures within words: 'CTOKaTa', 'Po30Ba'. Latin type that is badly read has them in five words of a hundred. */
const BROKEN = /\p{Ll}\p{Lu}|\p{L}\d\p{Ll}|\p{Ll}\d\p{L}/u
const BROKEN_SHARE = 0.15
const LONG = /\p{L}{3}/u
const FEWEST_WORDS = 12

/** Whether words look like Greek or Cyrillic ones, read with a model that knows Latin letters only. It believes what it reads. */
export function isOtherScript(words: readonly { text: string }[]): boolean {
  const long = words.filter(({ text }) => LONG.test(text))
  const broken = long.filter(({ text }) => BROKEN.test(text))
  return long.length >= FEWEST_WORDS && broken.length > BROKEN_SHARE * long.length
}
