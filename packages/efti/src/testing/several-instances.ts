import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'

/** What sums up instances, by the depth at which those are: with twice as many of them it is twice as large. */
const SUMS: readonly ReadonlySet<string>[] = [
  new Set(['eFTI41', 'eFTI43', 'eFTI45', 'eFTI47', 'eFTI746', 'eFTI790']),
  new Set(['eFTI41', 'eFTI43', 'eFTI45', 'eFTI383', 'eFTI746', 'eFTI790']),
]
/** A class in a path, with its number: the value is inside an instance of it. */
const INSTANCE = /\[(\d+)\]\//g
const DEEPEST = 3
/** A second signature or mark beside the first makes up for the first: what is taken away then is not missed. */
const ONCE = /\/(?:shippingMarks|confirmedDocumentAuthentication)\[$/
/** Labels are those of the goods, on whichever of their packages they are given. */
const LABELS = 'eFTI301'

/**
 * The same with a second instance beside every instance of a class that may repeat, at each depth: two legs, two units with two
 * containers each, twice as many goods lines. What is mandatory is then mandatory in all of them.
 */
export function withSeveralInstances(consignment: Consignment): Consignment {
  let { values } = consignment
  for (let depth = 0; depth < DEEPEST; depth += 1) values = withSecondAt(depth, values)
  return { values }
}

function withSecondAt(depth: number, values: readonly ConsignmentValue[]): ConsignmentValue[] {
  const summed = values.map((entry) =>
    SUMS[depth]?.has(entry.eftiId) ? { ...entry, value: twice(entry.value) } : entry,
  )
  return [...summed, ...summed.flatMap((entry) => copyOf(entry, depth, values))]
}

function copyOf(
  entry: ConsignmentValue,
  depth: number,
  all: readonly ConsignmentValue[],
): ConsignmentValue[] {
  const at = [...entry.path.matchAll(INSTANCE)][depth]
  if (!at) return []
  const before = entry.path.slice(0, at.index + 1)
  if (ONCE.test(before) || (entry.eftiId === LABELS && before.endsWith('Package['))) return []
  const numbers = all.flatMap(({ path }) =>
    path.startsWith(before) ? [Number.parseInt(path.slice(before.length), 10)] : [],
  )
  const number = Number(at[1]) + Math.max(...numbers)
  const path = `${before}${number}${entry.path.slice(before.length + String(at[1]).length)}`
  return [{ ...entry, path, ...(entry.eftiId === 'eFTI1022' ? { value: number } : {}), ...later(entry) }]
}

/** The second round of legs follows the first. */
function later({ path, value }: ConsignmentValue): Partial<ConsignmentValue> {
  const isOfLeg = path.startsWith('mainCarriageTransportMovement') && typeof value === 'string'
  return isOfLeg && /^2026-11-1[68]/.test(value)
    ? { value: value.replace(/^2026-11-1[68]/, '2026-11-19') }
    : {}
}

function twice(value: ConsignmentValue['value']): ConsignmentValue['value'] {
  if (typeof value === 'number') return 2 * value
  return typeof value === 'object' ? { ...value, value: 2 * value.value } : value
}
