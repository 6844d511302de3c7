import type { Span } from '../geometry/span.ts'
import { alternatives } from '../lexicon/alternatives.ts'
import { bareWords } from '../lexicon/compare.ts'
import { lexicons } from '../lexicon/index.ts'
import { datesIn } from './dates.ts'
import { legalForm } from './legal-forms.ts'

/** Words as `bareWords` leaves them, as alternatives: 'p o box' is 'P.O. Box' too. */
export const oneOf = (words: readonly string[]): string => alternatives(words, '[ .-]*')

export const wordsOf = (pick: (l: (typeof lexicons)[number]) => readonly string[]): string[] =>
  lexicons.flatMap(pick).map(bareWords).filter(Boolean)

const streetStart = new RegExp(`^(?:${oneOf(wordsOf((l) => l.streetWords))}) `)
const streetInside = new RegExp(
  `(?:${oneOf(wordsOf((l) => l.streetEndings ?? l.streetWords).filter((w) => w.length > 2))})(?: |$)`,
)

/** A part of the premises: it goes with the street, or stands behind the town. */
const premises =
  /^(?:halle|hall|tor|gate|rampe|ramp|dock|bay|geb[äa]ude|geb|building|bldg|b[âa]timent|b[âa]t|unit|suite|floor|etage|[ée]tage|werk|lager|warehouse|entrep[ôo]t|magazzino|almac[ée]n|nave|hala|brama|porte|porta|puerta|poort|portti|port|budynek|building|capannone|hangar)(?:[\s/.-]+\p{L}+)?[\s/.]*(?:n[ro°]?\.?\s*)?\p{L}?\d*\p{L}?$/iu

const looksLikeStreet = (text: string): boolean => {
  if (legalForm.test(text) || datesIn(text).length > 0) return false
  if (/\d/.test(text)) return /\p{L}{2}/u.test(text)
  return hasStreetWord(text)
}

export function hasStreetWord(text: string): boolean {
  const key = bareWords(text)
  return (
    streetStart.test(key) || (streetInside.test(key) && !/\b(transport|logisti|spedition|gmbh)/.test(key))
  )
}

/** How surely a line is the street: a word for streets, a name with its number, a part of the premises, any number. */
function strengthOf(text: string): number {
  if (goesOn.test(text)) return 0.4
  if (premises.test(text)) return 1
  if (hasStreetWord(text)) return 3
  if (/^\p{L}[\p{L} .,'’/-]*\s\d{1,4}(?:\s?[-–/+]\s?\d{1,4})?\s?\p{L}?,?$/u.test(text)) return 2
  return /^\d{1,4}\s?\p{L}?,?\s\p{L}/u.test(text) ? 2 : 0.5
}

/** Which of the lines is the street: the surest, of equals the last before the town; -1 where none is. */
export function findStreet(lines: readonly Span[], first: number, town: number): number {
  let best = { at: -1, strength: 0 }
  lines.forEach((line, at) => {
    if (at < first || !looksLikeStreet(line.text)) return
    const strength = strengthOf(line.text)
    const behind = town >= 0 && at >= town
    if (behind && (strength < 2 || best.strength >= 1)) return
    if (strength > best.strength || (strength === best.strength && !behind)) best = { at, strength }
  })
  return best.at
}

/** 'Estrada Nacional 10, km 107', 'Calle Mayor 4, piso 2'. */
export const goesOn =
  /^(?:km|kilom|pk|piso|planta|apt|ap|local|parcela|parc|nave|lok|hala|bus|bte|bo[îi]te|lote|lot|lotto|sector|edif(?:icio)?|pav(?:ilh[ãa]o)?|cap(?:annone)?|esc|puerta|oficina|of|loja|fra[cç]|fração|interno|int|scala|bloco|bloque|kaai|quai|kai)\b\.?.*\d/iu

/** The lines of the street: with the part of the premises before it, 'Unit 4' and 'Tideswell Way', and what goes on behind it. */
export function streetLines(lines: readonly Span[], at: number, first: number): Span[] {
  const before = at - 1 >= Math.max(1, first) ? lines[at - 1] : undefined
  const behind = lines[at + 1]
  return [
    ...(before && /\d/.test(before.text) && premises.test(before.text) ? [before] : []),
    ...lines.slice(at, at + 1),
    ...(behind && goesOn.test(behind.text) ? [behind] : []),
  ]
}

/** A name may run over several lines; behind a legal form a new line is something else, such as a department. */
export function nameLines(lines: readonly Span[], streetMayFollow: boolean): Span[] {
  const name: Span[] = []
  for (const line of lines) {
    const complete = name.some((n) => legalForm.test(n.text))
    if (complete && !/^(?:&|und |and |et |u\. )/i.test(line.text) && !/^(gmbh|co\.?|kg)\b/i.test(line.text))
      break
    if (name.length >= 3) break
    if (
      name.length > 0 &&
      streetMayFollow &&
      line === lines.at(-1) &&
      lines.length > 1 &&
      !legalForm.test(line.text) &&
      !/[&-]$/.test(name.at(-1)?.text ?? '')
    )
      break
    name.push(line)
  }
  return name
}
