import type { Concept, Part } from '../concepts.ts'
import { bare, bareWords } from '../lexicon/compare.ts'
import { lexicons, matchLabel } from '../lexicon/index.ts'
import { keyLabels, keyParts, keyRoles } from './key-words.ts'

export interface MatchedKey {
  concept: Concept
  /** The piece of a party or place that the key names: 'sender_city'. */
  part?: Part | 'date'
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
const partNames = byName<Part>([...lexicons.map((l) => l.parts), keyParts], bare)
const labelNames = byName<Concept>([keyLabels], bare)
const roleNames = byName<Concept>(
  [
    keyRoles,
    ...lexicons.map(({ stages }) => ({ placeOfDelivery: stages.delivery, takingOver: stages.takingOver })),
  ],
  bareWords,
)
const units = /(?: (?:kgs?|t|tonnes|m3|cbm|eur))+$/
const dateWords = new Set(['date', 'datum', 'tag', 'on', 'am', 'le', 'datetime', 'date time', 'zeit', 'jour'])
const fillers = new Set([
  'party',
  'details',
  'info',
  'data',
  'value',
  'document',
  'shipment',
  'consignment',
  'header',
  'transport',
  'cmr',
  'sendung',
  'daten',
  'partei',
])

/** What a key is about: a whole label, or a party or stage followed by one of its parts. */
export function matchKey(steps: readonly string[]): MatchedKey | undefined {
  const useful = steps.filter((step) => !fillers.has(step))
  const path = useful.length > 0 ? useful : [...steps]
  // 'vehicle/trailer/licence plate' is the trailer's.
  const lastTwo = path.slice(-2).join(' ').replace(units, '')
  const last = (path.at(-1) ?? '').replace(units, '')
  const whole = path.join(' ').replace(units, '')
  return (
    ofParts(path) ??
    ofLabel(whole) ??
    ofKeyLabel(whole) ??
    ofLabel(lastTwo) ??
    ofLabel(last) ??
    ofKeyLabel(last) ??
    ofLabel(steps.join(' '))
  )
}

function ofLabel(words: string): MatchedKey | undefined {
  const match = matchLabel(bare(words), true)
  if (!match || match.concept === 'furniture' || match.concept === 'signature') return undefined
  return { concept: match.concept }
}

function ofKeyLabel(words: string): MatchedKey | undefined {
  const concept = labelNames.get(bare(words))
  return concept ? { concept } : undefined
}

/** Longest beginning that is a role, and a rest that is one of its parts. */
function ofParts(path: readonly string[]): MatchedKey | undefined {
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

function roleOf(words: string): Concept | undefined {
  const role = roleNames.get(words)
  if (role) return role
  const match = matchLabel(bare(words), false)
  return match && roles.has(match.concept) ? match.concept : undefined
}

/** 'address city' is the city; 'name 1' the name. */
function partOf(words: readonly string[]): Part | 'date' | undefined {
  if (dateWords.has(words.join(' '))) return 'date'
  for (let from = 0; from < words.length; from++) {
    const part = partNames.get(
      words
        .slice(from)
        .join('')
        .replace(/^(.+?)1$/, '$1'),
    )
    if (part) return part
  }
  return undefined
}

function byName<Meaning extends string>(
  tables: readonly Partial<Record<Meaning, readonly string[]>>[],
  key: (name: string) => string,
): Map<string, Meaning> {
  const entries = tables.flatMap((table) =>
    Object.entries<readonly string[]>(table as Record<string, readonly string[]>),
  )
  return new Map(entries.flatMap(([meaning, names]) => names.map((name) => [key(name), meaning as Meaning])))
}
