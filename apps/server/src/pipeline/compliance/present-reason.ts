import type { ValueReason } from '@efti-hub/contract'

/** What extraction kept of its reasons, in the shape that the reading of that day gave them. */
export function presentReason(why: Readonly<Record<string, unknown>>): ValueReason {
  const { label, box, place, line, checks, repairs, competedWith, learnedFrom, derived } = why
  const { suggestedBy, answered, agreedBy } = why
  return {
    ...(typeof label === 'string' && { label }),
    ...(typeof box === 'number' && { box }),
    ...(typeof place === 'string' && { place }),
    ...(typeof line === 'number' && { line }),
    checks: textsIn(checks),
    repairs: textsIn(repairs),
    competedWith: textsIn(competedWith),
    ...(typeof learnedFrom === 'string' && { learnedFrom }),
    ...(typeof derived === 'string' && { derived }),
    ...(typeof suggestedBy === 'string' && { suggestedBy }),
    ...(typeof answered === 'string' && { answered }),
    ...(agreedBy !== undefined && { agreedBy: textsIn(agreedBy) }),
  }
}

/** Of a text, texts, or things that carry a text. */
function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  if (!Array.isArray(given)) return []
  return given.flatMap((one: unknown) => {
    if (typeof one === 'string') return [one]
    return typeof one === 'object' && one !== null && 'text' in one ? textsIn(one.text) : []
  })
}
