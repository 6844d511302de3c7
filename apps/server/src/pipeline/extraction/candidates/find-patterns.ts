import { placeOf } from '../field-map.ts'
import { cut, type Span } from '../geometry/span.ts'
import { containersIn } from '../normalise/identifiers.ts'
import { dangerousLinesIn } from '../normalise/un-line.ts'
import type { Candidate, Reading } from './candidate.ts'

/** Values that tell what they are by their own shape, wherever they stand. */
export function patternCandidates(lines: readonly Span[], page: number): Candidate[] {
  return [...dangerousGoods(lines, page), ...containers(lines, page)]
}

function dangerousGoods(lines: readonly Span[], page: number): Candidate[] {
  let number = 0
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    const wrapped =
      next && !/UN\s?\d{4}/.test(next.text)
        ? { text: `${line.text} ${next.text}`, words: [...line.words, ...next.words] }
        : line
    const complete = dangerousLinesIn(line.text).every((d) => d.hazardClass)
    const span = complete ? line : wrapped
    return dangerousLinesIn(span.text).map((found) => {
      number++
      const piece = cut(span, found.at, found.at + found.asWritten.length)
      const readings: Reading[] = [
        {
          place: placeOf('unNumber', number),
          value: found.unNumber,
          span: piece,
          checks: ['a description as in ADR 5.4.1.1.1'],
        },
      ]
      if (found.name)
        readings.push({ place: placeOf('properShippingName', number), value: found.name, span: piece })
      if (found.hazardClass)
        readings.push({ place: placeOf('hazardClass', number), value: found.hazardClass, span: piece })
      if (found.packingGroup)
        readings.push({ place: placeOf('packingGroup', number), value: found.packingGroup, span: piece })
      if (found.tunnelCode)
        readings.push({ place: placeOf('tunnelCode', number), value: found.tunnelCode, span: piece })
      if (number === 1) readings.push({ place: placeOf('dangerousGoods'), value: true, span: piece })
      return patternCandidate('unNumber', readings, page, found.hazardClass ? 0.9 : 0.75, found.asWritten)
    })
  })
}

/** A container number needs no label where its check digit holds. */
function containers(lines: readonly Span[], page: number): Candidate[] {
  const held = lines.flatMap((line) =>
    containersIn(line.text)
      .filter((c) => c.checkDigitHolds)
      .map((c) => ({ line, c })),
  )
  const seen = new Set<string>()
  const readings = held.flatMap(({ line, c }): Reading[] => {
    if (seen.has(c.number)) return []
    seen.add(c.number)
    const span = cut(line, c.at, c.at + c.asWritten.length)
    return [
      { place: placeOf('carriedContainer', seen.size), value: c.number, span, checks: ['check digit holds'] },
      { place: placeOf('carriedCategory', seen.size), value: 'CN', span },
    ]
  })
  return readings.length > 0
    ? [patternCandidate('containerNumber', readings, page, 0.8, [...seen].join(', '))]
    : []
}

/** Patterns lie inside other values (a UN line in the goods text), so they claim no words for themselves. */
const patternCandidate = (
  concept: Candidate['concept'],
  readings: Reading[],
  page: number,
  score: number,
  text: string,
): Candidate => ({
  concept,
  readings,
  page,
  score,
  text,
  fit: 1,
  label: null,
  place: 'pattern',
  words: new Set(),
})
