import type { Word } from '../../../recognition/recognised.ts'
import { sameLine } from '../../geometry/box.ts'
import { inLines } from '../../geometry/lines.ts'
import { type PageLayout, type Run, textOf } from '../../geometry/runs.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { measuresIn } from '../../normalise/measures.ts'
import { type Packed, packedIn } from '../statements/packed-in.ts'

/** Goods that a paper describes in a few lines, without headings. */
export interface Item {
  page: number
  name: Run
  packed: (Packed & { span: Span }) | undefined
  /** All of its lines, with what stands beside them, from the name on. */
  lines: Span[]
  /** Pieces of its lines that a stroke or a dot parts. */
  pieces: Span[]
  foot: number
}

/** Two make a list. */
const fewestItems = 2
const mostLines = 9
/** Lines that begin so near to each other are one column. */
const sameStart = 2.5
/** A wider gap, in heights of type, parts two items; type so much larger begins the next one. */
const gapOfItems = 0.75
const largerType = 1.08

/**
 * Goods one below the other, each with its name and, below it, the packages that hold it; or numbered, each with its mass or
 * its price: an invoice without a table, a card for each.
 */
export function findItems(layout: PageLayout, labelled: ReadonlySet<Word>): Item[] {
  const starts = new Map<number, Run[]>()
  for (const run of layout.runs) {
    const own = [...starts.keys()].find((x) => Math.abs(x - run.box[0]) < sameStart)
    if (own === undefined) starts.set(run.box[0], [run])
    else starts.get(own)?.push(run)
  }
  const lists = [...starts.values()].map((column) => longestList(itemsOf(column, layout, labelled)))
  return lists.reduce((best, list) => (list.length > best.length ? list : best), [])
}

/** The longest sequence of blocks that are all items; undefined stands for a block that is none. */
function longestList(blocks: readonly (Item | undefined)[]): Item[] {
  let best: Item[] = []
  let open: Item[] = []
  for (const item of [...blocks, undefined]) {
    if (item) open.push(item)
    else {
      if (open.length > best.length) best = open
      open = []
    }
  }
  return best.length >= fewestItems ? best : []
}

function itemsOf(
  column: readonly Run[],
  layout: PageLayout,
  labelled: ReadonlySet<Word>,
): (Item | undefined)[] {
  const sorted = column.toSorted((a, b) => a.box[1] - b.box[1])
  const blocks: Run[][] = []
  for (const run of sorted) {
    const before = blocks.at(-1)?.at(-1)
    const begins =
      !before ||
      before.region !== run.region ||
      run.box[1] - before.box[3] > gapOfItems * Math.min(run.size, before.size) ||
      run.size > largerType * before.size ||
      numberBeside(run, layout) !== undefined
    if (begins) blocks.push([run])
    else blocks.at(-1)?.push(run)
  }
  let next = 1
  return blocks.map((block) => {
    const [name] = block
    const number = name && numberBeside(name, layout)
    const isNext = number !== undefined && number === next
    if (isNext) next++
    return name && itemOf(name, block, isNext, layout, labelled)
  })
}

/** '1.', '2)' on the line of a text, left of it. */
function numberBeside(run: Run, { runs }: PageLayout): number | undefined {
  const beside = runs.find(
    (other) =>
      other.box[2] <= run.box[0] && run.box[0] - other.box[2] < 4 * run.size && sameLine(other.box, run.box),
  )
  const digits = beside && /^(\d{1,3})[.)]?$/.exec(textOf(beside.words))?.[1]
  return digits ? Number(digits) : undefined
}

function itemOf(
  name: Run,
  block: readonly Run[],
  isNumbered: boolean,
  layout: PageLayout,
  labelled: ReadonlySet<Word>,
): Item | undefined {
  const text = textOf(name.words)
  const isName = /^["“„«]?\p{L}/u.test(text) && /\p{L}{3}/u.test(text) && !/:$/.test(text)
  if (!isName || block.length > mostLines || name.words.some((word) => labelled.has(word))) return undefined
  const foot = block.at(-1)?.box[3] ?? name.box[3]
  const own = layout.runs.filter(
    (run) =>
      run.box[0] > name.box[0] - sameStart &&
      (run.region === name.region || run.region === 0) &&
      block.some((line) => sameLine(line.box, run.box)),
  )
  const lines = inLines(own).map((line) => spanOf(line.flatMap((run) => run.words)))
  const pieces = own.flatMap((run) => piecesOf(run.words))
  const counted = pieces
    .filter((span) => !span.words.some((word) => name.words.includes(word)))
    .flatMap((span) => {
      const packed = packedIn(span.text.replace(/\s*\([^)]*\)?$/, ''))
      return packed ? [{ ...packed, span }] : []
    })
  const [packed, ...others] = counted
  const isPriced = isNumbered && lines.some((line) => price.test(line.text) || weighs(line))
  if (others.length > 0 || (!(packed && block.length > 1) && !isPriced)) return undefined
  return { page: layout.number, name, packed, lines, pieces, foot }
}

const price =
  /\d\s?(?:€|EUR|USD|GBP|CHF|\$|£|zł|PLN|Kč|CZK|SEK|DKK|NOK|HUF|Ft|RON|lei)(?!\p{L})|(?:€|\$|£)\s?\d/u
const weighs = ({ text }: Span) => measuresIn(text, 'mass', 'unknown').length > 0

function piecesOf(words: readonly Word[]): Span[] {
  const pieces: Word[][] = [[]]
  for (const word of words) {
    if (/^[·•|–—-]$/.test(word.text)) pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces.filter((piece) => piece.length > 0).map(spanOf)
}
