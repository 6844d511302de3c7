import { bare, bareWords } from '../compare.ts'
import { totalWords } from '../index.ts'
import { phraseList } from '../phrases/index.ts'

const known = new Set(phraseList('wholeWord').map(bareWords))
/** 'Gesamtbruttogewicht', 'kokonaispaino', 'totalvikt', 'összsúly' */
const compound = /(?<!\p{L})(?:gesamt|total|kokonais|összs?|kogu|samlet)\p{L}{4,}/iu

/** The sentence speaks of the whole consignment, not of one of its lines. */
export function saysWhole(text: string): boolean {
  const found = bareWords(text).split(' ')
  return (
    compound.test(text) ||
    found.some(
      (word, at) => known.has(word) || known.has(`${word} ${found[at + 1]}`) || totalWords.has(bare(word)),
    )
  )
}
