import { sameLine } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import { measuresIn } from '../../values/measures.ts'
import { packageKindIn } from '../../values/packages.ts'
import { type Packed, packedIn } from '../statements/packed-in.ts'
import { type LedByPackages, ledByPackages } from './led-by-packages.ts'

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
  /** Its packages stand on the line of its name. */
  leads?: true
  /** Its line begins with the numbers of its packages. */
  isNumbered?: true
}

/** Two make a list. */
const fewestItems = 2
const mostLines = 9
/** Lines that begin so near to each other are one column. */
const sameStart = 2.5
/** A wider gap, in heights of type, parts two items; type so much larger begins the next one. */
const gapOfItems = 0.75
const largerType = 1.08
const mostKindWords = 4
/** From a name to the column of its packages. */
const widest = 40

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
  const longest = (led: boolean) =>
    [...starts.values()]
      .map((column) => longestList(itemsOf(column, layout, labelled, led)))
      .reduce((best, list) => (list.length > best.length ? list : best), [])
  const found = [() => longest(false), () => longest(true), () => itemsOfLines(layout, labelled)]
  return found.reduce<Item[]>((best, find) => (best.length > 0 ? best : find()), [])
}

/** '48   fûts en vrac   Barriques neuves   2 256 kg': lines of columns that no heading names, and what stands below each. */
function itemsOfLines(layout: PageLayout, labelled: ReadonlySet<Word>): Item[] {
  const lines = inLines(layout.runs).map((line) => line.toSorted((a, b) => a.box[0] - b.box[0]))
  const found: Item[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const own = line.flatMap(({ words }) => words)
    const led = ledByRuns(line)
    const top = Math.min(...line.map(({ box }) => box[1]))
    if (led) {
      const packed = led.packed
      const text = [spanOf(own)]
      found.push({
        page: layout.number,
        name: led.name,
        packed,
        lines: text,
        pieces: piecesOf(own),
        foot: line[0]?.box[3] ?? top,
        leads: true,
      })
    } else if (last && top - last.foot > gapOfItems * last.name.size * 3) {
      if (found.length >= fewestItems) break
      found.length = 0
    } else if (
      last &&
      top - last.foot < gapOfItems * last.name.size &&
      !own.some((word) => labelled.has(word))
    ) {
      const more = line.filter((run) => run.box[0] > last.name.box[0] - sameStart)
      const words = more.flatMap((run) => run.words)
      if (words.length === 0) continue
      last.lines.push(spanOf(words))
      last.pieces.push(...piecesOf(words))
      last.foot = Math.max(...more.map(({ box }) => box[3]))
    }
  }
  return found.length >= fewestItems ? found : []
}

/** How many, of what kind, and what is in them, each in a column of its own. */
function ledByRuns([first, second, third]: readonly Run[]):
  | { name: Run; packed: Packed & { span: Span } }
  | undefined {
  if (!first || !second) return undefined
  const [count, kind, name] = /^\d{1,5}$/.test(textOf(first.words))
    ? [first, second, third]
    : [first, undefined, second]
  const span = spanOf([...count.words, ...(kind?.words ?? [])])
  const kindName = kind && kind.words.length <= mostKindWords ? kindOf(kind) : undefined
  const packed = kindName ? { count: Number(textOf(count.words)), kind: kindName.code } : packedIn(span.text)
  const text = name ? textOf(name.words) : ''
  const isName = /^["“„«]?\p{L}/u.test(text) && /\p{L}{3}/u.test(text) && !/:$/.test(text)
  return packed && name && isName ? { name, packed: { ...packed, span } } : undefined
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
  mayLead: boolean,
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
      numberBeside(run, layout) !== undefined ||
      (mayLead && packagesOnLine(run, layout) !== undefined)
    if (begins) blocks.push([run])
    else blocks.at(-1)?.push(run)
  }
  let next = 1
  return blocks.map((block) => {
    const [name] = block
    const number = name && numberBeside(name, layout)
    const isNext = number !== undefined && number === next
    if (isNext) next++
    return name && itemOf(name, block, isNext, layout, labelled, mayLead)
  })
}

/** The packages of what a line names, before the name or in a column beside it. */
function packagesOnLine(run: Run, { runs }: PageLayout): LedByPackages | undefined {
  const own = ledByPackages(run.words)
  if (own) return own
  const isNamed = /^["“„«]?\p{L}/u.test(textOf(run.words)) && /\p{L}{3}/u.test(textOf(run.words))
  const beside = isNamed ? runs.filter((other) => other !== run && isBesideIn(other, run)) : []
  const counted = beside.flatMap((other) => {
    const packed = packedIn(textOf(other.words))
    return packed ? [{ ...packed, span: spanOf(other.words) }] : []
  })
  const [packed, ...others] = counted
  return packed && others.length === 0 ? { packed, name: run.words } : undefined
}

/** On its line, and in its box. */
const isBesideIn = (other: Run, run: Run) =>
  other.region === run.region &&
  sameLine(other.box, run.box) &&
  widest > Math.abs(other.box[0] - run.box[2]) / run.size

/** 'fûts en vrac': the kind of package is what its column begins with. */
const kindOf = ({ words }: Run) => packageKindIn(words[0]?.text ?? '') ?? packageKindIn(textOf(words))

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
  mayLead: boolean,
): Item | undefined {
  const led = mayLead ? packagesOnLine(name, layout) : undefined
  const text = textOf(led?.name ?? name.words)
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
  if (led) {
    const run = makeRun(led.name, name.region)
    return { page: layout.number, name: run, packed: led.packed, lines, pieces, foot, leads: true }
  }
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
