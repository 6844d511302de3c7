import { type Concept, goodsConcepts } from '../../fields/concepts.ts'
import type { Kind } from '../../kinds/kind.ts'
import { sameLine, unite } from '../../layout/box.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { legalForm } from '../../values/address/names/legal-forms.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'
import { hasStreetWord } from '../../values/address/street-and-name.ts'
import type { Label } from '../labels/find-labels.ts'
import { labelOfRun } from '../labels/label-of-run.ts'

/** So many labels must stand at the numbers of the form before a number alone is believed. */
const enough = 5
/** From a line of an address to the next, in heights of type. */
const rightBelow = 1.3
/** More words are a value; of the first line of a drawn box this many. */
const mostWords = { open: 6, boxed: 11 }
/** From the number to the words it leads, in heights of type. */
const besides = 6

/**
 * The numbers of the consignment notes' boxes mean the same in every language: where known labels stand at their
 * numbers, a number before words that no lexicon knows tells what they ask for ('4 OVERTAGELSE').
 */
export function namedByNumber(all: readonly Label[], layout: PageLayout, kind: Kind): Label[] {
  const boxes = kind.numbered?.boxes ?? kind.boxes
  const expected = (label: Label) => boxes[label.concept]
  const labels = all.map((label) =>
    isElsewhere(label, all, kind.boxes) ? { ...label, concept: 'furniture' as const } : label,
  )
  const numbered = labels.filter((l) => l.boxNumber !== undefined && expected(l))
  const right = numbered.filter((l) => expected(l)?.includes(l.boxNumber as number))
  if (new Set(right.map((l) => l.boxNumber)).size < enough || numbered.length > right.length + 1)
    return [...labels]
  const known = new Set(labels.map((l) => l.concept))
  const taken = new Set(right.map((l) => l.boxNumber))
  const named = (number: number, run: Run): Concept | undefined => {
    const concept = conceptAt(kind, boxes, number)
    const isColumn = goodsConcepts.has(concept) && isInRow(run, number, layout.runs)
    const isKnown = isColumn
      ? labels.some((l) => l.concept === concept && sameLine(l.box, run.box))
      : concept && known.has(concept)
    return concept && !isKnown && !taken.has(number) ? concept : undefined
  }
  const sizes = right.map((l) => l.size)
  const isPrint = (run: Run) => sizes.some((size) => Math.abs(size - run.size) < 0.08 * size)
  const unnamed = labels.filter((l) => l.concept === 'furniture' && l.matches.length === 0)
  const words = new Set(labels.filter((l) => !unnamed.includes(l)).flatMap((l) => [...l.words]))
  const found = layout.runs.flatMap((run): Label[] => {
    if (run.words.some((w) => words.has(w)) || !isPrint(run)) return []
    if (isHouse(run, layout.runs)) return []
    const read = readNumbered(run, layout.runs)
    const concept = read && named(read.number, run)
    if (!read || !concept || read.runs.some((r) => r.words.some((w) => words.has(w)))) return []
    taken.add(read.number)
    const text = textOf(read.runs.flatMap((r) => r.words))
    return [
      {
        ...labelOfRun(run, layout, concept),
        words: new Set(read.runs.flatMap((r) => r.words)),
        box: unite(read.runs.map((r) => r.box)),
        boxNumber: read.number,
        colon: text.endsWith(':'),
      },
    ]
  })
  const own = new Set(found.flatMap((l) => [...l.words]))
  const numberedOnes = [
    ...labels.filter((l) => !unnamed.includes(l) || ![...l.words].some((w) => own.has(w))),
    ...found,
  ]
  return [...numberedOnes, ...furtherNumbers(numberedOnes, layout)]
}

/** So many numbers begin at one place of the page where they stand in a column. */
const inColumn = 3

/** '12 Industrijski tir' in the open, its number below those of known labels: it asks for something else. */
function furtherNumbers(labels: readonly Label[], layout: PageLayout): Label[] {
  const { runs } = layout
  const words = new Set(labels.flatMap((l) => [...l.words]))
  const starts = labels.flatMap(({ boxNumber, region, words: own }) =>
    boxNumber === undefined || region > 0 ? [] : [Math.min(...[...own].map((w) => w.box[0]))],
  )
  return runs.flatMap((run): Label[] => {
    if (run.region > 0 || run.words.some((w) => words.has(w))) return []
    const known = starts.filter((start) => Math.abs(start - run.box[0]) < sameStart).length
    const read = known >= inColumn ? readNumbered(run, runs) : undefined
    if (!read || read.runs.some((r) => r.words.some((w) => words.has(w)))) return []
    const all = read.runs.flatMap((r) => r.words)
    return [{ ...labelOfRun(makeRun(all, run.region), layout), boxNumber: read.number }]
  })
}

const sameStart = 2

/** 'Παραλαβή εμπορεύματος (24)', where 'Taking over (4)' stands in its own box: the words mean two things, the number one. */
function isElsewhere(label: Label, labels: readonly Label[], boxes: Kind['boxes']): boolean {
  const own = boxes[label.concept]
  const number = label.boxNumber
  if (!own || number === undefined || own.includes(number) || goodsConcepts.has(label.concept)) return false
  return labels.some(
    (other) =>
      other.concept === label.concept && other.boxNumber !== undefined && own.includes(other.boxNumber),
  )
}

/** Further boxes differ from printer to printer. */
function conceptAt({ numbered }: Kind, boxes: Kind['boxes'], number: number): Concept | undefined {
  if (!numbered?.shared.includes(number)) return undefined
  return (Object.keys(boxes) as Concept[]).find((concept) => boxes[concept]?.includes(number))
}

/** 'KS', 'M3' */
const shortHeading = /^\p{L}{2}[^\d]*$|^m[3³]$/iu

/** The box before or after it is on the same line. */
const isInRow = ({ box }: Run, number: number, runs: readonly Run[]) =>
  runs.some((other) => {
    const own = /^\(?0?(\d{1,2})[.)]?\s+\p{L}/u.exec(textOf(other.words))?.[1]
    return own !== undefined && Math.abs(Number(own) - number) === 1 && sameLine(other.box, box)
  })

/** '12 Mill Lane', '7 Millbank' between a company and its town: the number of a house, whatever box bears it too. */
function isHouse(run: Run, runs: readonly Run[]): boolean {
  const street = /^\d{1,2},?\s(?=\p{L})(.*)$/u.exec(textOf(run.words))?.[1]
  if (street === undefined) return false
  if (hasStreetWord(street)) return true
  const near = (gap: number) => gap > -0.3 * run.size && gap < rightBelow * run.size
  const aligned = runs.filter((r) => r.region === run.region && Math.abs(r.box[0] - run.box[0]) < run.size)
  return (
    aligned.some((above) => near(run.box[1] - above.box[3]) && legalForm.test(textOf(above.words))) &&
    aligned.some(
      (below) => near(below.box[1] - run.box[3]) && readPostcodeLine(textOf(below.words)) !== undefined,
    )
  )
}

/** '13 INSTRUKSER:', or the number by itself and the words behind it. */
function readNumbered(run: Run, runs: readonly Run[]): { number: number; runs: Run[] } | undefined {
  const text = textOf(run.words)
  const [, digits = '', rest = ''] = /^[([]?(\d{1,2})[a-d]?[\])]?\.?(?:\s+(.*))?$/u.exec(text) ?? []
  if (!digits) return undefined
  if (rest !== '') {
    const isWording =
      (/^\p{L}{3}[^\d]*$/u.test(rest) || (shortHeading.test(rest) && isInRow(run, Number(digits), runs))) &&
      run.words.length <= (run.region > 0 ? mostWords.boxed : mostWords.open)
    return isWording ? { number: Number(digits), runs: [run] } : undefined
  }
  const behind = runs
    .filter((r) => r.region === run.region && r.box[0] >= run.box[2] - 1 && sameLine(r.box, run.box))
    .sort((a, b) => a.box[0] - b.box[0])[0]
  if (!behind || behind.box[0] - run.box[2] > besides * behind.size) return undefined
  const words = textOf(behind.words)
  if (!/^\p{L}{2}[^\d]*$/u.test(words) || behind.words.length > mostWords.open) return undefined
  return { number: Number(digits), runs: [run, behind] }
}
