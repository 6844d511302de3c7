import type { Concept } from '../fields/concepts.ts'
import type { PageLayout } from '../layout/runs.ts'
import type { Candidate } from '../proposers/candidate.ts'
import { headNumber } from '../proposers/find-patterns.ts'
import { isBelieved, scoreOf } from '../weights/score-of.ts'
import { bare, editDistance, wrongLettersAllowed } from '../words/compare.ts'
import { detectKind, type LabelsOf } from './detect-kind.ts'

/** A page of a file, and what its labels lead to. */
export interface PageOfFile {
  layout: PageLayout
  labelled: readonly Candidate[]
}

/** By what a paper is known again on its copies. */
interface Paper {
  consignor: string
  consignee: string
  number: string | undefined
}

/** By itself a page must be seen so clearly as a paper with a title. */
const clearly = 0.7

/**
 * How many papers begin on later pages of a file: each is a paper by itself, and names another sender or recipient or bears
 * another number than those before. Copies of one note, and lists that go with it, are none.
 */
export function furtherPapers(
  pages: readonly PageOfFile[],
  labelsOf: (page: PageLayout) => LabelsOf,
): number {
  const seen: Paper[] = []
  for (const page of pages) {
    const paper = paperOf(page)
    if (!paper || seen.some((one) => isSame(one, paper))) continue
    if (seen.length === 0 || isPaper(page.layout, labelsOf(page.layout))) seen.push(paper)
  }
  return Math.max(0, seen.length - 1)
}

function isPaper(layout: PageLayout, labelsOf: LabelsOf): boolean {
  const { kind, confidence, title } = detectKind([layout], labelsOf)
  return kind.id !== 'other' && title !== null && confidence >= clearly
}

function paperOf({ layout, labelled }: PageOfFile): Paper | undefined {
  const consignor = partyOf(labelled, 'consignor')
  const consignee = partyOf(labelled, 'consignee')
  if (!consignor || !consignee) return undefined
  const own =
    labelled.find(({ concept }) => concept === 'documentNumber') ?? headNumber({ ...layout, number: 1 })[0]
  return { consignor, consignee, number: own?.readings[0]?.span.text }
}

/** Its name, where its address is given too: who signs at the foot of a page is only named. */
function partyOf(labelled: readonly Candidate[], concept: Concept): string | undefined {
  const [best] = labelled
    .filter((c) => c.concept === concept && isBelieved(c))
    .sort((a, b) => scoreOf(b) - scoreOf(a))
  const textAt = (part: RegExp) => best?.readings.find(({ place }) => part.test(place.path))?.span.text
  const name = textAt(/\/name(?:\[1\])?$/)
  return name && textAt(/\/cityName(?:\[1\])?$/) ? bare(name) : undefined
}

const isSame = (a: Paper, b: Paper) =>
  isAlike(a.consignor, b.consignor) && isAlike(a.consignee, b.consignee) && !areNumbered(a, b)

/** 'A-118' and 'A-119': two numbers of one series. */
const areNumbered = ({ number: a }: Paper, { number: b }: Paper) =>
  a !== undefined && b !== undefined && a !== b && shapeOf(a) === shapeOf(b)

const shapeOf = (number: string) => number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')

/** A scan may have a wrong letter, and a copy may be cut. */
function isAlike(a: string, b: string): boolean {
  if (a.includes(b) || b.includes(a)) return true
  const allowed = wrongLettersAllowed(Math.max(a.length, b.length))
  return editDistance(a, b, allowed) <= allowed
}
