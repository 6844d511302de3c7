import type { Word } from '../../layout/pages.ts'

/** Characters that no text of the Union has: private use, replacement and control characters, boxes, symbols. */
const FOREIGN = /[\p{Co}\p{Cn}\p{Cc}\ufffd\u25a0-\u25ff]/gu
/** UTF-8 read as windows-1252: 'fÃ¼r', 'â€“'. */
const MOJIBAKE = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/gu
/** A capital or a symbol inside of a word: what a bad recognition layer leaves. */
const BROKEN_WORD = /\p{Ll}\p{Lu}\p{Ll}|\p{L}[^\p{L}\d\s'’.,/&@()-]\p{L}|^[^\p{L}\d]+\p{L}+[^\p{L}\d]+\p{L}/u
/**
 * A figure between small letters, a sign of arithmetic within a word: what is left where a program that copied the file lost which
 * letter its glyphs are ('Kap2kule', 'D@4FGD4'). Of 217 documents copied by Ghostscript five were full of them; of the same as printed none had more than 3 %.
 */
const MISCODED_WORD = /\p{Ll}\d\p{Ll}|[\p{L}\d][$%;<=>?!"#*`][\p{L}\d]|[<=>?;]\p{L}|^[^@.]*\p{L}@[^@.]*$/u
const VOWEL = /[aeiouyäöüåæøœáàâãéèêëíìîïóòôõúùûýąęůěőűăšаеиоуъюяαεηιουω]/giu

const FOREIGN_SHARE = 0.04
const MOJIBAKE_SHARE = 0.01
const BROKEN_SHARE = 0.25
const MISCODED_SHARE = 0.06
const FEWEST_MISCODED = 6
/** Of the letters of a text in any language of the Union 33 to 52 in a hundred are vowels. */
const FEWEST_VOWELS = 0.2
const MOST_VOWELS = 0.7
/** Shorter texts have any share of anything. */
const FEWEST_LETTERS = 60

export type LayerVerdict = 'good' | 'none' | 'garbage'

/** Whether the words of a page's text layer are words. A layer can be there and be meaningless: then the page is read as a picture. */
export function judgeTextLayer(words: readonly Word[]): LayerVerdict {
  if (words.length === 0) return 'none'
  const text = words.map((word) => word.text).join(' ')
  if (share(text, FOREIGN, text.length) > FOREIGN_SHARE) return 'garbage'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < FEWEST_LETTERS) return 'good'
  if (share(text, MOJIBAKE, letters) > MOJIBAKE_SHARE) return 'garbage'
  if (!soundsLikeWords(text)) return 'garbage'
  const long = words.filter((word) => /\p{L}{2}/u.test(word.text))
  const countOf = (sign: RegExp) => long.filter((word) => sign.test(word.text)).length
  if (countOf(BROKEN_WORD) > BROKEN_SHARE * long.length) return 'garbage'
  const miscoded = countOf(MISCODED_WORD)
  return miscoded >= FEWEST_MISCODED && miscoded > MISCODED_SHARE * long.length ? 'garbage' : 'good'
}

/** Judged by what looks like words: codes and units have any letters. */
function soundsLikeWords(text: string): boolean {
  const looks = (text.match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu) ?? []).join('')
  if (looks.length < FEWEST_LETTERS) return true
  const vowels = share(looks, VOWEL, looks.length)
  return vowels >= FEWEST_VOWELS && vowels <= MOST_VOWELS
}

function share(text: string, sign: RegExp, of: number): number {
  return (text.match(sign)?.length ?? 0) / Math.max(1, of)
}
