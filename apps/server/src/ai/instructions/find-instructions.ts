import { MARKUP, OF_MODELS, ORDERS, type Order } from './phrases.ts'

/** What looks like an order to a language model, cut to what fits in a sentence. */
export interface FoundInstruction {
  snippet: string
}

/** Of a longer text the rest is not looked at; no page that is read has more. */
const MOST_TEXT = 1_000_000
/** Characters between the verb of an order and what it is about. */
const REACH = 90

/**
 * Where a text of a document, its file name or its hidden parts address a language model: an order to set rules aside, to judge, or to reveal
 * something; words that only such texts have; marks of a model's own protocol. The first place, or null. A false alarm costs a
 * note and a plan without a model, so ordinary instructions to carriers must not be one.
 */
export function findInstructions(...texts: readonly string[]): FoundInstruction | null {
  for (const text of texts) {
    const visible = withoutInvisible(text.slice(0, MOST_TEXT))
    for (const mark of MARKUP) {
      const found = mark.exec(visible)
      if (found) return { snippet: around(visible, found.index) }
    }
    const plain = plainWords(visible)
    for (const word of OF_MODELS) {
      const at = plain.indexOf(` ${word} `)
      if (at >= 0) return { snippet: around(plain, at) }
    }
    for (const order of ORDERS) {
      const at = placeOf(order, plain)
      if (at !== null) return { snippet: around(plain, at) }
    }
  }
  return null
}

/** Where a verb has what it is about close behind it or before it. */
function placeOf({ give, about }: Order, plain: string): number | null {
  for (const object of about) {
    for (let at = plain.indexOf(` ${object}`); at >= 0; at = plain.indexOf(` ${object}`, at + 1)) {
      const from = Math.max(0, at - REACH)
      const near = plain.slice(from, at + object.length + REACH)
      if (give.some((verb) => near.includes(` ${verb}`))) return at
    }
  }
  return null
}

const withoutInvisible = (text: string) => joinSpaced(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/** Words whose letters stand apart by one space each ('i g n o r e') become words. */
const joinSpaced = (text: string) =>
  text.replace(/(?<!\S)\p{L}(?: \p{L}){4,60}(?!\S)/gu, (word) => word.replaceAll(' ', ''))

/** Cyrillic and Greek letters that look like Latin ones, among Latin letters of the same word. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ν: 'v',
}
const asLatin = (text: string) =>
  text.replace(/\p{L}+/gu, (word) =>
    /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => LOOK_ALIKE[letter] ?? letter) : word,
  )

/** Small letters without accents, words apart by one space, sentences by nothing. */
function plainWords(text: string): string {
  const bare = asLatin(text.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
  return ` ${bare.trim()} `
}

const around = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 20), at + 100)
    .replace(/\s+/g, ' ')
    .trim()
