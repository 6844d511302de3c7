import type { Concept } from '../fields/concepts.ts'
import { kinds, other } from '../kinds/all-kinds.ts'
import { awb } from '../kinds/awb.ts'
import { cim } from '../kinds/cim.ts'
import { cmr } from '../kinds/cmr.ts'
import { dangerousGoods } from '../kinds/dangerous-goods.ts'
import type { Kind } from '../kinds/kind.ts'
import { marksOf } from '../kinds/marks.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import { showsMessage } from '../proposers/air/message-elements.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { mentionsDangerousGoods } from './dangerous-content.ts'
import { alsoOfCarriage } from './evidence/also-of-carriage.ts'
import { goesByRail } from './evidence/by-rail.ts'
import { freightShown } from './evidence/freight-shown.ts'
import { isLetter } from './evidence/is-letter.ts'
import { likeliestKind } from './evidence/likeliest-kind.ts'
import { enoughOfOtherUse, otherUseOf } from './evidence/other-use.ts'
import { type FoundTitle, findTitles } from './find-titles.ts'
import { headsOtherUse, namesOtherUse, startsAsOther } from './heads/named-otherwise.ts'

export interface DetectedKind {
  kind: Kind
  confidence: number
  title: FoundTitle | null
  /** A person said so. */
  chosen?: true
  /** No name and nothing in it is proof: it is read as what it resembles most. */
  onlyLikely?: true
}

/** Threshold below which a paper is 'other': a wrong kind costs more than none. */
const enough = 0.55
/** Of a kind that was seen by what the paper holds, without a title. */
const byContent = 0.7
/** Of the likeliest kind of a paper that shows a consignment and names itself in no known words. */
const byLikeness = 0.5
/** The share of its concepts that a form must carry for its title to count in full. */
const fewestConcepts = 0.35
/** A form without a title must show so much of what only its kind prints. */
const fewestMarks = 0.25
/** Or so many of its boxes, with their numbers, and of its concepts. */
const fewestBoxes = { numbered: 4, core: 0.6 }

/** '7. Conditionnement', '8.(a) 1er transporteur', '16 Frachtführer' begins a line. */
const boxNumber = /^\W*\d{1,2}\s?[.)]?\s?(?:\(?\p{L}\)\s?)?\p{L}{2}/gmu
const hasBoxes = (kind: Kind) => Object.keys(kind.boxes).length > 0

/** The labels of the whole paper as forms of the kind print them. */
export type LabelsOf = (kind: Kind) => readonly Label[]

interface Paper {
  pages: readonly PageLayout[]
  text: string
  /** It shows parties and goods, in whatever words. */
  isFreight: boolean
  /** What speaks for a use that carries nothing, whatever the paper calls itself. */
  otherUse: number
  isLetter: boolean
}

interface Evidence {
  title: FoundTitle | null
  /** The share of the concepts of the form that the paper asks for. */
  core: number
  /** Concepts whose labels stand beside the numbers of their boxes. */
  numbered: number
  /** What speaks for the kind, about 0 to 1. */
  points: number
}

export function detectKind(pages: readonly PageLayout[], labelsOf: LabelsOf): DetectedKind {
  const printed = labelsOf(other)
  const { parties, goods, companies } = freightShown(pages, printed)
  const text = pages.flatMap(({ runs }) => runs.map((run) => textOf(run.words))).join('\n')
  const paper: Paper = {
    pages,
    text,
    isFreight: parties && goods,
    otherUse: otherUseOf(text),
    isLetter: isLetter(text),
  }
  const titles = asOfRail(findTitles(pages, printed, paper.isLetter), text)
  const weigh = (kind: Kind) => evidenceFor(kind, titles.get(kind) ?? null, paper, labelsOf(kind))
  const numbersBoxes = (text.match(boxNumber)?.length ?? 0) >= fewestBoxes.numbered
  let best: DetectedKind = { kind: other, confidence: 0, title: null }
  for (const kind of kinds) {
    // The note of the CMR also goes by its numbered boxes; the other forms are not told apart by theirs.
    const isNamed = titles.has(kind)
    const isMarked = marksOf(kind.id, text) >= fewestMarks
    if (!isNamed && !isMarked && !(numbersBoxes && hasBoxes(kind))) continue
    const { title, core, numbered, points } = weigh(kind)
    const isNumbered = numbered >= fewestBoxes.numbered && core >= fewestBoxes.core
    if (!isNamed && !isMarked && !isNumbered) continue
    if (!isNamed && !isNumbered && (core < fewestConcepts || !paper.isFreight)) continue
    const confidence = isNamed ? points : Math.min(byContent, points)
    if (confidence > best.confidence) best = { kind, confidence, title }
  }
  if (best.confidence >= enough) {
    const confidence = Math.min(0.99, best.confidence)
    const kind = best.kind.ofTrade && alsoOfCarriage(best.title, titles, text)
    return kind ? { kind, confidence, title: titles.get(kind) ?? null } : { ...best, confidence }
  }
  if (pages.some(showsMessage)) return { kind: awb, confidence: byContent, title: null }
  if (!namesOtherUse(pages) && mentionsDangerousGoods(pages, labelsOf(dangerousGoods)))
    return { kind: dangerousGoods, confidence: byContent, title: null }
  const likely = isOpen(paper)
    ? likeliestKind((kind) => weigh(kind).points, labelsOf, text, companies)
    : undefined
  if (likely) return { kind: likely.kind, confidence: byLikeness, title: null, onlyLikely: true }
  return { kind: other, confidence: Math.min(0.99, 1 - best.confidence), title: null }
}

/** A name that the notes of road and rail share is the railway's where the paper shows that it goes by rail. */
function asOfRail(titles: Map<Kind, FoundTitle>, text: string): Map<Kind, FoundTitle> {
  const shared = titles.get(cmr)
  if (!shared || !goesByRail(text)) return titles
  const own = titles.get(cim)
  const ofRail = own && own.strength >= shared.strength ? own : shared
  return new Map([...titles].filter(([kind]) => kind !== cmr)).set(cim, ofRail)
}

/** It shows a consignment, and says nowhere that it is of other use. */
const isOpen = ({ isFreight, pages, isLetter, otherUse }: Paper) =>
  isFreight && !isLetter && otherUse < enoughOfOtherUse && !namesOtherUse(pages)

function evidenceFor(
  kind: Kind,
  title: FoundTitle | null,
  { pages, text, isFreight, otherUse }: Paper,
  labels: readonly Label[],
): Evidence {
  const carried = new Set(labels.filter((l) => !l.loose).map((l) => merged(l.concept)))
  const core = kind.core.filter((c) => carried.has(merged(c))).length / kind.core.length
  const numbered = new Set(
    labels.filter((l) => l.boxNumber && kind.boxes[l.concept]?.includes(l.boxNumber)).map((l) => l.concept),
  ).size
  // 'Zlecenie' heads what names a CMR note only among its terms.
  const isNamedOther = title !== null && !isHead(title) && numbered === 0 && headsOtherUse(pages, labels)
  const isOther = (otherUse >= enoughOfOtherUse && !title?.alone) || isNamedOther
  const against = isOther || startsAsOther(kind, pages, labels, title) ? 0.45 : 0
  const points =
    (title?.strength ?? 0) * weightOfTitle(title, core, isFreight) +
    0.45 * core +
    Math.min(0.35, 0.06 * numbered) +
    marksOf(kind.id, text) * (title ? 0.5 : 1) -
    against
  return { title, core, numbered, points }
}

/** A title counts in full where the paper asks for what such a form does, or shows a consignment below its heading. */
function weightOfTitle(title: FoundTitle | null, core: number, isFreight: boolean): number {
  if (core >= fewestConcepts || (isFreight && title && isHead(title))) return 1
  return core > 0 && title?.alone ? 0.8 : 0.4
}

/** It heads the paper; what is named in passing is some other paper. */
const isHead = ({ strength, title }: FoundTitle) => strength > title.weight

/** A place of taking over counts as taking over, a buyer as the consignee, and so on. */
function merged(concept: Concept): Concept {
  if (concept === 'placeOfTakingOver' || concept === 'dateOfTakingOver') return 'takingOver'
  return concept === 'buyer' ? 'consignee' : concept
}
