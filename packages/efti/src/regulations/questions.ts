import type { Consignment } from '../dataset/consignment.ts'
import type { EvaluateOptions } from '../evaluate.ts'
import { readOptions } from '../read-options.ts'
import type { Finding, Remark } from '../rules/finding.ts'
import { rememberChecks } from '../rules/remember-checks.ts'
import type { Setting } from '../rules/rule.ts'
import { runRules } from '../rules/run-rules.ts'
import { type View, viewOf } from '../rules/view.ts'
import { ALL_RULES } from './all-rules.ts'
import { JOURNEY_QUESTIONS, type Question } from './applicable/questions.ts'
import { applicableSubsets } from './applicable-subsets.ts'
import { ASKED } from './business-rules/asked.ts'
import { KNOWN } from './business-rules/known.ts'
import { byRank, isPlausible } from './business-rules/plausible.ts'
import { journeyOf } from './journey.ts'
import { BLOCK_QUESTIONS, openBlocks } from './waste-shipments/forms.ts'

type Given = Readonly<Record<string, boolean>>

export interface QuestionOptions {
  /** Answers given so far. */
  answers?: Given
  /**
   * The options of `evaluate` with certain answers, on which the subsets depend too. If not given: a document on paper, and the subsets
   * that follow from its data.
   */
  optionsFor?: (answers: Given) => EvaluateOptions
  /** Codes of results to which another document of the consignment is the answer: they are no reason to ask. */
  settled?: readonly string[]
}

/**
 * What a person has to be asked, because the data cannot show it, the likelier first: what decides which subsets apply, then what makes
 * elements of those subsets due. Only what may be true of this document is asked, and only where its violations, unread results or notes
 * with yes differ from those with no. What was answered stays in the list, so that the answer can be changed.
 */
export function questionsFor(consignment: Consignment, options: QuestionOptions = {}): Question[] {
  const { answers = {} } = options
  const view = viewOf(consignment)
  const decides = decidersIn(consignment, view, options)
  return candidatesFor(view, answers).filter(({ id }) => answers[id] !== undefined || decides(id))
}

/** What may be true of this document, and those that were answered. */
function candidatesFor(view: View, answers: Given): Question[] {
  const journey = journeyOf(view)
  const isAnswered = ({ id }: { id: string }) => answers[id] !== undefined
  const ofJourney = JOURNEY_QUESTIONS.filter(
    (question) => isAnswered(question) || question.isOpen(view, journey),
  )
  const ofGoods = ASKED.filter(
    (rule) =>
      rule.sameAs === undefined &&
      (isAnswered(rule) || (isPlausible(view, rule, answers) && KNOWN[rule.id]?.isTrue(view) !== true)),
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

/** The same moment for both answers, so any will do. */
const SOME_MOMENT = '2026-01-01T00:00:00Z'
const NOTHING_REFUSED: ReadonlySet<string> = new Set()

/** Whether yes gives another result than no. */
function decidersIn(
  consignment: Consignment,
  view: View,
  { answers = {}, settled = [], optionsFor = inDocument(consignment) }: QuestionOptions,
): (id: string) => boolean {
  const { apply, answersLookedAt } = rememberChecks()
  const settingWith = (given: Given) => readOptions(optionsFor(given)).setting
  const resultOf = (setting: Setting) => {
    const { findings, unread, notes } = runRules(ALL_RULES, view, setting, NOTHING_REFUSED, apply)
    return [findings, unread, notes]
      .map((list: readonly (Finding | Remark)[]) =>
        linesOf(list.filter(({ code }) => !settled.includes(code))),
      )
      .join('\n\n')
  }
  const asGiven = settingWith(answers)
  resultOf(asGiven)
  const decisive = new Set(answersLookedAt())
  const subsets = asGiven.subsets.join(' ')
  return (id) => {
    const settings = [true, false].map((answer) => settingWith({ ...answers, [id]: answer }))
    // An answer that no rule looks at, and that leaves the subsets as they are, decides nothing.
    if (!decisive.has(id) && settings.every((setting) => setting.subsets.join(' ') === subsets)) return false
    const [yes, no] = settings.map(resultOf)
    return yes !== no
  }
}

function linesOf(list: readonly (Finding | Remark)[]): string {
  return list
    .map((one) => `${one.code} ${'severity' in one ? one.severity : ''} ${one.path}`)
    .sort()
    .join('\n')
}

const inDocument =
  (consignment: Consignment) =>
  (answers: Given): EvaluateOptions => ({
    subsets: applicableSubsets(consignment, { answers }).map(({ id }) => id),
    answers,
    asOf: SOME_MOMENT,
    readFrom: 'paper',
  })

const QUESTION_IDS = new Set([...[...JOURNEY_QUESTIONS, ...ASKED].map(({ id }) => id), ...BLOCK_QUESTIONS])

/** Is it the id of a question that `questionsFor` may ask? */
export function isQuestion(id: string): boolean {
  return QUESTION_IDS.has(id)
}
