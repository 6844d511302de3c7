import { overlapX } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate } from '../candidate.ts'

const shipper = new RegExp(String.raw`(?<!\p{L})(?:${phrase('sender')})`, 'iu')
const others = new RegExp(String.raw`(?<!\p{L})(?:${phrase('otherSigner')})`, 'iu')
/** So many heights of type above a date its box or paragraph says who signs it. */
const reach = 16

/**
 * Who gives a day and a place on a paper for dangerous goods: the shipper who declares them, or another, such as who packed
 * the container; undefined where the words above and before say nothing.
 */
export function signedBy(run: Run, { runs }: PageLayout): 'shipper' | 'other' | undefined {
  const above = runs.filter(
    (r) =>
      r === run ||
      (r.region === run.region &&
        r.box[1] < run.box[1] &&
        run.box[1] - r.box[3] < reach * run.size &&
        (run.region > 0 || Math.abs(r.box[0] - run.box[0]) < 2 * run.size) &&
        overlapX(r.box, run.box) > 0),
  )
  for (const line of above.toSorted((a, b) => b.box[1] - a.box[1])) {
    const text = textOf(line.words)
    const [own, other] = [text.search(shipper), text.search(others)]
    if (own >= 0 || other >= 0) return other < 0 || (own >= 0 && own < other) ? 'shipper' : 'other'
  }
  return undefined
}

/** Of several places and days under labels those of the shipper, where others say that they are not. */
export function ofShipper(labelled: readonly Candidate[], layout: PageLayout): Candidate[] {
  const signed = labelled.filter(
    (c) => (c.concept === 'established' || c.concept === 'dateOfIssue') && c.label !== null,
  )
  if (signed.length < 2) return [...labelled]
  const by = new Map(signed.map((candidate) => [candidate, signerOf(candidate, layout)]))
  const isGiven = signed.some((candidate) => by.get(candidate) !== 'other')
  return labelled.filter((candidate) => !isGiven || by.get(candidate) !== 'other')
}

function signerOf({ label, readings }: Candidate, layout: PageLayout) {
  const word = readings[0]?.span.words[0] ?? [...(label?.words ?? [])][0]
  const run = layout.runs.find((r) => word && r.words.includes(word))
  return run && signedBy(run, layout)
}
