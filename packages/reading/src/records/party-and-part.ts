import type { Concept } from '../fields/concepts.ts'
import type { Part } from '../fields/parts.ts'
import { bare, bareWords } from '../words/compare.ts'
import { lexicons, matchLabel } from '../words/index.ts'
import { phraseList } from '../words/phrases/index.ts'
import { byName } from './by-name.ts'
import { besideKrajAsTown, genitives, joiners } from './genitives.ts'

export interface PartyAndPart {
  concept: Concept
  part: Part | 'date'
}

/** Concepts that have parts. */
const roles = new Set<Concept>([
  'consignor',
  'consignee',
  'carrier',
  'placeOfDelivery',
  'takingOver',
  'placeOfTakingOver',
  'successiveCarrier',
])

// 'CP' is a box of the post on Italian paper and the postcode in a key.
const partNames = byName<Part>(
  [...lexicons.map((l) => l.parts), ...lexicons.map(({ keys }) => keys?.parts ?? {})],
  bare,
)
const roleNames = byName<Concept>(
  [
    genitives,
    ...lexicons.map(({ keys }) => keys?.roles ?? {}),
    ...lexicons.map(({ stages }) => ({ placeOfDelivery: stages.delivery, takingOver: stages.takingOver })),
  ],
  bareWords,
)
const dateWords = new Set(phraseList('dateKey'))
/** Where goods were made is nothing of their carriage. */
const origins = new Set(phraseList('origin'))
/** Shorter ones begin other words too. */
const shortestRole = 5
const shortestPart = 3

/** Longest beginning that is a party or stage, and a rest that is one of its parts: 'sender address city'. */
export function partyThenPart(path: readonly string[]): PartyAndPart | undefined {
  const words = bareWords(path.join(' ')).split(' ')
  for (let start = 0; start < Math.min(3, words.length - 1); start++) {
    for (let cut = words.length - 1; cut > start; cut--) {
      const concept = roleOf(words.slice(start, cut).join(' '))
      if (!concept) continue
      const rest = words
        .slice(cut)
        .filter((word) => (word !== 'location' && word !== 'adresse') || words.length - cut === 1)
      const part = partOf(rest)
      if (part) return { concept, part }
    }
  }
  return undefined
}

/** 'Ville de l'expéditeur', 'Kod pocztowy nadawcy', 'Name Absender'; and in one word 'Absenderort'. */
export function partThenParty(path: readonly string[]): PartyAndPart | undefined {
  const words = bareWords(path.join(' ')).split(' ')
  if (words.length === 1) return inOneWord(words[0] as string)
  for (let cut = words.length - 1; cut > 0; cut--) {
    const part = wholePart(withoutJoiners(words.slice(0, cut), 'end'))
    const owner = withoutJoiners(words.slice(cut), 'start').join(' ')
    const concept = part && roleOf(owner)
    if (!concept || (part === 'country' && origins.has(owner))) continue
    return { concept, part: words[0] === 'kraj' && besideKrajAsTown.has(owner) ? 'city' : part }
  }
  return undefined
}

function inOneWord(word: string): PartyAndPart | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestRole; cut--) {
    const part = partNames.get(word.slice(cut))
    const concept = part && roleOf(word.slice(0, cut))
    if (concept) return { concept, part }
  }
  return undefined
}

function withoutJoiners(words: readonly string[], side: 'start' | 'end'): string[] {
  const left = [...words]
  while (left.length > 1 && joiners.has((side === 'end' ? left.at(-1) : left[0]) as string)) {
    if (side === 'end') left.pop()
    else left.shift()
  }
  return left
}

function roleOf(words: string): Concept | undefined {
  const role = roleNames.get(words)
  if (role) return role
  const match = matchLabel(bare(words), false)
  return match && roles.has(match.concept) ? match.concept : undefined
}

/** 'address city' is the city; 'name 1' the name. */
function partOf(words: readonly string[]): Part | 'date' | undefined {
  for (let from = 0; from < words.length; from++) {
    const part = wholePart(words.slice(from))
    if (part && (part !== 'date' || from === 0)) return part
  }
  return undefined
}

const wholePart = (words: readonly string[]): Part | 'date' | undefined =>
  dateWords.has(words.join(' ')) ? 'date' : partNames.get(words.join('').replace(/^(.+?)1$/, '$1'))
