import { plainPath } from '@efti-hub/efti'
import { evidenceOf } from '../choose/values-of.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import type { Word } from '../layout/pages.ts'
import type { PageLayout } from '../layout/runs.ts'
import type { Proposal } from './propose-values.ts'

/** Proposals below this are not taken. Chosen on documents of writers that the reader was not trained on. */
const TAKEN_FROM = 0.5
/** What nobody but the learned reader says is never shown as certain. */
const MOST = 0.8
/** From fewer values that the rules are not unsure of, a page may be no document at all, or a form that nobody filled in. */
const FEWEST = 8
const NOT_UNSURE = 0.5

/** On documents of other writers it was wrong in these as often as right, or nearly, or gained little where a wrong one does harm. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'documentNumber',
  'vehicle',
  'equipment',
  'seal',
  'containerSeal',
  'movementNumber',
  'properShippingName',
  'technicalName',
  'unNumber',
  'hazardClass',
  'packingGroup',
])
/** Of a place it is right in the name only. */
const ONLY_NAMED: ReadonlySet<string> = new Set(['placeOfTakingOver', 'placeOfDelivery'])

/** Values of fields on which the rules are silent. Nothing that the rules read is replaced. */
export function fillSilence(
  values: readonly ExtractedValue[],
  proposals: readonly Proposal[],
  pages: readonly PageLayout[],
): ExtractedValue[] {
  if (values.filter(({ confidence }) => confidence >= NOT_UNSURE).length < FEWEST) return []
  const silent = proposals.filter(isOffered).filter(isSilent(values))
  const best = new Map<string, Proposal>()
  for (const one of silent) {
    const { path } = one.reading.place
    if (one.share > (best.get(path)?.share ?? 0)) best.set(path, one)
  }
  return [...best.values()].map((proposal) => filledBy(proposal, pages))
}

const isOffered = ({ tag, share, reading }: Proposal) =>
  share >= TAKEN_FROM &&
  !LEFT_OUT.has(tag) &&
  (!ONLY_NAMED.has(tag) || plainPath(reading.place.path).endsWith('/name'))

/** Nothing is said of the field, in whichever line of a list, and nobody else has that name. */
function isSilent(values: readonly ExtractedValue[]) {
  const fields = new Set(values.map(({ path }) => plainPath(path)))
  const names = new Set(values.flatMap(({ path, value }) => (isParty(path) ? [value] : [])))
  return ({ reading: { place, value } }: Proposal) =>
    !fields.has(plainPath(place.path)) && !(isParty(place.path) && names.has(value))
}

const isParty = (path: string) => /^[a-zA-Z]+\/name\[1\]$/.test(path) && !path.includes('Location/')

function filledBy({ reading, share, page }: Proposal, pages: readonly PageLayout[]): ExtractedValue {
  const { place, value, span, attributes, checks = [] } = reading
  const sure = Math.min(MOST, share) * confidenceOf(span.words)
  return {
    ...place,
    value,
    asWritten: span.text,
    ...(attributes ? { attributes } : {}),
    confidence: Math.round(1000 * sure) / 1000,
    source: 'text',
    evidence: evidenceOf(span, page, pages),
    why: {
      label: null,
      place: 'learned',
      score: Math.round(100 * share) / 100,
      checks,
      repairs: [],
      competedWith: [],
    },
  }
}

/** How well the words were recognised. */
const confidenceOf = (words: readonly Word[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)
