import { type Concept, goodsConcepts } from '../../../fields/concepts.ts'
import { isOfTrade } from '../../../kinds/all-kinds.ts'
import { middleY, overlapX, overlapY, sameLine, unite } from '../../../layout/box.ts'
import type { Word } from '../../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../../layout/runs.ts'
import { isSetAlike } from '../../../layout/set-alike.ts'
import { packageKindIn } from '../../../values/packages.ts'
import { bare, bareWords } from '../../../words/compare.ts'
import { matchLabel } from '../../../words/index.ts'
import { asksNumber, withoutCount } from '../../../words/terms/counting-words.ts'
import { partMasses } from '../../columns/gross-and-net.ts'
import type { Label } from '../../labels/find-labels.ts'
import { labelOfRun } from '../../labels/label-of-run.ts'
import { guessHeading } from './guess-heading.ts'
import { headingLine } from './heading-line.ts'
import { unknownHeadings } from './unknown-headings.ts'

/** The labels of a goods table that stand on one level, from left to right. */
export function findHeadings(
  layout: PageLayout,
  labels: readonly Label[],
  pieces: readonly Run[],
): Label[] | undefined {
  let best: Label[] = []
  const isTrade = labels.some((l) => l.matches.some((m) => m.kind && isOfTrade(m.kind)))
  for (const seed of labels.filter((l) => goodsConcepts.has(l.concept))) {
    const level = labels.filter(
      (l) =>
        (goodsConcepts.has(l.concept) || l.concept === 'furniture' || l.concept === 'plates') &&
        overlapY(l.box, seed.box) > -0.9 * seed.size &&
        Math.abs(l.box[1] - seed.box[1]) < 4.5 * seed.size,
    )
    const band: Label[] = []
    const nearest = level.sort((a, b) => Math.abs(a.box[1] - seed.box[1]) - Math.abs(b.box[1] - seed.box[1]))
    for (const label of [seed, ...nearest]) {
      if (!band.includes(label) && band.every((l) => overlapX(l.box, label.box) < 0.5 * seed.size))
        band.push(label)
    }
    const concepts = goodsIn(band)
    const isShort =
      concepts.has('articleCount') || isBesideWagons(seed, labels) || (isTrade && headsLines(band, layout))
    const fewest = isShort ? 2 : 3
    if (concepts.size >= fewest && worth(band) > worth(best)) best = band
  }
  if (best.length === 0 || !best.some((l) => l.concept === 'nature')) {
    const line = headingLine(layout, labels)
    if (line.length > 0) best = line
  }
  if (best.length === 0 && isTrade) best = unknownHeadings(layout, labels)
  const foreign = best.length > 0 ? foreignHeadings(layout, best, labels) : []
  const known = new Set([...best, ...foreign].flatMap((l) => [...l.words]))
  const values = pieces.filter((p) => !p.words.some((w) => known.has(w)))
  if (best.length === 0 || valuesBeside(best, values)) return undefined
  return [...best.map((label) => inGoods(label, best)), ...foreign]
    .flatMap(partMasses)
    .sort((a, b) => a.box[0] - b.box[0])
}

const figures = new Set<Concept>(['packageCount', 'grossWeight', 'netWeight', 'volume'])
/** So many lines below two headings, each a name and a figure, are a table. */
const fewestLines = 2

/** 'Goods | Gross weight': names stand below the one, and on each of their lines a figure below the other. */
function headsLines(band: readonly Label[], { runs }: PageLayout): boolean {
  const nature = band.find((l) => l.concept === 'nature')
  const figure = band.find((l) => figures.has(l.concept))
  if (!nature || !figure || !sameLine(nature.box, figure.box)) return false
  const isUnder = (run: Run, label: Label) =>
    run.box[1] > label.box[3] - 1 && overlapX(run.box, label.box) > 0
  const ofFigures = runs.filter((run) => isUnder(run, figure) && /^\d/.test(textOf(run.words)))
  const named = runs.filter(
    (run) =>
      isUnder(run, nature) &&
      /\p{L}{3}/u.test(textOf(run.words)) &&
      ofFigures.some((one) => one !== run && sameLine(one.box, run.box)),
  )
  return named.length >= fewestLines
}

/** In the railways' list of wagons what they carry and its mass are columns enough. */
const isBesideWagons = (seed: Label, labels: readonly Label[]) =>
  labels.some((l) => l.concept === 'wagonNumber' && !l.colon && sameLine(l.box, seed.box))

/** The more columns the better, and those of goods before a row of totals; of equals those that stand on one line. */
function worth(band: readonly Label[]): number {
  if (band.length === 0) return 0
  const tops = band.map((l) => l.box[1])
  const goods = goodsIn(band)
  return goods.size + (goods.has('nature') ? 3 : 0) - (Math.max(...tops) - Math.min(...tops)) / 1000
}

const goodsIn = (band: readonly Label[]): Set<Concept> =>
  new Set(band.filter((l) => goodsConcepts.has(l.concept)).map((l) => l.concept))

/** 'Kennzeichen' over a column of goods is marks, elsewhere a number plate; 'Type' there is the kind of package. */
function inGoods(label: Label, band: readonly Label[]): Label {
  if (label.concept === 'plates') label.concept = 'marks'
  const isKind = label.matches.length > 0 && label.matches.every((m) => m.key === 'type' || m.key === 'art')
  if (isKind && !band.some((l) => l.concept === 'packing')) label.concept = 'packing'
  return label
}

/** A word, after the number of its box. */
const headingShape = /^(?:[([]?\d{1,2}[.)\]]*\s)?[\p{L}#№*]/u
/** Words of a heading are few; more are a sentence. */
const mostWords = 5

/** What stands between known headings, set like them, heads a column too, though no lexicon knows it. */
function foreignHeadings(layout: PageLayout, band: readonly Label[], labels: readonly Label[]): Label[] {
  const labelled = new Set(labels.flatMap((l) => [...l.words]))
  const size = band[0]?.size ?? 8
  const open = band.every((l) => l.region === 0)
  const cells = new Set(band.map((l) => l.region))
  const found: Label[] = []
  const languages = new Set(band.flatMap((l) => l.matches.map((m) => m.kind ?? m.language)))
  for (const label of band) for (const { language } of label.matches) languages.add(language)
  const away = (run: Run) => Math.min(...band.map((l) => Math.abs(l.box[0] - run.box[0])))
  // From the known ones outwards: the next heading is not far from the last.
  for (const run of layout.runs.toSorted((a, b) => away(a) - away(b))) {
    const all = unite([...band, ...found].map((l) => l.box))
    const level = band.some((l) => sameLine(l.box, run.box))
    const isShort = run.words.length <= mostWords || guessHeading(textOf(run.words)) === 'nature'
    const alike = isSetAlike(run, size, 0.2) && isShort
    const lead = level && alike ? leadOf(run, band, labelled) : undefined
    if (lead) found.push(lead)
    if (!level || !alike || run.words.some((w) => labelled.has(w))) continue
    if (!headingShape.test(textOf(run.words)) || /\d{3}/.test(textOf(run.words))) continue
    if ([...band, ...found].some((l) => overlapX(l.box, run.box) > -1)) continue
    // Of a line of bold headings each is one, however wide the column before it.
    const reach = band.length >= 3 && isBold(run.words) && band.every((l) => isBold(l.words)) ? 32 : 14
    const within = run.box[0] > all[0] - reach * size && run.box[2] < all[2] + reach * size
    const beside = open ? run.region === 0 && within : run.region > 0 && besideCells(run, cells, layout)
    const own = heading(run, layout, languages)
    const twice = goodsConcepts.has(own.concept) && band.some((l) => l.concept === own.concept)
    if (beside) found.push(twice ? { ...own, concept: 'furniture' } : own)
  }
  return found
}

/** 'Por. Kód', where one of the two is known: what stands before it heads the column before. */
function leadOf(run: Run, band: readonly Label[], labelled: ReadonlySet<Word>): Label | undefined {
  const at = run.words.findIndex((word) => labelled.has(word))
  const known = band.find((label) => at > 0 && label.words.has(run.words[at] as Word))
  const lead = run.words.slice(0, at)
  if (!known || !headingShape.test(textOf(lead)) || /\d/.test(textOf(lead))) return undefined
  return { ...known, ...partOf(lead), concept: 'furniture', matches: [] }
}

const partOf = (words: Word[]) => ({ words: new Set(words), box: unite(words.map((word) => word.box)) })

const isBold = (words: Iterable<Word>) => [...words].every((word) => word.bold === true)

/** In a drawn cell that is level with the cells of the other headings, and next to one. */
function besideCells(run: Run, cells: ReadonlySet<number>, layout: PageLayout): boolean {
  if (cells.has(run.region)) return true
  const own = layout.regions.box(run.region)
  return [...cells].some((region) => {
    const other = layout.regions.box(region)
    return region > 0 && Math.abs(other[1] - own[1]) < 3 && middleY(run.box) < other[3]
  })
}

/** 'Qty Pack' begins with a word that heads a column by itself. */
function heading(run: Run, layout: PageLayout, languages: ReadonlySet<string>): Label {
  const first = matchLabel(bare(run.words[0]?.text ?? ''), false, languages)?.concept
  const counts = first === 'packageCount' || first === 'articleCount'
  // 'Anzahl Kisten', 'Sandık adedi'; 'Kiste Nr.' asks for their numbers.
  const asked = asksNumber(textOf(run.words)) ? undefined : withoutCount(bareWords(textOf(run.words)))
  if (asked !== undefined && asked !== '' && packageKindIn(asked)?.name === asked)
    return labelOfRun(run, layout, 'packageCount')
  return labelOfRun(run, layout, counts ? first : (guessHeading(textOf(run.words)) ?? 'furniture'))
}

/** 'Packages: 24   Weight: 12 400 kg': labels in a line, but with their values beside them. */
function valuesBeside(band: readonly Label[], pieces: readonly Run[]): boolean {
  const withValue = band.filter((label) =>
    pieces.some(
      (p) =>
        p.region === label.region &&
        sameLine(p.box, label.box) &&
        /[\p{L}\d]/u.test(textOf(p.words)) &&
        p.box[0] >= label.box[2] - 1 &&
        !band.some((l) => l !== label && l.box[0] > label.box[0] && l.box[0] < p.box[0]),
    ),
  )
  return withValue.length >= band.length / 2
}
