import { placeOf } from '../../fields/field-map.ts'
import { cut, joinSpans, type Span, splitSpan } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { numbersIn, parseNumber } from '../../values/numbers.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { lexicons, matchLabel } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import { buyerPays, furtherForward, furtherPaid, sellerPays } from '../../words/terms/payment-words.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import { numberAt } from '../statements/number-written.ts'
import { tickedIn } from '../ticked.ts'
import type { Readers } from './readers.ts'
import { splitAtGaps } from './understand-details.ts'

const nothing: Understanding = { fit: 0, readings: [] }

/** Of the papers that usually travel with a note the Annex has a code for the invoice only (EDIFACT 1001: 380). */
const invoice = new RegExp(String.raw`(?<!\p{L})(?:${lexicons.flatMap((l) => l.invoice).join('|')})`, 'iu')
/** Format of an attached document's id in the Annex: an..17. */
const longestDocumentId = 17

export function understandDocuments(lines: Span[], { language }: ReadingContext): Understanding {
  const items = lines
    .flatMap(splitAtGaps)
    .flatMap((line) => splitSpan(line, /\s*[,;+]\s+|\s+[/–-]\s+|\s+(?:und|and|et|&)\s+/g))
  const readings = items.flatMap((item, index): Reading[] => {
    const paper = withoutDate(item, language)
    const number = numberOf(paper.text)
    const id = number ? cut(paper, number.at, number.at + number.text.length) : paper
    const found: Reading[] = []
    if (invoice.test(item.text)) {
      found.push({ place: placeOf('attachedDocumentType', index + 1), value: '380', span: item })
    }
    if (id.text.length <= longestDocumentId) {
      // A paper without a number is named by what it is called.
      found.push({
        place: placeOf('attachedDocumentId', index + 1),
        value: id.text,
        span: id,
        isOpen: !number,
      })
    }
    return found
  })
  return { fit: readings.length > 0 ? 0.85 : 0, readings }
}

/** 'Certificat fitosanitar RO/BR 55011', 'factura 884/26 y packing', 'INV 20443': the number, with letters that only it can have. */
function numberOf(whole: string): { text: string; at: number } | undefined {
  const text = whole.replace(/\s*\([^)]*\)$/, '')
  const at =
    /(?<=^|\s|°|º|#)(?=[^\s]*\d)(?:[A-Z]{1,5}[-/])*[A-Z]{0,5}\d[A-Z\d/.-]*(?=$|(?:\s[\p{Ll}]{1,12}){1,3}$)/iu.exec(
      text,
    )
  if (!at) return undefined
  const before = /(?:^|\s)((?:[A-Z]{1,3}\/[A-Z]{1,3}|[A-Z]{2})\s)$/u.exec(text.slice(0, at.index))?.[1] ?? ''
  const isOwn = before.includes('/') || /(?<!\p{L})\p{L}?\p{Ll}{3}/u.test(text.slice(0, at.index))
  const lead = isOwn && /^[\d/.-]+$/.test(at[0]) ? before : ''
  return { text: `${lead}${at[0]}`, at: at.index - lead.length }
}

const fromWords = [...new Set(lexicons.flatMap((l) => l.dateWords))].join('|')
const beforeDate = new RegExp(
  String.raw`[\s,;:(]*(?:(?<!\p{L})(?:${fromWords}|${phrase('dated')})(?!\p{L})[\s,;:.]*)*$`,
  'iu',
)

/** 'DDT 8812 del 12/11/2026': the day of a paper is no part of its number. */
function withoutDate(item: Span, language: string | null | undefined): Span {
  const date = datesIn(item.text, language).at(-1)
  if (!date || date.at === 0) return item
  const before = item.text.slice(0, date.at).replace(beforeDate, '')
  return /\d/.test(before) ? cut(item, 0, before.length) : item
}

const paid = [...lexicons.flatMap((l) => l.carriagePaid), ...furtherPaid].map(bareWords)
const forward = [...lexicons.flatMap((l) => l.carriageForward), ...furtherForward]
  .map(bareWords)
  .sort((a, b) => b.length - a.length)

export const termReaders = {
  documentNumber: ({ lines }) => {
    const first = lines[0] as Span
    const [, figures] =
      /^(?:N(?:[or]\.|[°º.]))?[:#\s]*((?:[A-Z]{1,6}(?:[-/][A-Z]{1,4})?\s)?(?=[^\s]*\d)[A-Z0-9][A-Z0-9./_-]{1,34}(?:\s\d[\d/-]*)*(?:\s\/\s\d{1,3}(?![\d.]))?)/iu.exec(
        first.text,
      ) ?? []
    // 'DUFKR 044178 QX': letters that close the number.
    const closing =
      figures && /^\s[A-Z]{2}$/u.exec(first.text.slice(first.text.indexOf(figures) + figures.length))
    const plain = figures && `${figures}${closing?.[0] ?? ''}`
    // 'ME-BCN-CAS 118.774', 'CKZ 2026 / 04418'.
    const written = numberAt(first.text, plain ? first.text.indexOf(plain) : 0)?.text
    // '2611004417.' ends a sentence.
    const number = (written && written.length > (plain?.length ?? 0) ? written : plain)?.replace(
      /[._/-]+$/,
      '',
    )
    if (!number || datesIsh(number)) return nothing
    const at = first.text.indexOf(number)
    return {
      fit: 1,
      readings: [
        { place: placeOf('documentNumber'), value: number, span: cut(first, at, at + number.length) },
      ],
    }
  },
  paymentOfCarriage: ({ lines, text, context }) => {
    // Of 'carriage paid / carriage forward' printed behind the label one is written again below.
    const [choices, ...answer] = lines
    const written =
      choices && answer.length > 0 && !tickedIn(text.text) && offersBothTerms(choices.text)
        ? joinSpans(answer).text
        : text.text
    const said = termsOfPayment(written, context.labelText) ?? termsInCodes(written) ?? payer(written)
    const code = said ?? (namesTerms(written) || tickedIn(written) ? undefined : termsOfDelivery(written))
    if (!code) return nothing
    return {
      fit: 0.9,
      readings: [{ place: placeOf('paymentOfCarriage'), value: code, span: text, isOpen: !said }],
    }
  },
  cashOnDelivery: ({ text, context }) => {
    const currency = /\b(EUR|USD|GBP|CHF|PLN|CZK|SEK|DKK|NOK)\b|€/.exec(
      `${text.text} ${context.labelText}`,
    )?.[0]
    const first = numbersIn(text.text)[0]
    const amount = first && parseNumber(first.raw, context.decimalSign)
    if (!first || !amount || !currency) return nothing
    const attributes = { currencyId: currency === '€' ? 'EUR' : currency }
    return {
      fit: 1,
      readings: [{ place: placeOf('cashOnDelivery'), value: amount, span: text, attributes }],
    }
  },
} satisfies Readers

/** What the value says, or is ticked in it; the label's own words where the value says nothing; both is no answer. */
export function termsOfPayment(text: string, labelText: string): 'PP' | 'CC' | undefined {
  const choices = tickedIn(text, namesTerms)
  if (choices)
    return termsIn(choices.join(' ')) ?? (choices.length === 1 ? payer(choices[0] ?? '') : undefined)
  const own = termsIn(text)
  return own ?? (namesTerms(text) ? undefined : termsIn(`${labelText} ${text}`))
}

/** 'Prevoznino plača: prejemnik ob prevzemu', 'DAP, Rechnung an Absender': of the two parties the one that pays. */
function payer(text: string): 'PP' | 'CC' | undefined {
  const [first = '', ...words] = text.split(/[\s,;:(/)]+/)
  const of = (word: string) => {
    const concept = matchLabel(bare(word), false)?.concept
    return concept === 'consignor' ? 'PP' : concept === 'consignee' ? 'CC' : undefined
  }
  const named = new Set(words.flatMap((word) => of(word) ?? []))
  return of(first) ?? (named.size === 1 ? [...named][0] : undefined)
}

const term = new RegExp(String.raw`(?<!\p{L})(${[...buyerPays, ...sellerPays].join('|')})(?!\p{L})`, 'gu')

/** 'DAP Wals-Siezenheim, Incoterms 2020': who pays the carriage under the terms of delivery that stand in its box. */
function termsOfDelivery(text: string): 'PP' | 'CC' | undefined {
  const found = new Set([...text.matchAll(term)].map(([rule]) => (buyerPays.includes(rule) ? 'CC' : 'PP')))
  return found.size === 1 ? [...found][0] : undefined
}

/** 'EUR PP PP NVD NCV', 'PPD': the codes of air waybills, all of them saying one thing. */
function termsInCodes(text: string): 'PP' | 'CC' | undefined {
  const codes = text.match(/(?<![\p{L}\d])(?:PPD?|PX|CCX?|COLL?)(?![\p{L}\d])/gu) ?? []
  const said = new Set(codes.map((code) => (code.startsWith('P') ? 'PP' : 'CC') as 'PP' | 'CC'))
  return said.size === 1 ? [...said][0] : undefined
}

const not = phrase('not')
const notPaid = new RegExp(` (?:${not}) (?:${paid.join('|')})(?= )`, 'gu')

/** 'ab Werk, zahlt Empfänger': words of more than one that say who pays, whatever stands before them. */
export function saysWhoPays(text: string): 'PP' | 'CC' | undefined {
  const key = ` ${bareWords(text)} `
  const isSaid = (words: string) => words.includes(' ') && key.includes(` ${words} `)
  return paid.some(isSaid) || forward.some(isSaid) ? termsIn(text) : undefined
}

/** 'Non franco' is no 'franco', nor is 'paid by consignee' 'paid'. */
function termsIn(text: string): 'PP' | 'CC' | undefined {
  const key = ` ${bareWords(text)} `
  const rest = forward
    .reduce((left, words) => left.replaceAll(` ${words} `, ' | '), key)
    .replace(notPaid, ' | ')
  const isForward = rest !== key
  const isPaid = paid.some((words) => rest.includes(` ${words} `))
  return isForward === isPaid ? undefined : isForward ? 'CC' : 'PP'
}

/** Carriage paid and carriage forward both stand there, to choose from. */
export function offersBothTerms(text: string): boolean {
  const key = ` ${bareWords(text)} `
  const rest = forward.reduce((left, words) => left.replaceAll(` ${words} `, ' | '), key)
  return rest !== key && paid.some((words) => rest.includes(` ${words} `))
}

export const namesTerms = (text: string) => {
  const key = ` ${bareWords(text)} `
  return [...paid, ...forward].some((words) => key.includes(` ${words} `))
}

const datesIsh = (text: string) => /^\d{1,2}[./]\d{1,2}[./](?:\d{2}|(?:19|20)\d{2})$/.test(text)
