import type { Concept } from '../fields/concepts.ts'
import type { Part } from '../fields/parts.ts'
import { bare } from '../words/compare.ts'
import { lexicons, matchLabel } from '../words/index.ts'
import { phrase, phraseList } from '../words/phrases/index.ts'
import { byName } from './by-name.ts'
import { partThenParty, partyThenPart } from './party-and-part.ts'

export interface MatchedKey {
  concept: Concept
  /** The piece of a party or place that the key names: 'sender_city'. */
  part?: Part | 'date'
}

const labelNames = byName<Concept>(
  lexicons.map(({ keys }) => keys?.labels ?? {}),
  bare,
)
const units = new RegExp(`(?: (?:kgs?|lbs?|t|m3|cbm|eur|${phrase('unitNamed')}))+$`)
/** 'Lugar de entrega' is the whole place; 'indirizzo mittente' only the street where the town has its own key. */
const places = new Set<Concept>(['placeOfDelivery', 'takingOver', 'placeOfTakingOver'])
const fillers = new Set(phraseList('wrapperKey'))

/** What a key is about: a whole label, or a party or stage beside one of its parts. */
export function matchKey(steps: readonly string[]): MatchedKey | undefined {
  const useful = steps.filter((step) => !fillers.has(step))
  const path = useful.length > 0 ? useful : [...steps]
  // 'vehicle/trailer/licence plate' is the trailer's.
  const lastTwo = path.slice(-2).join(' ').replace(units, '')
  const last = (path.at(-1) ?? '').replace(units, '')
  const whole = path.join(' ').replace(units, '')
  return (
    partyThenPart(path) ??
    ofParty(path, whole) ??
    ofLabel(whole) ??
    ofKeyLabel(whole) ??
    ofLabel(lastTwo) ??
    ofLabel(last) ??
    ofKeyLabel(last) ??
    ofLabel(steps.join(' '))
  )
}

function ofParty(path: readonly string[], whole: string): MatchedKey | undefined {
  const found = partThenParty(path)
  if (!found || !(places.has(found.concept) || found.part === 'date')) return found
  return labelNamed(whole, false) ? undefined : found
}

const ofLabel = (words: string): MatchedKey | undefined => labelNamed(words, true)

function labelNamed(words: string, tolerant: boolean): MatchedKey | undefined {
  const match = matchLabel(bare(words), tolerant)
  if (!match || match.concept === 'furniture' || match.concept === 'signature') return undefined
  return { concept: match.concept }
}

function ofKeyLabel(words: string): MatchedKey | undefined {
  const concept = labelNames.get(bare(words))
  return concept ? { concept } : undefined
}
