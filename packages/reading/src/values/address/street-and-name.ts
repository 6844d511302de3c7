import type { Span } from '../../layout/span.ts'
import { alternatives } from '../../words/alternatives.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import { streetsOverseas } from '../../words/terms/streets-overseas.ts'
import { datesIn } from '../dates.ts'
import { isOfClock } from './clock-times.ts'
import { legalForm } from './names/legal-forms.ts'

/** Words as `bareWords` leaves them, as alternatives: 'p o box' is 'P.O. Box' too. */
export const oneOf = (words: readonly string[]): string => alternatives(words, '[ .-]*')

export const wordsOf = (pick: (l: (typeof lexicons)[number]) => readonly string[]): string[] =>
  lexicons.flatMap(pick).map(bareWords).filter(Boolean)

const further = streetsOverseas.map(bareWords)
const streetStart = new RegExp(`^(?:${oneOf([...wordsOf((l) => l.streetWords), ...further])}) `)
/** 'Gerberstraße', 'Storgatan': in these languages the word for the street grows onto its name; 'Segovia' is no 'via'. */
const joining = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])
const endings = (join: boolean) =>
  oneOf(
    [
      ...lexicons
        .filter(({ language }) => joining.has(language) === join)
        .flatMap((l) => l.streetEndings ?? l.streetWords)
        .map(bareWords),
      ...(join ? [] : further),
    ].filter((word) => word.length > 2),
  )
const streetInside = new RegExp(`(?:(?:${endings(true)})|(?:^| )(?:${endings(false)}))(?: |$)`)

/** A part of the premises: it goes with the street, or stands behind the town. */
const premises = new RegExp(
  String.raw`^(?:${phrase('gateOrHall')})(?:[\s/.-]+\p{L}+)?[\s/.]*(?:n[ro°]?\.?\s*)?\p{L}?\d*\p{L}?$`,
  'iu',
)

/** 'Camí de la Mar, s/n', 'č.p. 114', 'bez broja': what stands for a house's number where the street has none. */
const withoutNumber =
  /\p{L}{2}.*[\s,](?:s\s?[/.]\s?n\.?º?|sn|s\.n\.c?\.?|b\.?b\.?|bez č\.?|б\.?н\.?)$|^č\.?\s?p\.?\s?\d/iu

/** 'C/ SIERRA MARIOLA 4', 'Via Roma': the word for a street stands first. */
export const startsAsStreet = (text: string): boolean => streetStart.test(bareWords(text))

/** 'Loc. Pratarini snc', 'senza numero civico': the letters of a company where a street begins the line. */
const isUnnumbered = (text: string) => /\ss\.?n\.?c\.?$/iu.test(text) && startsAsStreet(text)

export const looksLikeStreet = (text: string): boolean => {
  if (isUnnumbered(text)) return true
  // 'Phase II' is no legal form.
  if ((legalForm.test(text) && !/\sII$/.test(text)) || datesIn(text).length > 0 || isOfClock(text))
    return false
  if (withoutNumber.test(text)) return true
  // 'LA TOUR-DU-PIN (38)' is a town in its department.
  if (/\d/.test(text.replace(/\s\(\d{2,3}\)$/, ''))) return /\p{L}{2}/u.test(text)
  return hasStreetWord(text)
}

/** Words of one or two letters count only between a name and its number: 'Gubacsi út 47/B', 'Plungės g. 24', 'Metsa tn 5'. */
const shortWord = /\p{L}\s(?:út|u\.?|g\.|pr\.|pl\.|tn\.?|mnt\.?|sk\.|cd\.)\s(?:No:?\s?)?\d/iu

const companySignPattern = new RegExp(String.raw`\b(${phrase('companySign')})`)

export function hasStreetWord(text: string): boolean {
  const key = bareWords(text)
  return (
    streetStart.test(key) || shortWord.test(text) || (streetInside.test(key) && !companySignPattern.test(key))
  )
}

/**
 * '1185 W 8TH AVENUE SUITE 210', '1420, rue Saint-Paul': where the number goes before its street it looks like a postcode
 * before its town.
 */
export const isNumberedStreet = (text: string): boolean => numberedStreet.test(text)

const behindName = phrase('streetBehind')
const numberedStreet = new RegExp(
  String.raw`^\d{1,5}\p{L}?(?:,?\s(?:bis\s)?(?:${phrase('streetAhead')})\s|\s(?:\S+\s){0,6}?(?:(?:${behindName})(?![\p{L}-])|st\.?(?:$|,|\s(?:[NSEW]|${phrase('suiteBehind')})\b)))`,
  'iu',
)

export const isPremises = (text: string): boolean => premises.test(text)

const gatePattern = new RegExp(String.raw`^(?:${phrase('gate')})\b`, 'iu')

/** Where a lorry goes within the premises: no part of the address, as a unit or a floor is. */
export const isAccess = (text: string): boolean => premises.test(text) && gatePattern.test(text)

/** Whom or which part of the firm the line names, between its name and its street. */
const department = new RegExp(
  String.raw`^(?:${phrase('careOf')})|(?:^|[\s,-])(?:${phrase('department')})(?:$|[\s,.-])`,
  'iu',
)

export const isDepartment = (text: string): boolean => department.test(text)

/** How surely a line is the street: a word for streets, a name with its number, a part of the premises, any number. */
function strengthOf(text: string): number {
  if (goesOn.test(text)) return 0.4
  if (premises.test(text)) return 1
  if (hasStreetWord(text)) return 3
  if (withoutNumber.test(text) || isUnnumbered(text)) return 2
  if (/^\p{L}[\p{L} .,'’/-]*\s\d{1,4}(?:\s?[-–/+]\s?\d{1,4})?\s?\p{L}?[,.]?$/u.test(text)) return 2
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
export const goesOn = new RegExp(String.raw`^(?:km|${phrase('unitInBuilding')})\b\.?.*\d`, 'iu')

/** 'Orchard House', 'Parc d'activités de Clésud': what stands there, between the name and a street that has its word. */
const namesPremises = new RegExp(
  String.raw`\p{L}\s(?:${phrase('estate')})$|^(?:${phrase('industrialZone')})\s\p{L}`,
  'iu',
)

/** Above a street with its word such a line is no part of the name. */
export const standsAboveStreet = (line: Span, street: Span | undefined): boolean =>
  namesPremises.test(line.text) &&
  !legalForm.test(line.text) &&
  street !== undefined &&
  hasStreetWord(street.text) &&
  !namesPremises.test(street.text)

/** A street without a number needs it; 'Z.I. de la Plaine' above '14, rue Denis Papin' says no more. */
const isWithStreet = (line: Span, street: Span | undefined) =>
  standsAboveStreet(line, street) && !/\d/.test(street?.text ?? '')

/** The lines of the street: with the part of the premises before it, 'Unit 4' and 'Tideswell Way', and what goes on behind it. */
export function streetLines(lines: readonly Span[], at: number, first: number, town: number): Span[] {
  const before = at - 1 >= Math.max(1, first) ? lines[at - 1] : undefined
  const behind = at + 1 === town ? undefined : lines[at + 1]
  return [
    ...(before &&
    ((/\d/.test(before.text) && premises.test(before.text) && !isAccess(before.text)) ||
      isWithStreet(before, lines[at]))
      ? [before]
      : []),
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
