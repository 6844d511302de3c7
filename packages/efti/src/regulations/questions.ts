import type { Consignment } from '../dataset/consignment.ts'
import { viewOf } from '../rules/view.ts'
import { journeyOf } from './applicable/journey.ts'
import { JOURNEY_QUESTIONS, type Question } from './applicable/questions.ts'
import { ASKED } from './business-rules/asked.ts'
import { isConcerned, isMet } from './business-rules/concerned.ts'
import { KNOWN } from './business-rules/known.ts'
import { subsetsCiting } from './completeness/subset-rows.ts'

/**
 * What a person has to be asked, because the data cannot tell: first what decides which subsets apply, then what makes elements of
 * those subsets due. Not asked is what the goods on board rule out and what the data already answers with yes.
 */
export function questionsFor(consignment: Consignment, subsets: readonly string[]): Question[] {
  const view = viewOf(consignment)
  const journey = journeyOf(view)
  const ofJourney = JOURNEY_QUESTIONS.filter(({ isOpen }) => isOpen(view, journey, subsets))
  const ofGoods = ASKED.filter(
    (rule) =>
      rule.sameAs === undefined &&
      subsetsCiting(rule.id).some((subset) => subsets.includes(subset)) &&
      isConcerned(view, rule) &&
      KNOWN[rule.id]?.isTrue(view) !== true &&
      !rule.needs.every((need) => isMet(view, need)),
  )
  return [
    ...ofJourney.map(({ id, question, elements }) => ({ id, question, elements })),
    ...ofGoods.map(({ id, question, needs }) => ({
      id,
      question,
      elements: needs.flatMap(({ anyOf }) => anyOf),
    })),
  ]
}

const QUESTION_IDS = new Set([...JOURNEY_QUESTIONS, ...ASKED].map(({ id }) => id))

/** Is it the id of a question that `questionsFor` may ask? */
export function isQuestion(id: string): boolean {
  return QUESTION_IDS.has(id)
}
