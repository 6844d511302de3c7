import type { Label } from '../candidates/find-labels.ts'
import type { Concept } from '../concepts.ts'
import type { PageLayout } from '../geometry/runs.ts'
import { kinds, other } from './all-kinds.ts'
import { tellsDangerousGoods } from './dangerous-content.ts'
import { dangerousGoods } from './dangerous-goods.ts'
import { type FoundTitle, findTitles, startsAsOther } from './find-titles.ts'
import type { Kind } from './kind.ts'

export interface DetectedKind {
  kind: Kind
  confidence: number
  title: FoundTitle | null
  /** A person said so. */
  chosen?: true
}

/** Threshold below which a paper is 'other': a wrong kind costs more than none. */
const enough = 0.55
/** Of a kind that was seen by what the paper holds, without a title. */
const byContent = 0.7
/** The share of its concepts that a form must carry for its title to count in full. */
const fewestConcepts = 0.35

/** The labels of the whole paper as forms of the kind print them. */
export type LabelsOf = (kind: Kind) => readonly Label[]

export function detectKind(pages: readonly PageLayout[], labelsOf: LabelsOf): DetectedKind {
  const titles = findTitles(pages, labelsOf(other))
  let best: DetectedKind = { kind: other, confidence: 0, title: null }
  for (const kind of kinds) {
    const title = titles.get(kind) ?? null
    // The note of the CMR also goes by its numbered boxes; the other forms are not told apart by theirs.
    if (!title && kind.id !== 'cmr') continue
    const confidence = confidenceIn(kind, title, pages, labelsOf(kind))
    if (confidence > best.confidence) best = { kind, confidence, title }
  }
  if (best.confidence >= enough) return { ...best, confidence: Math.min(0.99, best.confidence) }
  if (tellsDangerousGoods(pages, labelsOf(dangerousGoods)))
    return { kind: dangerousGoods, confidence: byContent, title: null }
  return { kind: other, confidence: Math.min(0.99, 1 - best.confidence), title: null }
}

function confidenceIn(
  kind: Kind,
  title: FoundTitle | null,
  pages: readonly PageLayout[],
  labels: readonly Label[],
): number {
  const carried = new Set(labels.filter((l) => !l.loose).map((l) => merged(l.concept)))
  const core = kind.core.filter((c) => carried.has(merged(c))).length / kind.core.length
  const numbered = new Set(
    labels.filter((l) => l.boxNumber && kind.boxes[l.concept]?.includes(l.boxNumber)).map((l) => l.concept),
  ).size
  const against = startsAsOther(kind, pages, labels, title) ? 0.45 : 0
  return (
    (title?.strength ?? 0) * (core >= fewestConcepts ? 1 : core > 0 && title?.alone ? 0.8 : 0.4) +
    0.45 * core +
    Math.min(0.35, 0.06 * numbered) -
    against
  )
}

/** A place of taking over counts as taking over, a buyer as the consignee, and so on. */
function merged(concept: Concept): Concept {
  if (concept === 'placeOfTakingOver' || concept === 'dateOfTakingOver') return 'takingOver'
  return concept === 'buyer' ? 'consignee' : concept
}
