import type { Kind } from '../kinds/kind.ts'
import { datesIn } from '../values/dates.ts'
import { bareWords } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { phraseList } from '../words/phrases/index.ts'

/** Parties that a box can refer to instead of repeating an address. */
const PARTIES = ['consignor', 'consignee', 'carrier'] as const
export type Referred = (typeof PARTIES)[number]

/** 'As', 'same as', 'see' in the languages of the forms. */
const leads = phraseList('sameAsLead')
/** Those that stand behind the party: 'alıcı ile aynı', 'a feladóval azonos'. */
const behind = phraseList('sameAsBehind')
/** Words that say the same and name nobody: the end of the journey that the box is about decides. */
const alone = phraseList('sameAlone')
/** Small words between the lead and the party. */
const small = phraseList('besideSameParty')
/** Before a day and an hour, beside the words of its labels. */
const daily = phraseList('dayAndHour')

const bared = (words: readonly string[]) => words.map(bareWords)
const isAlone = new Set(bared(alone))
const leadWords = new Set(bared(leads).flatMap((lead) => lead.split(' ')))
const behindWords = new Set(bared(behind))
const smallWords = new Set(bared(small))
/** The shortest labels name the party and nothing else. */
const partyByWords = new Map(
  PARTIES.flatMap((party) =>
    lexicons.flatMap(({ labels }) =>
      bared(labels[party] ?? [])
        .filter((words) => words.split(' ').length <= 2 && words.length > 2)
        .map((words) => [words, party] as const),
    ),
  ),
)
const partyWords = new Set([...partyByWords.keys()].flatMap((words) => words.split(' ')))
/** Without 'mittente' of 'data di ritiro dal mittente'. */
const dayWords = new Set(
  [
    ...bared(daily),
    ...lexicons.flatMap(({ labels }) =>
      bared(labels.dateOfTakingOver ?? []).flatMap((label) => label.split(' ')),
    ),
  ].filter((word) => !partyWords.has(word) && !leadWords.has(word)),
)
const MOST_WORDS = 6
/** How a party's word is inflected behind a lead, so much of it being the same: 'odbiorca', 'jak odbiorcy'; 'feladó', 'a feladóval azonos'. */
const FEWEST_LETTERS = 5
const MOST_LOST = 2
const LONGEST_ENDING = 3

/**
 * The party that a box refers to: 'as consignee', 'wie Empfänger, 23.11.2026', 'jak w poz. 2'; null where it says something else.
 * `ofBox`: the party to which 'idem' alone refers there. `boxes`: the numbers that the form gives its boxes.
 */
export function referredParty(text: string, ofBox: Referred, boxes: Kind['boxes']): Referred | null {
  const { rest, hasDay } = withoutDays(text)
  // Forms in two languages say it twice.
  const [first, ...others] = rest
    .split(/\s\/\s/)
    .map((piece) => bareWords(piece).split(' '))
    .map((words) => (hasDay ? words.filter((word) => !dayWords.has(word)) : words))
    .map((words) => partyOf(words, ofBox, boxes))
  return first && others.every((other) => other === first) ? first : null
}

const HOUR = /(?<!\d)\d{1,2}\s?[:hH]\s?\d{2}(?!\d)/g

/** The box of taking over asks for the day too. */
function withoutDays(text: string): { rest: string; hasDay: boolean } {
  const days = datesIn(text)
  if (days.length === 0) return { rest: text, hasDay: false }
  const rest = days.reduce((left, { asWritten }) => left.replace(asWritten, ' '), text)
  return { rest: rest.replace(HOUR, ' '), hasDay: true }
}

function partyOf(words: readonly string[], ofBox: Referred, boxes: Kind['boxes']): Referred | null {
  if (isAlone.has(words.join(' '))) return ofBox
  if (words.length < 2 || words.length > MOST_WORDS) return null
  if (!leadWords.has(words[0] ?? '') && !behindWords.has(words.at(-1) ?? '')) return null
  const rest = words.filter((word) => !leadWords.has(word) && !behindWords.has(word) && !smallWords.has(word))
  const number = rest.length === 1 && /^\d{1,2}$/.test(rest[0] ?? '') ? Number(rest[0]) : null
  if (number !== null) return PARTIES.find((party) => boxes[party]?.includes(number)) ?? null
  return partyNamed(rest.join(' '))
}

function partyNamed(words: string): Referred | null {
  const known = partyByWords.get(words)
  if (known) return known
  const [nearest] = [...partyByWords]
    .map(([label, party]) => ({ label, party, same: lettersInCommon(label, words) }))
    .filter(
      ({ label, same }) =>
        same >= FEWEST_LETTERS && label.length - same <= MOST_LOST && words.length - same <= LONGEST_ENDING,
    )
    .toSorted((one, other) => other.same - one.same)
  return nearest?.party ?? null
}

function lettersInCommon(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
