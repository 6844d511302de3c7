import { isCalendarDate } from '../../values/date-time.ts'

/*
 * Regulation (EC) No 1072/2009, Article 8(2) and (2a), for one motor vehicle in one Member State, from the documents of its
 * carriages.
 *
 * Not covered:
 * - Article 8(2), third subparagraph, one operation within three days of an unladen entry: no document shows the entry.
 * - Operations in several Member States after one incoming carriage: each State is counted by itself.
 * - The two operations that the treaty with the United Kingdom allows its hauliers.
 */

const OPERATIONS_ALLOWED = 3
const DAYS_ALLOWED = 7
const DAYS_OF_PAUSE = 4
/** Without a date of delivery a lorry is taken to have been unloaded so many days after loading, at the latest. */
const JOURNEY_DAYS = 4
/** An operation that begins later than this after an unloading is taken to belong to a stay whose documents are not here. */
const SAME_STAY_DAYS = 14

export interface RoadCarriage {
  id: string
  /** Countries of taking over and of delivery. */
  from: string
  to: string
  /** Day of taking over, and of delivery where it is known: 'YYYY-MM-DD'. */
  takenOver: string
  delivered: string | null
  /** The vehicle or its haulier comes from another country than the one it loads in. */
  isForeign: boolean
}

export type CabotageBreach = 'operations' | 'days' | 'pause'

export interface CabotageOperation {
  /** Consignments that were carried together. */
  ids: readonly string[]
  from: string
  to: string
  /** Counted from the incoming carriage. */
  number: number
  breaches: readonly CabotageBreach[]
}

/** What a vehicle did in a Member State between coming in and leaving it. */
export interface CabotageStay {
  incoming: { id: string; unloaded: string; isAssumed: boolean } | null
  operations: readonly CabotageOperation[]
  /** The last day on which an operation may end; null where no incoming carriage is known. */
  lastDay: string | null
  left: number
  /** The first day after the pause. */
  freeAgain: string
}

interface Timed {
  id: string
  from: string
  to: string
  start: number
  end: number
  isDated: boolean
}

interface Work {
  ids: string[]
  start: number
  end: number
}

interface Stay {
  incoming: Timed | null
  works: { work: Work; breaches: CabotageBreach[] }[]
}

/** Stays of one vehicle in one Member State in the order of time. Doubtful cases are not breaches. */
export function cabotageStays(carriages: readonly RoadCarriage[], state: string): CabotageStay[] {
  const timed = carriages.flatMap(timedOf).sort(byTime)
  const foreign = new Set(carriages.filter(({ isForeign }) => isForeign).map(({ id }) => id))
  const isWork = ({ id, from, to }: Timed) => from === state && to === state && foreign.has(id)
  const elsewhere = timed.filter(({ from, to }) => from !== state || to !== state)
  const stays: Stay[] = []
  for (const work of together(timed.filter(isWork))) {
    const stay = stays.at(-1)
    const previous = stay?.works.at(-1)?.work
    const since = previous?.end ?? Number.NEGATIVE_INFINITY
    const incoming = elsewhere.findLast(
      ({ to, from, start, end }) => to === state && from !== state && start >= since && end <= work.start,
    )
    const hasLeft = elsewhere.some(({ start }) => start >= since && start < work.start)
    if (stay && previous && !hasLeft && isSameStay(stay, previous, work)) {
      stay.works.push({ work, breaches: breachesOf(stay, work) })
      continue
    }
    const hadPause = !previous || !hasLeft || work.start - previous.end > DAYS_OF_PAUSE
    const next: Stay = {
      incoming: incoming && !leftSince(elsewhere, incoming, work) ? incoming : null,
      works: [],
    }
    stays.push(next)
    next.works.push({ work, breaches: [...(hadPause ? [] : ['pause' as const]), ...breachesOf(next, work)] })
  }
  return stays.map(presented)
}

/** Nothing shows that it left. Without an incoming carriage a pause is enough for a stay of its own. */
function isSameStay({ incoming }: Stay, previous: Work, work: Work): boolean {
  if (work.start - previous.end <= DAYS_OF_PAUSE) return true
  return incoming !== null && work.start - incoming.end <= SAME_STAY_DAYS
}

function breachesOf({ incoming, works }: Stay, { start, end }: Work): CabotageBreach[] {
  const late = incoming ? lastDayOf(incoming) : Number.POSITIVE_INFINITY
  return [
    ...(works.length >= OPERATIONS_ALLOWED ? ['operations' as const] : []),
    ...(end > late && incoming && start - incoming.end <= SAME_STAY_DAYS ? ['days' as const] : []),
  ]
}

/** It took goods over in another country, or for another country, between being unloaded and this work. */
function leftSince(elsewhere: readonly Timed[], incoming: Timed, work: Work): boolean {
  return elsewhere.some((one) => one !== incoming && one.start >= incoming.end && one.start < work.start)
}

const lastDayOf = ({ start, end, isDated }: Timed) => (isDated ? end : start + JOURNEY_DAYS) + DAYS_ALLOWED

/** Goods that were on board at the same time are one operation, with several places of loading or unloading. */
function together(works: readonly Timed[]): Work[] {
  const groups: Work[] = []
  for (const { id, start, end } of works) {
    const last = groups.at(-1)
    if (last && start < last.end) {
      last.ids.push(id)
      last.end = Math.max(last.end, end)
    } else groups.push({ ids: [id], start, end })
  }
  return groups
}

function presented({ incoming, works }: Stay): CabotageStay {
  const end = Math.max(...works.map(({ work }) => work.end))
  return {
    incoming: incoming && {
      id: incoming.id,
      unloaded: dayAt(incoming.isDated ? incoming.end : incoming.start + JOURNEY_DAYS),
      isAssumed: !incoming.isDated,
    },
    operations: works.map(({ work, breaches }, at) => ({
      ids: work.ids,
      from: dayAt(work.start),
      to: dayAt(work.end),
      number: at + 1,
      breaches,
    })),
    lastDay: incoming && dayAt(lastDayOf(incoming)),
    left: Math.max(0, OPERATIONS_ALLOWED - works.length),
    freeAgain: dayAt(end + DAYS_OF_PAUSE + 1),
  }
}

const MILLISECONDS_A_DAY = 86_400_000

function timedOf({ id, from, to, takenOver, delivered }: RoadCarriage): Timed[] {
  const start = numberOf(takenOver)
  if (start === null) return []
  const end = delivered === null ? null : numberOf(delivered)
  const isDated = end !== null && end >= start
  return [{ id, from, to, start, end: isDated ? end : start, isDated }]
}

function numberOf(day: string): number | null {
  return isCalendarDate(day) ? Date.parse(`${day.slice(0, 10)}T00:00Z`) / MILLISECONDS_A_DAY : null
}

const dayAt = (number: number) => new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10)

/** Of carriages of one day the one that comes into a State is first: so the law is kept where the documents let it be. */
function byTime(left: Timed, right: Timed): number {
  const crosses = ({ from, to }: Timed) => (from === to ? 1 : 0)
  return (
    left.start - right.start ||
    crosses(left) - crosses(right) ||
    left.end - right.end ||
    (left.id < right.id ? -1 : 1)
  )
}
