import type { Random } from '../../../samples/make/scans/random.ts'
import { box, type FormBox } from '../kinds/form.ts'
import { expectParty } from '../kinds/truth.ts'
import type { Party } from '../paper.ts'
import { addressLines, inventCompany } from './countries.ts'
import { type Draft, dayOf, newDraft } from './draft.ts'
import type { VariedForm } from './form.ts'
import { goodsOf } from './invent-figures.ts'
import { transportOf } from './invent-transport.ts'
import { between, happens, pick } from './pick.ts'
import type { VariedLanguage, WordKey } from './words.ts'

export const tradeKinds = ['invoice', 'packing', 'delivery'] as const

export interface InventedTrade {
  form: VariedForm
  truth: Map<string, unknown>
}

/** A trade document with what such documents have: goods, totals, and often who carries them in what, under which seal. */
export function inventTrade(
  kind: (typeof tradeKinds)[number],
  language: VariedLanguage,
  seed: string,
): InventedTrade {
  const draft = newDraft(language, seed)
  const { random, truth, word } = draft
  const [seller, receiver, buyer] = inventParties(draft)
  const isLetter = happens(random, 0.5)
  const isEnvelope = happens(random, 0.25)
  const number = `${pick(random, 'RE-|PL|26/|VO|2026-||')}${between(random, 1100, 998_900)}`
  truth.set('associatedDocument[1]/id', number)
  const title = word(kind)
  const ofNumber = happens(random, 0.75) ? `${title} ${word('no')}` : word('no')
  const goods = goodsOf(draft)
  const boxes = [
    ...(isLetter ? [] : [box(word('seller'), addressLines(seller))]),
    ...(isEnvelope ? [] : [box(word('shipTo'), addressLines(receiver))]),
    ...(buyer ? [box(word('buyer'), addressLines(buyer))] : []),
    box(ofNumber, number),
    box(word('date'), draft.date(dayOf(random))),
    ...further(draft),
  ]
  const transport = transportOf(draft)
  const isBelow = happens(random, 0.5)
  const form = {
    title,
    letterhead: isLetter ? [...addressLines(seller), ...contactLines(random)] : [],
    addressee: isEnvelope ? addressLines(receiver) : [],
    boxes: isBelow ? boxes : [...boxes, ...transport],
    columns: goods.columns,
    totals: goods.totals,
    foot: [...goods.foot, ...(isBelow ? transport : [])],
    smallPrint: happens(random, 0.4) ? bankLines(random) : [],
  }
  return { form, truth }
}

/** The seller, who receives the goods, and who pays where that is another. */
function inventParties({ random, language, country, truth }: Draft): [Party, Party, Party | undefined] {
  const seller = inventCompany(random, language, country)
  const receiver = inventCompany(random, language, happens(random, 0.3) ? country : undefined)
  expectParty(truth, 'consignor', seller)
  expectParty(truth, 'consignee', receiver)
  return [seller, receiver, happens(random, 0.3) ? inventCompany(random, language) : undefined]
}

/** What such documents state besides, and eFTI has no place for. */
function further({ random, word }: Draft): FormBox[] {
  const all: [WordKey, string][] = [
    ['order', `${pick(random, 'PO|B-|45000|')}${between(random, 10_000, 99_000)}`],
    ['customer', String(between(random, 10_000, 89_000))],
    ['terms', pick(random, 'DAP|FCA|EXW|CPT|DDP|FOB')],
  ]
  return all.filter(() => happens(random, 0.5)).map(([key, value]) => box(word(key), value))
}

const contactLines = (random: Random) =>
  [
    `Tel. +${between(random, 30, 49)} ${between(random, 100, 999)} ${between(random, 100_000, 999_000)}`,
    `office@${pick(random, 'mail|post|trade|werk')}${between(random, 10, 99)}.example`,
    `VAT ${pick(random, 'DE|FR|IT|PL|ES')}${between(random, 100_000_000, 999_000_000)}`,
  ].filter(() => happens(random, 0.6))

const bankLines = (random: Random) => [
  `IBAN XX${between(random, 10, 99)} ${between(random, 1000, 9999)} ${between(random, 1000, 9999)} 0000 · BIC ABCDXXMM`,
]
