const INVISIBLE = /[[\p{Cf}\p{Cc}]--[\n]]/gv
const TAG = /<\/?[a-z!?][^<>]*>/gi
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi

/** A model's words as text to show: without markup, web addresses and invisible characters, and no longer than `most`. */
export function plainText(text: string, most: number): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(TAG, '')
    .replace(ADDRESS, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}
