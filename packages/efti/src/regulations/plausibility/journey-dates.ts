import type { GivenValue, View } from '../../rules/view.ts'
import { compareDates } from '../../values/date-time.ts'
import { type ContradictingPair, standOut } from './stand-out.ts'

export type Step = 'taking over' | 'loading' | 'unloading' | 'delivery'

export interface JourneyDate {
  step: Step
  given: GivenValue
}

export interface WrongDate {
  date: JourneyDate
  /** One of those that it contradicts. */
  against: JourneyDate
  /** It lies before that one and should not; else after. */
  isEarlier: boolean
}

export interface DatePair {
  wrong: readonly WrongDate[]
  /** Dates that could be compared with another and agree. */
  right: readonly JourneyDate[]
}

type Pair = readonly [earlier: JourneyDate, later: JourneyDate]

const LEG = 'ASBIE1098'
const LEG_NUMBER = 'eFTI1022'
const judged = new WeakMap<View, DatePair>()

/** Compares the dates of the journey once for all rules about them. */
export function contradictionsIn(view: View): DatePair {
  let known = judged.get(view)
  if (!known) {
    known = judge(pairsOf(view))
    judged.set(view, known)
  }
  return known
}

/** What happened is compared with what happened, a plan with a plan: only a late plan of delivery is compared with the taking over. */
function pairsOf(view: View): Pair[] {
  const taken = dates(view, '', 'taking over', 'eFTI39')
  const delivered = dates(view, '', 'delivery', 'eFTI188')
  const planned = ['eFTI190', 'eFTI1180'].flatMap((id) => dates(view, '', 'delivery', id))
  const legs = legsInOrder(view)
  const happened = legs.byLeg.map((leg) => [
    ...dates(view, leg, 'loading', 'eFTI583'),
    ...dates(view, leg, 'unloading', 'eFTI596'),
  ])
  const chains = legs.isOrdered
    ? [[...taken, ...happened.flat(), ...delivered]]
    : happened.map((leg) => [...taken, ...leg, ...delivered])
  const plans = legs.byLeg.map((leg) => [
    ...dates(view, leg, 'loading', 'eFTI585'),
    ...dates(view, leg, 'unloading', 'eFTI598'),
    ...dates(view, '', 'delivery', 'eFTI190'),
  ])
  const takenAndPlanned = planned.flatMap((plan) => taken.map((date): Pair => [date, plan]))
  return [...[...chains, ...plans].flatMap(neighbours), ...takenAndPlanned]
}

/** The first date of the element inside the instance, as a list of none or one. */
function dates(view: View, instance: string, step: Step, id: string): JourneyDate[] {
  const given = view.within(instance, id)[0]
  if (!given) return []
  const known = made.get(given)
  if (known) return [known]
  const date = { step, given }
  made.set(given, date)
  return [date]
}

/** One object for each date, in however many pairs it is. */
const made = new WeakMap<GivenValue, JourneyDate>()

/** By their numbers; where these are missing or doubled, each leg is looked at alone. */
function legsInOrder(view: View): { byLeg: readonly string[]; isOrdered: boolean } {
  const legs = view.instances(LEG)
  if (legs.length < 2) return { byLeg: legs.length === 0 ? [NO_LEG] : legs, isOrdered: true }
  const numbers = new Map(legs.map((leg) => [leg, view.within(leg, LEG_NUMBER)[0]?.value]))
  const distinct = new Set([...numbers.values()].filter((number) => typeof number === 'number'))
  if (distinct.size < legs.length) return { byLeg: legs, isOrdered: false }
  const order = (leg: string) => Number(numbers.get(leg))
  return { byLeg: [...legs].sort((left, right) => order(left) - order(right)), isOrdered: true }
}

/** An instance that no consignment has. */
const NO_LEG = 'none'

/** Each with the next and the one after it: with these in order all are, and a date that stands out has most against it. */
function neighbours(chain: readonly JourneyDate[]): Pair[] {
  return chain.flatMap((earlier, n) => chain.slice(n + 1, n + 3).map((later): Pair => [earlier, later]))
}

function judge(pairs: readonly Pair[]): DatePair {
  const compared = pairs.map((pair) => ({ pair, order: orderOf(pair) })).filter(({ order }) => order !== null)
  // Of two that contradict only each other the later event is the one reported.
  const contradictions = compared
    .filter(({ order }) => order === 1)
    .map(({ pair: [earlier, later] }) => ({ between: [later, earlier] as const }))
  const wrong = standOut<JourneyDate, ContradictingPair<JourneyDate>>(contradictions).map(
    ({ value, pair }) => {
      const [later, earlier] = pair.between
      const isEarlier = later === value
      return { date: value, against: isEarlier ? earlier : later, isEarlier }
    },
  )
  const reported = new Set(wrong.map(({ date }) => date))
  const all = new Set(compared.flatMap(({ pair }) => pair))
  return { wrong, right: [...all].filter((date) => !reported.has(date)) }
}

/** Documents are signed before or after loading on the same day, so taking over and loading are compared by their days. */
function orderOf([earlier, later]: Pair): -1 | 0 | 1 | null {
  const length = earlier.step === 'taking over' && later.step === 'loading' ? 'YYYY-MM-DD'.length : undefined
  const [left, right] = [earlier, later].map(({ given }) => String(given.value).slice(0, length))
  return compareDates(left ?? '', right ?? '')
}
