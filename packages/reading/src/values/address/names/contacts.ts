import { cut, type Span } from '../../../layout/span.ts'
import { alternatives } from '../../../words/alternatives.ts'
import { bare, bareWords } from '../../../words/compare.ts'
import { lexicons } from '../../../words/index.ts'
import { phrase } from '../../../words/phrases/index.ts'
import { registerWords } from '../../../words/terms/register-words.ts'
import type { Address } from '../address.ts'

const wordsOf = (pick: (l: (typeof lexicons)[number]) => readonly string[] | undefined) => [
  ...new Set(lexicons.flatMap((l) => pick(l) ?? [])),
]

/** The words of a lexicon as they are printed: 'e mail' also as 'e-mail', 'z hd' also as 'z. Hd.'. */
const printed = (words: readonly string[]) => alternatives(words, "[ .'’-]{1,2}")

const contactLine = new RegExp(
  `^(?:${alternatives(wordsOf((l) => l.contactWords).map(bareWords), '[ .-]*')})(?:[ .:]|$)`,
)

const contactKeys = new Set(
  lexicons.flatMap(({ parts }) =>
    [...(parts.phone ?? []), ...(parts.email ?? []), ...(parts.contact ?? [])].map(bare),
  ),
)

/** 'tel', 'ansprechpartner': the key of a label that leads to a person or a way to reach one. */
export const isContactKey = (key: string): boolean => contactKeys.has(key)

/** 'IEC: 3205501174', 'CNPJ 55.501.744/0001-21': behind the register's name at least so many figures. */
const registerLine = new RegExp(
  `^(?:${alternatives(registerWords.map(bareWords), ' ')})(?: (?:no|nr|n|numero|nummer))? (?:[a-z]{1,4} ?)?(?=(?:[a-z ]*\\d){6})[a-z\\d ]+$`,
)

/** 'Tel. ...', 'VAT no ...': the line names no part of an address. */
export const isContactLine = (text: string): boolean =>
  (contactLine.test(bareWords(text)) && !/^tel[ -]aviv|^GSM \d{4}(?:$|\s\p{Lu})/iu.test(text)) ||
  (/\d/.test(text) && registerLine.test(bareWords(text)))

const faxPattern = new RegExp(phrase('fax'), 'iu')

const isFax = (word: string) => faxPattern.test(word)
const phoneWords = wordsOf((l) => l.parts.phone).filter((word) => !isFax(word))
const faxWords = wordsOf((l) => l.parts.phone).filter(isFax)
const numberShape = String.raw`[(]?\+?[(]?\d[\d\s()/.-]{4,22}\d`
/** Words that lead to a person without a colon; the others, such as 'contact', may be a part of a name. */
const attention = phrase('attention')

interface Shape {
  part: 'phone' | 'email' | 'contact' | null
  pattern: RegExp
}

const word = (words: string) => String.raw`(?<![\p{L}\d])(?:${words})\.?`

/** Contacts wherever they begin in a line; the value is the named group. */
const shapes: readonly Shape[] = [
  {
    part: 'phone',
    pattern: new RegExp(
      String.raw`${word(`${printed(phoneWords)}|ph`)}[\s:.]*(?<value>${numberShape})`,
      'iu',
    ),
  },
  { part: null, pattern: new RegExp(String.raw`${word(printed(faxWords))}[\s:.]*${numberShape}`, 'iu') },
  // As messages of air freight have it: 'CA   TE 16045550142'.
  { part: 'phone', pattern: /(?<![\p{L}\d])TE\s(?<value>\d{8,15})$/u },
  {
    part: 'email',
    pattern: new RegExp(
      String.raw`(?:${word(printed(wordsOf((l) => l.parts.email)))}[\s:.]*)?(?<value>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
      'iu',
    ),
  },
  { part: null, pattern: /(?:https?:\/\/|www\.)\S+/iu },
  {
    part: 'contact',
    pattern: new RegExp(
      String.raw`(?:${word(attention)}[\s:.]+|${word(printed(wordsOf((l) => l.parts.contact)))}\s*:\s*)(?<value>\p{L}[\p{L} .'’-]{2,40}?)\s*(?=$|[,;/|(]|\s\p{L}{2,}[.:]|\s\+?\d)`,
      'iu',
    ),
  },
]

/** Takes telephone, e-mail and person out of the lines; what stands before them on their line stays. */
export function takeContacts(lines: readonly Span[], address: Address): Span[] {
  return lines.flatMap((line, at) => {
    // 'Siret Trans S.R.L.': a name may begin with a word for numbers.
    if (at === 0 && lines.length > 1 && !/[:@]/.test(line.text) && !/\d/.test(line.text)) return [line]
    const left = withoutContacts(line, address)
    return left ? [left] : []
  })
}

/** 'Severnside Mill, Kidderminster DY11 7QP Tel 01562 555 014': the line up to where its first contact begins. */
export function beforeContacts(line: Span): Span {
  const begins = shapes.map(({ pattern }) => pattern.exec(line.text)?.index ?? line.text.length)
  const before = line.text.slice(0, Math.min(...begins)).replace(/[\s,;|·•(–-]+$/u, '')
  return before === '' ? line : cut(line, 0, before.length)
}

function withoutContacts(line: Span, address: Address): Span | undefined {
  let begins = line.text.length
  for (const { part, pattern } of shapes) {
    const match = pattern.exec(line.text)
    if (!match) continue
    begins = Math.min(begins, match.index)
    const value = match.groups?.value
    if (!part || !value || address[part]) continue
    const at = match.index + match[0].lastIndexOf(value)
    address[part] = cut(line, at, at + value.length)
  }
  const left = cut(line, 0, line.text.slice(0, begins).replace(/[\s,;|·•(–-]+$/, '').length)
  if (/^\+?[\d\s()/.-]{9,}$/.test(left.text) && !/^\d{5}-\d{3,4}$/.test(left.text)) {
    if (left.text.startsWith('+')) address.phone ??= left
    return undefined
  }
  if (!isContactLine(left.text)) return left.text ? left : undefined
  const tax = /(?:VAT|USt|UID|TVA)[^:\d]*[:\s]\s*([A-Z]{2}[A-Z0-9 ]{6,14})$/iu.exec(left.text)
  if (tax) address.taxNumber ??= cut(left, left.text.length - (tax[1] as string).length)
  return undefined
}
