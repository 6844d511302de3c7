import { LRUCache } from 'lru-cache'
import { editDistance, wrongLettersAllowed } from './compare.ts'

/** A shorter label is another word when a letter of it is wrong. */
const FEWEST_LETTERS = 8
/** Letters at either end that stay right: at one of them a label is looked for. */
const END = 3

export interface Near<Entry> {
  entry: Entry
  /** Letters that differ. */
  wrong: number
}

interface Spelt<Entry> {
  entry: Entry
  letters: number
  digits: string
}

/** Labels by their spelling, to be found with one wrong letter in eight: those that begin alike before those that end alike. */
export function nearLabels<Entry extends { key: string }>() {
  const byEnd = new Map<string, Spelt<Entry>[]>()
  // Each kind of paper asks for the same words again.
  const answers = new LRUCache<string, readonly Near<Entry>[]>({ max: 20_000 })
  return {
    add(entry: Entry) {
      if (entry.key.length < FEWEST_LETTERS) return
      const spelt = { entry, letters: lettersOf(entry.key), digits: digitsOf(entry.key) }
      for (const end of endsOf(entry.key)) {
        const bucket = byEnd.get(end)
        if (bucket) bucket.push(spelt)
        else byEnd.set(end, [spelt])
      }
    },
    find(key: string): readonly Near<Entry>[] {
      const known = answers.get(key)
      if (known) return known
      const found = wrongLettersAllowed(key.length) === 0 ? [] : spelledLike(key, byEnd)
      answers.set(key, found)
      return found
    },
  }
}

function spelledLike<Entry extends { key: string }>(
  key: string,
  byEnd: ReadonlyMap<string, readonly Spelt<Entry>[]>,
): Near<Entry>[] {
  const allowed = wrongLettersAllowed(key.length)
  const letters = lettersOf(key)
  const digits = digitsOf(key)
  const found: Near<Entry>[] = []
  for (const end of endsOf(key)) {
    for (const spelt of byEnd.get(end) ?? []) {
      // A wrong letter takes one from the alphabet of a word and brings another.
      if (bitsOf(spelt.letters ^ letters) > 2 * allowed || spelt.digits !== digits) continue
      const wrong = editDistance(key, spelt.entry.key, allowed)
      if (wrong <= allowed) found.push({ entry: spelt.entry, wrong })
    }
  }
  return found
}

const endsOf = (key: string) => new Set([`<${key.slice(0, END)}`, `>${key.slice(-END)}`])

/** A number is never a misspelt letter: 'Marks and Nos 7' is a label and the number of the next box. */
const digitsOf = (key: string) => (/\d/.test(key) ? key.replace(/\D/g, '') : '')

/** Which letters occur, in 32 bits that letters of other scripts share. */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

function bitsOf(word: number): number {
  let bits = 0
  for (let left = word; left !== 0; left &= left - 1) bits++
  return bits
}
