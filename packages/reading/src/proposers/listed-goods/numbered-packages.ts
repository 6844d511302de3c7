import { inLines } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import { measuresIn } from '../../values/measures.ts'
import { packageKindIn } from '../../values/packages.ts'
import { type Numbers, packageNumbers } from '../numbered/package-numbers.ts'
import { packedIn } from '../statements/packed-in.ts'
import { partsOfLine } from '../table/goods-text.ts'
import { opensWithTotal } from '../table/table-totals.ts'
import type { Item } from './find-items.ts'

/** 'Bedna / Kiste 1 – 3', 'Cartons 4 and 5 of 5' are no longer. */
const mostWords = 7
/** A kind is named by so many words at most: 'timber case'. */
const mostKindWords = 3
/** Two make a list. */
const fewest = 2
/** What stands so much lower, in heights of type, is not said of the package. */
const gapBelow = 1.6
/** UN/ECE Recommendation 21: a package of any kind. */
const anyPackage = 'PK'

interface Head {
  numbers: Numbers
  kind: string
  /** The texts of its line behind the number. */
  rest: Run[]
}

/**
 * 'CRATE 1 of 5   Screw press, dismantled   Gross 1,940 kg', 'K 2   Holzkiste   310 × 140 cm', 'Kisten 1 – 3': lines that
 * begin with the number of a package, each going on from the one before, with what is in it on the line or below.
 */
export function numberedPackages(layouts: readonly PageLayout[], labelled: ReadonlySet<Word>): Item[] {
  const items: Item[] = []
  let next = 1
  for (const layout of layouts) {
    let open: Item | undefined
    for (const line of inLines(layout.runs)) {
      const head = headOf(line)
      const begins = head?.numbers.from === next
      if (head && begins) {
        next = head.numbers.to + 1
        open = itemOf(head, line, layout.number)
        items.push(open)
      } else if (open && endsAt(open, line)) open = undefined
      if (open) addLine(open, line, begins ? head.rest : line, labelled)
    }
  }
  return items.length >= fewest && items.every(isNamed) ? items : []
}

function itemOf({ numbers, kind }: Head, line: readonly Run[], page: number): Item {
  const [first] = line as readonly [Run]
  const packed = { count: numbers.to - numbers.from + 1, kind, span: spanOf(first.words) }
  const name = { ...first, words: [] }
  return { page, name, packed, lines: [], pieces: [], foot: first.box[3], leads: true, isNumbered: true }
}

function addLine(item: Item, line: readonly Run[], texts: readonly Run[], labelled: ReadonlySet<Word>): void {
  const name = isNamed(item) ? undefined : texts.find((run) => isName(run, labelled))
  if (name) item.name = name
  item.lines.push(spanOf(line.flatMap(({ words }) => words)))
  item.pieces.push(...line.map(({ words }) => spanOf(words)))
  item.foot = Math.max(...line.map(({ box }) => box[3]))
}

const isNamed = ({ name }: Item) => name.words.length > 0

const endsAt = ({ foot, name }: Item, [first]: readonly Run[]): boolean =>
  first !== undefined && (first.box[1] - foot > gapBelow * name.size || opensWithTotal(textOf(first.words)))

/** The longest beginning of the line that numbers packages whose kind is said there or right behind. */
function headOf([first, ...others]: readonly Run[]): Head | undefined {
  if (!first || !/^\p{L}/u.test(textOf(first.words))) return undefined
  for (let length = Math.min(mostWords, first.words.length); length > 0; length--) {
    const numbers = numbersIn(textOf(first.words.slice(0, length)))
    if (!numbers) continue
    const behind = first.words.slice(length)
    const rest = behind.length > 0 ? [makeRun(behind, first.region), ...others] : others
    const own = numbers.kind?.code
    const beside = packageKindIn(textOf(rest[0]?.words.slice(0, mostKindWords) ?? []))?.code
    const kind = own === undefined || own === anyPackage ? (beside ?? own) : own
    if (kind) return { numbers, kind, rest }
  }
  return undefined
}

/** Where the word stands in two languages the second one counts, and of a letter before its number only the number. */
function numbersIn(text: string): Numbers | undefined {
  const said = text.replace(/^\p{L}+\s\/\s(?=\p{L})/u, '').replace(/^(\p{Lu})\s(?=\d)/u, '$1')
  return packageNumbers(said, 'of all') ?? packageNumbers(said)
}

/** Not a kind of package, a long number or a mass, nor what is said of the packages. */
function isName({ words }: Run, labelled: ReadonlySet<Word>): boolean {
  const text = textOf(words)
  return (
    /^["“„«]?\p{L}/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !/\d{6}|:$/.test(text) &&
    !words.some((word) => labelled.has(word)) &&
    packageKindIn(words[0]?.text ?? '') === undefined &&
    packedIn(text) === undefined &&
    measuresIn(text, 'mass', 'unknown').length === 0 &&
    partsOfLine(text).name
  )
}
