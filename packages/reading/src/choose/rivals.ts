import type { Candidate } from '../proposers/candidate.ts'

/**
 * Who cannot be right together with a candidate: a word belongs to one value, a field has one value. Answers in the
 * order of `all`. Looked up by word, field and concept: a listing has thousands of candidates, and comparing each with
 * every other takes seconds.
 */
export function findRivals(all: readonly Candidate[]): Map<Candidate, Set<Candidate>> {
  const sharing = new Map<unknown, number[]>()
  all.forEach((candidate, at) => {
    for (const key of keysOf(candidate)) {
      const places = sharing.get(key)
      if (places) places.push(at)
      else sharing.set(key, [at])
    }
  })
  return new Map(
    all.map((candidate, at) => {
      const places = new Set<number>()
      for (const key of keysOf(candidate)) {
        for (const other of sharing.get(key) ?? []) places.add(other)
      }
      places.delete(at)
      const rivals = [...places]
        .sort((a, b) => a - b)
        .map((place) => all[place] as Candidate)
        .filter((other) => !stand(candidate, other))
      return [candidate, new Set(rivals)]
    }),
  )
}

function keysOf(candidate: Candidate): Set<unknown> {
  const keys = new Set<unknown>(candidate.words)
  for (const { place } of candidate.readings) keys.add(`path ${place.path}`)
  if (candidate.place !== 'pattern') keys.add(`concept ${candidate.concept}`)
  return keys
}

/** Several of a kind on one page, such as dangerous goods lines, stand beside each other, but no two for one field. */
function stand(a: Candidate, b: Candidate): boolean {
  const alike = a.place === 'pattern' && b.place === 'pattern' && a.concept === b.concept && a.page === b.page
  return alike && !a.readings.some((r) => b.readings.some((other) => other.place.path === r.place.path))
}
