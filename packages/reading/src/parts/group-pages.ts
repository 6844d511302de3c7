import { airSecurity } from '../kinds/air-security.ts'
import { other } from '../kinds/all-kinds.ts'
import { awb } from '../kinds/awb.ts'
import { bare, editDistance, wrongLettersAllowed } from '../words/compare.ts'

/** A page looked at as if it were a document by itself. */
export interface PageSeen {
  number: number
  /** Id of a kind; 'other' where no document begins here, as far as the page shows. */
  kind: string
  /** The page names itself in a heading, or is the filled-in form of its kind. */
  isHead: boolean
  /** The document's own number, as printed. */
  documentNumber: string | null
  /** Names of consignor and consignee, where both are given. */
  parties: readonly [string, string] | null
  /** 'Page 2 of 3'; `of` is null for 'Page 2'. */
  pageOf: { page: number; of: number | null } | null
}

/** Pages of a file that seem to be one document. */
export interface ProposedPart {
  /** From 1, in their order. */
  pages: number[]
  /** Id of a kind; 'other' where nothing shows which. */
  kind: string
  documentNumber: string | null
}

interface Part {
  pages: number[]
  /** The page that shows what the part is; null while none does. */
  head: PageSeen | null
}

/** Each page in exactly one part; empty unless two parts at least are headed by a page with evidence of its own. */
export function groupPages(pages: readonly PageSeen[]): ProposedPart[] {
  const parts: Part[] = []
  let current: Part | undefined
  for (const page of pages) {
    const copied = page.isHead ? parts.find(({ head }) => head && isCopy(head, page)) : undefined
    if (copied) {
      current = copied
    } else if (!current || beginsDocument(page, current.head)) {
      current = { pages: [], head: null }
      parts.push(current)
    }
    current.pages.push(page.number)
    if (page.isHead) current.head ??= page
  }
  if (parts.filter(({ head }) => head !== null).length < 2) return []
  return parts.map(({ pages: numbers, head }) => ({
    pages: numbers,
    kind: head?.kind ?? other.id,
    documentNumber: head?.documentNumber ?? null,
  }))
}

/** @param before the head of the part that the page before belongs to */
function beginsDocument(page: PageSeen, before: PageSeen | null): boolean {
  if (!page.isHead) return false
  if (isLaterPage(page) && !isNumberedApart(page, before)) return false
  if (before === null) return true
  if (page.kind === before.kind) return isAnother(page, before)
  // A declaration of the security status that goes with a waybill is judged together with it.
  if (page.kind === airSecurity.id && before.kind === awb.id) return false
  // A list that is attached to a note has its title, and the number of the note or none.
  return page.parties !== null || (page.documentNumber !== null && !isSameNumber(page, before))
}

const isLaterPage = ({ pageOf }: PageSeen) => pageOf !== null && pageOf.page > 1

/** '14/60' and 'sheet 2 of 4' may count movements and copies: with parties and a number of its own a page is a document all the same. */
const isNumberedApart = (page: PageSeen, before: PageSeen | null) =>
  page.parties !== null &&
  page.documentNumber !== null &&
  before !== null &&
  before.documentNumber !== null &&
  !isSameNumber(page, before)

/** Another sheet of the same document has its number, wherever in the file it is: 'copy for the consignee'. */
const isCopy = (a: PageSeen, b: PageSeen) => a.kind === b.kind && isSameNumber(a, b)

/** Of two documents of one kind: numbers of one series that differ, or other parties where one has no number. */
function isAnother(page: PageSeen, before: PageSeen): boolean {
  if (page.documentNumber === null || before.documentNumber === null) return hasOtherParties(page, before)
  if (isSameNumber(page, before)) return false
  return (
    page.parties !== null &&
    (isOneSeries(page.documentNumber, before.documentNumber) || hasOtherParties(page, before))
  )
}

function hasOtherParties({ parties: a }: PageSeen, { parties: b }: PageSeen): boolean {
  if (!a || !b) return false
  return !isAlike(bare(a[0]), bare(b[0])) || !isAlike(bare(a[1]), bare(b[1]))
}

/** A scan may have a wrong letter, and a copy may be cut. */
function isAlike(a: string, b: string): boolean {
  if (a.includes(b) || b.includes(a)) return true
  const allowed = wrongLettersAllowed(Math.max(a.length, b.length))
  return editDistance(a, b, allowed) <= allowed
}

const isSameNumber = ({ documentNumber: a }: PageSeen, { documentNumber: b }: PageSeen) =>
  a !== null && b !== null && signsOf(a) === signsOf(b)

const signsOf = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** 'A-118' and 'A-119'. */
const isOneSeries = (a: string, b: string) => shapeOf(a) === shapeOf(b)
const shapeOf = (number: string) => number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')
