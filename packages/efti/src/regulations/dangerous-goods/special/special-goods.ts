import adr from '../../../code-lists/adr-special.json' with { type: 'json' }
import type { View } from '../../../rules/view.ts'
import { ITEM, PACKING_GROUP, UN_NUMBER, unNumberOf } from '../goods.ts'
import { type EmptyForm, emptyFormIn, type SpecialCase, specialCasesIn } from './wording.ts'

/** UN numbers whose row of Table A reads CARRIAGE PROHIBITED. */
export const PROHIBITED: ReadonlySet<string> = new Set(adr.prohibited.split(' '))
/** UN numbers whose row of Table A reads NOT SUBJECT TO ADR. */
const NOT_SUBJECT: ReadonlySet<string> = new Set(adr.notSubject.split(' '))
/** Dry ice is subject to nothing but 5.5.3 by its row of Table A. */
export const DRY_ICE = '1845'

const EXEMPTION_ID = 'eFTI1746'
/** The question whose answer takes precedence over the words of the document. */
export const EXEMPT_QUESTION = 'DANGEROUS-GOODS-EXEMPT'

/** CL-011, as statements about goods, packages and the consignment. */
const AS_COOLANT = new Set(['9', '10'])
const EMPTY_PACKAGES = new Set(['28', '29', '30', '31', '38', '39'])
const EMPTY_UNITS = new Set(['T14', 'T15'])
const IN_EXCEPTED_QUANTITIES = '36'

/** Words about one of the goods: name, statement, packages, marks. */
const TEXTS_OF_ITEM = ['eFTI251', 'eFTI235', 'eFTI319', 'eFTI298', 'eFTI970', 'eFTI301']
/** Words about all of them. */
const TEXTS_OF_ALL = ['eFTI827', 'eFTI712', 'eFTI48']
const NATURE = 'eFTI699'
const TUNNEL_CODE = 'eFTI255'

/** What is special about one of the goods. `waived`: chapter 5.4 does not apply to it. */
export interface Special {
  waived: SpecialCase | 'answer' | null
  empty: EmptyForm | null
  /** Table A prohibits its carriage: anything else wrong with it follows from that, or from a wrong number. */
  prohibited?: true
}

type Answers = Readonly<Record<string, boolean | undefined>>

const NOTHING: Special = { waived: null, empty: null }
const known = new WeakMap<View, ReadonlyMap<string, Special>>()

/** What is special about one of the goods: by an answer, else by the words and codes of the document. */
export function specialOf(view: View, item: string, answers: Answers): Special {
  return withAnswer(statedSpecials(view).get(item) ?? NOTHING, answers)
}

/** The goods about which something is special. */
export function specialGoods(view: View, answers: Answers): ReadonlyMap<string, Special> {
  const stated = statedSpecials(view)
  if (answers[EXEMPT_QUESTION] === undefined) return stated
  return new Map(view.instances(ITEM).map((item) => [item, specialOf(view, item, answers)]))
}

function withAnswer(stated: Special, answers: Answers): Special {
  const answer = answers[EXEMPT_QUESTION]
  if (answer === true) return { ...stated, waived: stated.waived ?? 'answer' }
  // By its row of Table A, dry ice is subject to nothing but 5.5.3, whatever anyone answers.
  return answer === false && stated.waived !== '5.5.3' ? { ...stated, waived: null } : stated
}

/** Why chapter 5.4 applies to none of the dangerous goods; null if it does to one. */
export function waiverOfAll(view: View, answers: Answers): SpecialCase | 'answer' | null {
  const answer = answers[EXEMPT_QUESTION]
  if (answer === true) return 'answer'
  const items = view.instances(ITEM)
  const waivers = items.map((item) => specialOf(view, item, answers).waived)
  if (items.length === 0) return answer === false ? null : waiverStated(view)
  return waivers.every((waived) => waived !== null) ? (waivers[0] ?? null) : null
}

/** Every special case that the document names for all goods, whether it waives chapter 5.4 or not. */
export function casesOfAll(view: View): readonly SpecialCase[] {
  return [...new Set([...identifiedCases(view), ...statedCases(view)])]
}

/** By the data set's own element for an exemption, or the code for excepted quantities. */
function identifiedCases(view: View): readonly SpecialCase[] {
  const ids = view.every(EXEMPTION_ID).flatMap(({ value }) => caseOfId(String(value)) ?? [])
  const isExcepted = view.every('eFTI825').some(({ value }) => String(value) === IN_EXCEPTED_QUANTITIES)
  return isExcepted ? [...ids, '3.5'] : ids
}

function statedCases(view: View): readonly SpecialCase[] {
  const stated = TEXTS_OF_ALL.flatMap((id) => view.every(id)).flatMap(({ value }) => casesIn(value))
  // One line of goods: its nature applies to all.
  const natures = view.every(NATURE)
  return natures.length === 1 ? [...stated, ...casesIn(natures[0]?.value)] : stated
}

/** Does the document name the case, for one of the goods or for all? */
export function isWaivedBy(view: View, id: SpecialCase, answers: Answers): boolean {
  if (answers[EXEMPT_QUESTION] === false) return false
  if (casesOfAll(view).includes(id)) return true
  return [...statedSpecials(view).values()].some(({ waived }) => waived === id)
}

function waiverStated(view: View): SpecialCase | null {
  return casesOfAll(view).find(waives) ?? null
}

/** 1.1.3.6 leaves chapter 5.4 in force. */
function waives(id: SpecialCase): boolean {
  return id !== '1.1.3.6'
}

function statedSpecials(view: View): ReadonlyMap<string, Special> {
  let specials = known.get(view)
  if (!specials) {
    const identified = identifiedCases(view).find(waives) ?? null
    const statedCase = statedCases(view).find(waives) ?? null
    specials = new Map(
      view.instances(ITEM).flatMap((item) => {
        // Words about all goods mean those that are not described in full beside them.
        const isInFull = view.within(item, TUNNEL_CODE).length > 0
        const special = statedOf(view, item, identified ?? (isInFull ? null : statedCase))
        return special.waived === null && special.empty === null && !special.prohibited
          ? []
          : [[item, special] as const]
      }),
    )
    known.set(view, specials)
  }
  return specials
}

function statedOf(view: View, item: string, ofAll: SpecialCase | null): Special {
  const number = unNumberOf(view, item)
  if (NOT_SUBJECT.has(number)) return { waived: '1.1.3', empty: null }
  if (PROHIBITED.has(number)) return { waived: null, empty: null, prohibited: true }
  const texts = TEXTS_OF_ITEM.flatMap((id) => view.within(item, id)).map(({ value }) => String(value))
  const isCoolant =
    number === DRY_ICE || view.within(item, 'eFTI317').some(({ value }) => AS_COOLANT.has(String(value)))
  const own = isCoolant ? '5.5.3' : texts.flatMap(specialCasesIn).find(waives)
  return { waived: own ?? ofAll, empty: number === '3509' ? null : emptyOf(view, item, texts) }
}

function emptyOf(view: View, item: string, texts: readonly string[]): EmptyForm | null {
  const isCoded = view.within(item, 'eFTI307').some(({ value }) => EMPTY_PACKAGES.has(String(value)))
  const statedForm = texts.map(emptyFormIn).find((form) => form !== null) ?? null
  const inUnit = ['eFTI382', 'eFTI454'].some((id) =>
    view.every(id).some(({ value }) => EMPTY_UNITS.has(String(value))),
  )
  const form = statedForm ?? (isCoded ? 'uncleaned' : inUnit ? 'last load' : null)
  // Without a number only the form of 5.4.1.1.6.2.1 describes them: 'EMPTY PACKAGING, 3'.
  const isNamed = view.within(item, UN_NUMBER).length > 0 || view.within(item, PACKING_GROUP).length > 0
  return form === 'uncleaned' && !isNamed ? 'packaging' : form
}

/** Is it declared as a coolant or conditioner, in words or by a code? */
export function isSaidToCool(view: View, item: string): boolean {
  const texts = TEXTS_OF_ITEM.flatMap((id) => view.within(item, id)).flatMap(({ value }) => casesIn(value))
  const isCoded = view.within(item, 'eFTI317').some(({ value }) => AS_COOLANT.has(String(value)))
  return isCoded || [...texts, ...casesOfAll(view)].includes('5.5.3')
}

function casesIn(value: unknown): readonly SpecialCase[] {
  return specialCasesIn(String(value ?? ''))
}

/** '3.4', '1.1.3.1 (a)', 'SP 188' as the identifier of an exemption gives them. */
function caseOfId(id: string): SpecialCase | null {
  const provision = /^SP\s?(\d{2,3})$/i.exec(id)?.[1]
  if (provision) return `SP${provision}`
  const paragraph = /(?:^|\s)(3\.4|3\.5|5\.5\.3|1\.1\.3\.6|1\.1\.3)(?=$|[.\s(])/.exec(id)?.[1]
  return (paragraph as SpecialCase | undefined) ?? null
}
