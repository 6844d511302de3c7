import type { Consignment } from '../dataset/consignment.ts'
import { subsetById } from '../dataset/subsets.ts'
import type { SubsetChoice } from '../rules/finding.ts'
import { viewOf } from '../rules/view.ts'
import { nationalSubsets } from './applicable/national.ts'
import type { Answers } from './applicable/questions.ts'
import { unionSubsets, unionSubsetsRuledOut } from './applicable/union.ts'
import { EXEMPT_QUESTION, waiverOfAll } from './dangerous-goods/special/special-goods.ts'
import { isDomestic, journeyOf } from './journey.ts'
import { NATIONAL_SUBSETS } from './national/natures.ts'
import { whyWaste } from './waste-shipments/stated.ts'

/** A person's decision on one subset, which takes precedence over the decision from the data. */
export interface SubsetOverride {
  id: string
  applies: boolean
  /** Why, in a sentence; kept as the reason of the choice. */
  reason: string
}

export interface ApplicableOptions {
  /** Schema of the message: an identifier document is judged as the identifier subset and nothing else. */
  schema?: 'common' | 'identifier' | null
  /** Answers to `questionsFor`, such as `{ 'OWN-ACCOUNT': true }`. */
  answers?: Readonly<Record<string, boolean>>
  /** Subsets that a person adds or takes away; of two for one subset the later one counts. */
  overrides?: readonly SubsetOverride[]
  /** Countries that the route leads through besides those that the data name. */
  routeCountries?: readonly string[]
}

/**
 * Which subsets a consignment falls under, each with the reason in a sentence: those of the Union, then those of the Member
 * States on the route. The law leaves the question to the platform (Implementing Regulation (EU) 2025/2243, Annex (a)).
 */
export function applicableSubsets(consignment: Consignment, options: ApplicableOptions = {}): SubsetChoice[] {
  const overrides = new Map((options.overrides ?? []).map((override) => [override.id, override]))
  const kept = fromData(consignment, options).filter(({ id }) => !overrides.has(id))
  const added = [...overrides.values()].filter(({ id, applies }) => applies && subsetById(id))
  return [...kept, ...added.map(({ id, reason }) => ({ id, reason, byHand: true as const }))]
}

/**
 * Subsets of the Union that one would look for and that do not apply, each with the reason in a sentence: carriage on own account
 * (EU01, EU03), waste, whose subset is not established (EU04). A person's decision on a subset takes precedence over it.
 */
export function subsetsRuledOut(consignment: Consignment, options: ApplicableOptions = {}): SubsetChoice[] {
  if (options.schema === 'identifier') return []
  const view = viewOf(consignment)
  const overridden = new Set((options.overrides ?? []).map(({ id }) => id))
  return unionSubsetsRuledOut(view, journeyOf(view), options.answers ?? {}).filter(
    ({ id }) => !overridden.has(id),
  )
}

/**
 * The answers that rules go by: a person who adds the document of dangerous goods to goods that their document calls exempt declares that
 * they are not. Without it the subset would be chosen and every one of its rules silent.
 */
export function answersInForce(
  consignment: Consignment,
  { answers = {}, overrides = [] }: Pick<ApplicableOptions, 'answers' | 'overrides'>,
): Readonly<Record<string, boolean>> {
  const latest = new Map(overrides.map(({ id, applies }) => [id, applies]))
  const isAdded = [...latest].some(([id, applies]) => applies && isOfDangerousGoods(id))
  if (!isAdded || waiverOfAll(viewOf(consignment), answers) === null) return answers
  return { ...answers, [EXEMPT_QUESTION]: false }
}

const isOfDangerousGoods = (id: string) =>
  /^EU05[abc]$/.test(id) || NATIONAL_SUBSETS.find((subset) => subset.id === id)?.nature === 'dangerous-goods'

/** One of the subsets, or one of a Member State that serves the same end. */
export function servesEndOf(id: string, subsets: readonly string[]): boolean {
  if (subsets.includes(id)) return true
  const national = NATIONAL_SUBSETS.find((subset) => subset.id === id)
  return national?.nature !== 'waste' && subsets.includes(national?.counterpart ?? '')
}

/**
 * Paths of the values that decide whether a subset applies: the countries of taking over and delivery and, for cabotage, that of the
 * haulier or the vehicle; none where something else decides, such as the goods.
 */
export function basisOf(consignment: Consignment, id: string): readonly string[] {
  const nature = NATIONAL_SUBSETS.find((subset) => subset.id === id)?.nature
  if (!/^EU0[1-3]$/.test(id) && nature === undefined) return []
  const view = viewOf(consignment)
  const isCabotage = id === 'EU03' || nature === 'cabotage'
  const home = isCabotage ? (view.first('eFTI102') ?? view.first('eFTI620')) : undefined
  return [...journeyOf(view).basis, ...(home ? [home.path] : [])]
}

/** Are the goods taken over and delivered in one country? False where one of the two is not known. */
export function isDomesticCarriage(consignment: Consignment): boolean {
  return isDomestic(journeyOf(viewOf(consignment)))
}

function fromData(consignment: Consignment, options: ApplicableOptions): SubsetChoice[] {
  if (options.schema === 'identifier')
    return [{ id: 'identifier', reason: 'The message holds only the identifiers that a gate registers.' }]
  const view = viewOf(consignment)
  const journey = journeyOf(view)
  const answers: Answers = options.answers ?? {}
  const union = unionSubsets(view, journey, answers)
  const route = [...new Set([...journey.route, ...(options.routeCountries ?? [])])]
  return [...union, ...nationalSubsets({ ...journey, route }, union, whyWaste(view, answers) !== null)]
}
