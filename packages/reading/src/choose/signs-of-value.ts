import type { Candidate, Reading } from '../proposers/candidate.ts'
import type { ValueSigns } from '../weights/score-of.ts'
import { doubtsOf } from './doubts.ts'

/** What speaks for a chosen value, and against it: what others say of the same, what held, what is doubtful about it. */
export function signsOfValue(
  candidate: Candidate,
  reading: Reading,
  rivals: readonly Candidate[],
): ValueSigns {
  const others = rivals.flatMap((rival) =>
    rival.readings
      .filter((other) => other.place.path === reading.place.path)
      .map((other) => ({
        source: rival.source,
        words: other.span.words,
        isSame: JSON.stringify(other.value) === JSON.stringify(reading.value),
      })),
  )
  const own = new Set(reading.span.words)
  const agreeing = others.filter(({ isSame }) => isSame)
  const isAgreed = agreeing.some(({ source }) => source !== candidate.source)
  const isSaidAgain = agreeing.some(({ words }) => !words.some((word) => own.has(word)))
  return {
    signs: {
      agreed: isAgreed ? 1 : 0,
      'said-again': isSaidAgain ? 1 : 0,
      disputed: others.some(({ isSame }) => !isSame) ? 1 : 0,
      checked: reading.checks?.length ? 1 : 0,
    },
    doubts: doubtsOf(candidate, reading),
  }
}
