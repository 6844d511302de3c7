import { codeListById } from '../../code-lists/lists.ts'
import { elementById } from '../../dataset/elements.ts'
import { phraseOf } from '../../dataset/labels.ts'
import { pathOf } from '../../dataset/paths.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { pathInside } from '../completeness/required-element.ts'
import { subsetsCiting } from '../completeness/subset-rows.ts'
import { ITEM } from '../dangerous-goods/goods.ts'
import { exampleOf } from '../example-of.ts'
import type { AskedRule, Need } from './ask.ts'
import { ASKED } from './asked.ts'
import { isConcerned, isMet, itemsConcerned } from './concerned.ts'
import { KNOWN, WORDED } from './known.ts'

/** What becomes due when a question about the goods is answered yes, or the data itself answers it. */
export const askedRules: readonly Rule[] = ASKED.map((asked) => {
  const key = asked.sameAs ?? asked.id
  const question = ASKED.find(({ id }) => id === key)?.question ?? ''
  const known = KNOWN[asked.id]
  return {
    code: asked.id,
    rule: `If '${question}' is answered yes${known ? ' or known from the data' : ''}, the ${asked.needs.map(inWords).join(' and the ')} must be given.`,
    clause: `ADR/RID/ADN ${asked.paragraph}; Delegated Regulation (EU) 2024/2024, Annex, Table 31, ${asked.id}`,
    severity: 'medium',
    violationType: 'Missing element',
    remedy: `Add the ${asked.needs.map(inWords).join(' and the ')}.`,
    example: exampleOfNeed(asked.needs[0]),
    eftiId: asked.needs[0]?.anyOf[0] ?? null,
    subsets: subsetsCiting(asked.id),
    message: `${known ? '{reason}' : answeredYes(question)} {Element} is missing.`,
    *check(view, setting) {
      const answer = setting.answers[key]
      const isStated = known?.inWords === true && setting.readFrom === 'paper'
      const isKnown = answer === undefined && !isStated && known?.isTrue(view) === true
      if ((answer !== true && !isKnown) || !isConcerned(view, asked)) return
      const reason = isKnown ? known.because : answeredYes(question)
      const isWorded = WORDED[asked.id]?.(view) === true
      for (const need of asked.needs) {
        const path = placeOf(view, asked, need)
        const message = `${reason} ${missingText(inWords(need))}`
        const more = { eftiId: need.anyOf[0] ?? null, example: exampleOfNeed(need) }
        yield isWorded || isMet(view, need) ? passed(path) : failed(path, message, more)
      }
    },
  }
})

function answeredYes(question: string): string {
  return `Answered yes: '${question}'`
}

function exampleOfNeed(need: Need | undefined): string | null {
  return need?.codes?.[0] ?? exampleOf(need?.anyOf[0] ?? '')
}

/** Inside the first declaration concerned, if the element belongs to one. */
function placeOf(view: View, asked: AskedRule, { anyOf }: Need): string {
  const element = elementById(anyOf[0] ?? '')
  if (!element) throw new RangeError(`${asked.id} asks for an element that the data set does not have`)
  const item = itemsConcerned(view, asked)[0]
  const isOfItem = element.path.startsWith(`${elementById(ITEM)?.path}/`)
  return item && isOfItem ? pathInside(item, element) : pathOf(element.id)
}

/** 'statement of the dangerous goods: WASTE IN ACCORDANCE WITH 2.1.3.5.5'. */
function inWords({ anyOf, codes }: Need): string {
  const phrases = anyOf.map(phraseOf).join(' or ')
  const list = elementById(anyOf[0] ?? '')?.codeList
  const names = codes?.map((code) => codeListById(list ?? '')?.codes?.get(code) || code)
  return names ? `${phrases} (${names.join(' or ')})` : phrases
}
