import { allNames, shippingNamesOf } from '../../code-lists/adr-table-a.ts'

/*
 * Names are compared by the words that Table A prints in capitals: the rest explains. 'MOTOR SPIRIT or GASOLINE or PETROL' is right as
 * any of the three; order, punctuation, plurals, brackets and words added do not matter.
 */

type Words = ReadonlySet<string>

const read = new Map<string, readonly Words[]>()
let owners: Map<string, string[]> | null = null

/** Does Table A print a name of the number in capitals? */
export function hasNames(unNumber: string): boolean {
  return alternativesOf(unNumber).length > 0
}

/** Does the text contain a proper shipping name of the number? */
export function fitsName(unNumber: string, text: string): boolean {
  const key = `${unNumber} ${text}`
  const known = compared.get(key)
  if (known !== undefined) return known
  const written = new Set(wordsOf(text))
  const fits = alternativesOf(unNumber).some((name) => [...name].every((word) => written.has(word)))
  if (compared.size >= MOST_REMEMBERED) compared.clear()
  compared.set(key, fits)
  return fits
}

/** Goods lines repeat a few substances, and comparing words is slow. */
const compared = new Map<string, boolean>()
const MOST_REMEMBERED = 200

/** Numbers whose proper shipping name this is, word for word. */
export function numbersByName(text: string): readonly string[] {
  owners ??= indexByName()
  return owners.get(keyOf(wordsOf(withoutBrackets(text)))) ?? []
}

function alternativesOf(unNumber: string): readonly Words[] {
  let known = read.get(unNumber)
  if (!known) {
    known = shippingNamesOf(unNumber)
      .flatMap((name) => withoutBrackets(name).split(/ or /))
      .map((part) => new Set(wordsOf((part.match(/\S+/g) ?? []).filter(isPrintedInCapitals).join(' '))))
      .filter((words) => words.size > 0)
    read.set(unNumber, known)
  }
  return known
}

/** Explanations are in brackets behind a space; those of chemical names have no space. */
function withoutBrackets(text: string): string {
  return text.replace(/\s\([^)]*\)/g, ' ')
}

function isPrintedInCapitals(word: string): boolean {
  return /[A-Z]{2}|[A-Z]\./.test(word) && !/[a-z]/.test(word)
}

/** Capitals without points and plural endings: 'Lithium ion batteries, N.O.S.' -> LITHIUM ION BATTERY NOS. */
function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .replace(/\./g, '')
    .split(/[^\p{L}\d]+/u)
    .map((word) => (word.length > 3 ? word.replace(/IES$/, 'Y').replace(/S$/, '') : word))
    .filter((word) => word !== '')
}

function indexByName(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const number of allNames().keys())
    for (const words of alternativesOf(number)) {
      const key = keyOf([...words])
      const known = index.get(key)
      if (!known) index.set(key, [number])
      else if (!known.includes(number)) known.push(number)
    }
  return index
}

function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}
