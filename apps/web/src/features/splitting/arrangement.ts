import type { ArrangedPage, ProposedPart } from '@efti-hub/contract'

/** Pages of a file in the documents that are to be made of it. A page is in exactly one of them, or left out. */
export interface Arranged {
  documents: readonly (readonly ArrangedPage[])[]
  removed: readonly ArrangedPage[]
}

export type ArrangeAct =
  | { act: 'turn' | 'start-here' | 'join' | 'remove' | 'put-back'; page: number }
  | { act: 'step'; page: number; by: -1 | 1 }
  /** Before another page, or at the end of a document. */
  | { act: 'move'; page: number; before: number }
  | { act: 'append'; page: number; document: number }
  | { act: 'start-over'; to: Arranged }

const asItIs = (number: number): ArrangedPage => ({ number, turn: 0 })

/** As proposed; without a proposal all pages are one document. */
export function arrangedAs(proposed: readonly ProposedPart[], pages: readonly number[]): Arranged {
  const documents = proposed.length > 0 ? proposed.map((part) => part.pages) : [pages]
  return { documents: documents.map((numbers) => numbers.map(asItIs)), removed: [] }
}

export function arrange(before: Arranged, act: ArrangeAct): Arranged {
  if (act.act === 'start-over') return act.to
  const { page } = act
  const at = placeOf(before, page)
  if (act.act === 'put-back') return putBack(before, page)
  if (!at) return before
  const placed = before.documents[at.document]?.[at.index]
  if (!placed) return before
  switch (act.act) {
    case 'turn':
      return mapPages(before, (one) => (one.number === page ? { ...one, turn: nextTurn(one.turn) } : one))
    case 'start-here':
      return at.index === 0 ? before : cutAt(before, at)
    case 'join':
      return at.document === 0 ? before : joined(before, at.document)
    case 'remove':
      return { documents: without(before, page), removed: [...before.removed, placed] }
    case 'step':
      return step(before, placed, at, act.by)
    case 'move':
      return act.before === page ? before : insert(before, placed, act.before)
    case 'append': {
      const documents = before.documents.map((pages, document) => {
        const others = pages.filter(({ number }) => number !== page)
        return document === act.document ? [...others, placed] : others
      })
      return { ...before, documents: filled(documents) }
    }
  }
}

interface PlaceInArrangement {
  document: number
  index: number
}

/** Undefined for a page that is left out. */
export function placeOf({ documents }: Arranged, page: number): PlaceInArrangement | undefined {
  for (const [document, pages] of documents.entries()) {
    const index = pages.findIndex(({ number }) => number === page)
    if (index >= 0) return { document, index }
  }
  return undefined
}

const filled = (documents: readonly (readonly ArrangedPage[])[]) =>
  documents.filter((pages) => pages.length > 0)

const without = ({ documents }: Arranged, page: number) =>
  filled(documents.map((pages) => pages.filter(({ number }) => number !== page)))

const mapPages = (before: Arranged, change: (page: ArrangedPage) => ArrangedPage): Arranged => ({
  ...before,
  documents: before.documents.map((pages) => pages.map(change)),
})

const TURNS = [0, 90, 180, 270] as const
const nextTurn = (turn: ArrangedPage['turn']) => TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length] ?? 0

function cutAt(before: Arranged, { document, index }: PlaceInArrangement): Arranged {
  const documents = before.documents.flatMap((pages, at) =>
    at === document ? [pages.slice(0, index), pages.slice(index)] : [pages],
  )
  return { ...before, documents }
}

function joined(before: Arranged, document: number): Arranged {
  const documents = before.documents.flatMap((pages, at) => {
    if (at === document) return []
    return [at === document - 1 ? [...pages, ...(before.documents[document] ?? [])] : pages]
  })
  return { ...before, documents }
}

/** By one place; over the edge of a document into the one beside it. */
function step(before: Arranged, placed: ArrangedPage, at: PlaceInArrangement, by: -1 | 1): Arranged {
  const pages = before.documents[at.document] ?? []
  const to = at.index + by
  if (to >= 0 && to < pages.length) {
    const others = pages.filter(({ number }) => number !== placed.number)
    const moved = [...others.slice(0, to), placed, ...others.slice(to)]
    return { ...before, documents: before.documents.map((one, i) => (i === at.document ? moved : one)) }
  }
  const beside = at.document + by
  if (beside < 0 || beside >= before.documents.length) return before
  const documents = before.documents.map((one, i) => {
    const others = one.filter(({ number }) => number !== placed.number)
    if (i !== beside) return others
    return by < 0 ? [...others, placed] : [placed, ...others]
  })
  return { ...before, documents: filled(documents) }
}

function insert(before: Arranged, placed: ArrangedPage, target: number): Arranged {
  const documents = without(before, placed.number).map((pages) =>
    pages.flatMap((page) => (page.number === target ? [placed, page] : [page])),
  )
  return { ...before, documents }
}

/** Behind the page that it followed in the file, wherever that is now; or at the beginning. */
function putBack(before: Arranged, page: number): Arranged {
  const placed = before.removed.find(({ number }) => number === page)
  if (!placed) return before
  const removed = before.removed.filter(({ number }) => number !== page)
  const earlier = before.documents.flat().filter(({ number }) => number < page)
  const behind = Math.max(0, ...earlier.map(({ number }) => number))
  if (behind === 0) {
    const [first = [], ...others] = before.documents
    return { documents: [[placed, ...first], ...others], removed }
  }
  const documents = before.documents.map((pages) =>
    pages.flatMap((one) => (one.number === behind ? [one, placed] : [one])),
  )
  return { documents, removed }
}

/** All pages of the file, in one document and as they are: nothing would change. */
export function isAsItWas({ documents, removed }: Arranged): boolean {
  const [only = []] = documents
  return (
    documents.length === 1 &&
    removed.length === 0 &&
    only.every(({ number, turn }, at) => number === at + 1 && turn === 0)
  )
}

/** What a document was recognised as: of the first of its pages that a proposed document begins with. */
export function recognisedAs(
  pages: readonly ArrangedPage[],
  proposed: readonly ProposedPart[],
): ProposedPart | undefined {
  for (const { number } of pages) {
    const part = proposed.find((one) => one.pages[0] === number)
    if (part) return part.kind === 'other' ? undefined : part
  }
  return undefined
}
