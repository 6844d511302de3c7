import type { Consignment } from '../dataset/consignment.ts'
import { runRules } from '../rules/run-rules.ts'
import { type View, viewOf } from '../rules/view.ts'
import { ALL_RULES } from './all-rules.ts'
import { journeyOf } from './applicable/journey.ts'
import { type Answers, JOURNEY_QUESTIONS, type Question } from './applicable/questions.ts'
import { applicableSubsets } from './applicable-subsets.ts'
import type { AskedRule } from './business-rules/ask.ts'
import { ASKED } from './business-rules/asked.ts'
import { KNOWN } from './business-rules/known.ts'
import { byRank, isPlausible } from './business-rules/plausible.ts'
import { subsetsCiting } from './completeness/subset-rows.ts'
import { EXEMPT_QUESTION, waiverOfAll } from './dangerous-goods/special/special-goods.ts'
import { BLOCK_QUESTIONS, openBlocks } from './waste-shipments/forms.ts'

/**
 * What a person has to be asked, because the data cannot tell, the likelier first: what decides which subsets apply, then what makes
 * elements of those subsets due. Only what may be true of this document is asked, and only where yes and no give different results.
 * `answers` are those given so far.
 */
export function questionsFor(
  consignment: Consignment,
  subsets: readonly string[],
  answers: Answers = {},
): Question[] {
  const view = viewOf(consignment)
  const journey = journeyOf(view)
  const ofJourney = JOURNEY_QUESTIONS.filter(
    ({ id, isOpen }) =>
      isOpen(view, journey, subsets) && !isSaid(id, view, answers) && decides(id, consignment, view, answers),
  )
  const ofGoods = ASKED.filter(
    (rule) =>
      rule.sameAs === undefined &&
      subsetsCiting(rule.id).some((subset) => subsets.includes(subset)) &&
      isPlausible(view, rule, answers) &&
      KNOWN[rule.id]?.isTrue(view) !== true &&
      makesDue(rule, view, subsets),
  ).sort(byRank)
  return [
    ...ofJourney.map(({ id, question, elements }) => ({ id, question, elements })),
    ...openBlocks(view).map((block) => ({ ...block, elements: [] })),
    ...ofGoods.map(({ id, question, needs }) => ({
      id,
      question,
      elements: needs.flatMap(({ anyOf }) => anyOf),
    })),
  ]
}

/** The document says it itself, and nobody has answered otherwise. */
function isSaid(id: string, view: View, answers: Answers): boolean {
  return id === EXEMPT_QUESTION && answers[id] === undefined && waiverOfAll(view, {}) !== null
}

/** Does yes give another result than no? Of goods described in full it does not matter whether they need not be. */
function decides(id: string, consignment: Consignment, view: View, answers: Answers): boolean {
  // Judging so much takes seconds; the question is then asked.
  if (view.present.length > 0 && consignment.values.length > MOST_JUDGED) return true
  const [yes, no] = [true, false].map((answer) => resultOf(consignment, view, { ...answers, [id]: answer }))
  return yes?.findings !== no?.findings || (id !== EXEMPT_QUESTION && yes?.subsets !== no?.subsets)
}

/** The same moment for both answers, so any will do. */
const SOME_MOMENT = '2026-01-01T00:00:00Z'

const WHATEVER = {
  addressReading: 'practical',
  asOf: SOME_MOMENT,
  readFrom: 'paper',
  isRoadNote: false,
  unread: [],
} as const
const NOTHING_REFUSED: ReadonlySet<string> = new Set()
const MOST_JUDGED = 5000

function resultOf(consignment: Consignment, view: View, given: Answers) {
  const answers = Object.fromEntries(
    Object.entries(given).flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])),
  ) as Record<string, boolean>
  const subsets = applicableSubsets(consignment, { answers }).map(({ id }) => id)
  const { findings } = runRules(ALL_RULES, view, { ...WHATEVER, subsets, answers }, NOTHING_REFUSED)
  return {
    subsets: subsets.join(' '),
    findings: findings.map(({ code, path }) => `${code} ${path}`).join('\n'),
  }
}

/** Would yes be a finding? No never is one. */
function makesDue({ id }: AskedRule, view: View, subsets: readonly string[]): boolean {
  const setting = { ...WHATEVER, readFrom: 'data', subsets, answers: { [id]: true } } as const
  const same = ASKED.filter((rule) => rule.id === id || rule.sameAs === id).map((rule) => rule.id)
  return ALL_RULES.filter(({ code }) => same.includes(code)).some((rule) =>
    [...rule.check(view, setting)].some(({ message }) => message !== null),
  )
}

const QUESTION_IDS = new Set([...[...JOURNEY_QUESTIONS, ...ASKED].map(({ id }) => id), ...BLOCK_QUESTIONS])

/** Is it the id of a question that `questionsFor` may ask? */
export function isQuestion(id: string): boolean {
  return QUESTION_IDS.has(id)
}
