import type { OcrWord } from './ocr-engine.ts'

/** Shares of the type size in the usual faces: from the baseline up to small and tall letters, and down. */
const SMALL = 0.53
const TALL = 0.73
export const BELOW = 0.21

/**
 * Mean width of a letter in type sizes, in narrow faces and narrow words. Two lines of very small type that the engine took
 * for one have boxes of twice the height; what is that narrow for its height is set smaller.
 */
const NARROWEST = 0.34
/** Letters half as wide as others: 'il' is no small type. */
const SLIM = /[ijlftrI1.,:;'’!|()[\]]/g

/** Words of one line within this factor of each other are set in one size. */
const SAME_SIZE = 1.3

const HAS_TALL = /[\p{Lu}\d\p{M}bdfhijklt\u00df-\u017f/()[\]&%]/u
export const HAS_BELOW = /[gjpqyQç,;()[\]/]/
export const HAS_LETTER = /[\p{L}\d]/u

/** A box is as high as its letters: 'acme' and 'Agfa' in one type differ by half. Gives each word its type's size. */
export function typeSizes(line: OcrWord[]): OcrWord[] {
  const known = line.filter(({ text }) => HAS_LETTER.test(text)).map(sizeByLetters)
  const common = known.sort((a, b) => a - b)[known.length >> 1]
  return line.map((word) => {
    const own = HAS_LETTER.test(word.text) ? sizeByLetters(word) : (common ?? word.box[3] - word.box[1])
    const isCommon = common !== undefined && own < common * SAME_SIZE && common < own * SAME_SIZE
    return { ...word, size: isCommon ? common : own }
  })
}

/** Of a word with letters, by its box and what letters it has. */
export function sizeByLetters({ text, box }: Pick<OcrWord, 'text' | 'box'>): number {
  const wide = text.length - (text.match(SLIM)?.length ?? 0) / 2
  return Math.min((box[3] - box[1]) / heightOf(text), (box[2] - box[0]) / wide / NARROWEST)
}

/** How high a word's letters are, in type sizes. */
export function heightOf(text: string): number {
  return (HAS_TALL.test(text) ? TALL : SMALL) + (HAS_BELOW.test(text) ? BELOW : 0)
}
