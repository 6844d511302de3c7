import { addressees, type Concept, goodsConcepts } from '../fields/concepts.ts'
import type { Kind } from '../kinds/kind.ts'
import { sameLine, unite } from '../layout/box.ts'
import type { Box, Word } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { spanOf } from '../layout/span.ts'
import { findLabels, type Label } from '../proposers/labels/find-labels.ts'
import { labelsOfRail } from '../proposers/rail/labels-of-rail.ts'
import { hasLegalName } from '../values/address/names/legal-forms.ts'
import { packageKindIn } from '../values/packages.ts'
import { bare, bareWords } from '../words/compare.ts'
import { type Languages, withKind } from '../words/index.ts'
import { wordsOfKinds } from '../words/kinds/index.ts'
import { phrase } from '../words/phrases/index.ts'
import { isUnitOfArticles } from '../words/terms/article-units.ts'
import { withoutArticles } from './article-columns.ts'
import { labelsOfWaste } from './labels-of-waste.ts'

/** The labels of a page as forms of the kind print them: their own words first, and the title is none of them. */
export function labelsAsKind(layout: PageLayout, languages: Languages, kind: Kind): Label[] {
  if (!wordsOfKinds[kind.id]) return findLabels(layout, languages)
  const titles = new Set(kind.titles.map(({ words }) => bareWords(words)))
  const found = findLabels(layout, withKind(languages, kind.id))
  const printed = joinedHeadings(
    kind.traits.includes('goods-on-wagons') ? labelsOfRail(found) : found,
    layout,
  )
  const rows = headingRows(withoutArticles(printed), layout)
  const ofKind = kind.ofTrade ? asConsignees(rows.map(withoutBoxNumber), layout) : rows
  const isWaste = kind.form !== undefined
  const labels = withPackageColumns(
    isWaste ? labelsOfWaste(ofKind.map(withoutBoxNumber), layout) : ofKind,
    layout,
  )
  const labelled = new Set(labels.flatMap((label) => [...label.words]))
  return labels.filter((label) => {
    const run = layout.runs.find((r) => r.words.some((w) => label.words.has(w)))
    return (
      !run ||
      (!titles.has(bareWords(textOf(run.words))) &&
        !isInProse(label, run, labelled) &&
        !isCounted(label, run) &&
        !isInAddress(label, run, labelled) &&
        !(kind.ofTrade && isInName(label, run, labelled)) &&
        !(isInColumn(label, labels) && !isWaste))
    )
  })
}

/** Papers of the trade number no boxes, those of waste beside their words: a figure on another line than its words is none of the label. */
function withoutBoxNumber(label: Label): Label {
  const words = [...label.words]
  const lettered = words.filter((w) => /\p{L}/u.test(w.text))
  const own = words.filter((w) => /\p{L}/u.test(w.text) || lettered.some((l) => sameLine(l.box, w.box)))
  if (lettered.length === 0 || own.length === words.length) return label
  const { boxNumber: _, ...rest } = label
  return { ...rest, words: new Set(own), box: unite(own.map((w) => w.box)) }
}

/**
 * 'Keep dry, contact consignee on arrival', 'if there are more than 3 carriers': behind a comma or within a sentence, and
 * without a colon, a word of a lexicon is only a word.
 */
function isInProse(label: Label, run: Run, labelled: ReadonlySet<Word>): boolean {
  if (label.colon) return false
  const at = run.words.findIndex((w) => label.words.has(w))
  const before = run.words.slice(0, at)
  const others = before.filter((w) => !labelled.has(w))
  const small = others.filter((w) => /^\p{Ll}+$/u.test(w.text)).length
  const inSentence = others.length >= 4 && small >= 2 && run.words.length >= 8
  return at > 0 && (inSentence || small >= 3 || (before.at(-1)?.text.endsWith(',') ?? false))
}

/** '72 packages', '12 szt.', '10 Kolli gesamt', '8 st' counts packages or articles: it asks for nothing. */
function isCounted(label: Label, run: Run): boolean {
  const words = [...label.words].filter((w) => /\p{L}/u.test(w.text))
  const counts = label.concept === 'packageCount' || isUnitOfArticles(textOf(words))
  if (!counts || label.colon) return false
  const at = run.words.findIndex((w) => label.words.has(w) && /\p{L}/u.test(w.text))
  const before = run.words[at - 1]
  const ends = words.at(-1) === run.words.at(-1)
  return (words.length === 1 || (ends && at === 1)) && before !== undefined && /^\d{1,5}$/.test(before.text)
}

/** 'Demirtaş Org. San. Böl. Lale Cad. No: 41/7': within an address a lone 'No' is the number of the house. */
function isInAddress(label: Label, run: Run, labelled: ReadonlySet<Word>): boolean {
  const [word, ...others] = label.words
  if (!word || others.length > 0 || !/^(?:n[ro]?|n[°º]|num|nr)[.:]*$/iu.test(word.text)) return false
  const before = run.words.slice(0, run.words.indexOf(word))
  return before.filter((w) => !labelled.has(w) && /\p{L}{2}/u.test(w.text)).length >= 2
}

/** 'UAB Grindų Erdvė – Sandėlis Nr. 2': behind a dash a name goes on. */
function isInName(label: Label, run: Run, labelled: ReadonlySet<Word>): boolean {
  const before = run.words.slice(
    0,
    run.words.findIndex((w) => label.words.has(w)),
  )
  const others = before.filter((w) => !labelled.has(w) && /\p{L}/u.test(w.text))
  const isBehindDash = /^[–—-]$/.test(before.at(-1)?.text ?? '')
  return !label.colon && others.length >= 2 && isBehindDash && addressees.has(label.concept)
}

/** Below the heading of a drawn column, and without a colon, words are part of what the column holds. */
const isInColumn = (label: Label, labels: readonly Label[]) =>
  label.concept === 'furniture' &&
  !label.colon &&
  label.region > 0 &&
  labels.some(
    (other) =>
      other.region === label.region &&
      inTables.has(other.concept) &&
      other.box[3] < label.box[1] &&
      !labels.some(
        (l) => l !== label && l.region !== label.region && sameLine(l.box, label.box) && l.region > 0,
      ),
  )

const inTables = new Set<Concept>(['nature', 'packing', 'unNumber'])

/** 'Luogo di consegna' over or beside a company's name says to whom the goods go, where no other label does. */
function asConsignees(labels: Label[], layout: PageLayout): Label[] {
  if (labels.some((l) => l.concept === 'consignee')) return labels
  const isOverName = (label: Label) =>
    layout.runs.some(
      (run) =>
        run.region === label.region &&
        Math.abs(run.box[0] - label.box[0]) < headed.aside &&
        run.box[1] > label.box[1] + 0.5 * label.size &&
        run.box[1] - label.box[3] < headed.down * label.size &&
        hasLegalName(spanOf(run.words)),
    )
  const isBesideName = (label: Label) => {
    const ends = labels.filter((l) => l !== label && sameLine(l.box, label.box)).map((l) => l.box[0])
    const end = Math.min(...ends.filter((x) => x > label.box[0]))
    const beside = layout.runs
      .filter((run) => run.region === label.region && sameLine(run.box, label.box))
      .flatMap(({ words }) => words)
      .filter((word) => word.box[0] > label.box[0] && word.box[0] < end && !label.words.has(word))
    return hasLegalName(spanOf(beside))
  }
  return labels.map((label) =>
    label.concept === 'placeOfDelivery' && (isOverName(label) || isBesideName(label))
      ? { ...label, concept: 'consignee' }
      : label,
  )
}

const inOneColumn = new Set<Concept>([
  'marks',
  'packageCount',
  'packing',
  'nature',
  'containerNumber',
  'containerSeal',
])

/** 'Kind of Packages; Description of goods; Marks and Numbers; Container No.' on one line heads one column, not four. */
function joinedHeadings(labels: readonly Label[], layout: PageLayout): Label[] {
  const joined = new Set<Label>()
  const headings = layout.runs.flatMap((run): Label[] => {
    const here = labels.filter((l) => inOneColumn.has(l.concept) && run.words.some((w) => l.words.has(w)))
    const nature = here.find((l) => l.concept === 'nature')
    if (
      here.length < 2 ||
      !nature ||
      !(isOneHeading(run, here) || run.words.some((w) => w.text.endsWith(';')))
    )
      return []
    for (const label of here) joined.add(label)
    return [{ ...nature, words: new Set(run.words), box: unite(run.words.map((w) => w.box)), loose: false }]
  })
  return [...labels.filter((label) => !joined.has(label)), ...headings]
}

/** 'No. and kind of packages, description of goods': every word is of one of the headings, and a comma or a small word joins them. */
function isOneHeading(run: Run, labels: readonly Label[]): boolean {
  const others = run.words.filter((word) => !labels.some((l) => l.words.has(word)))
  const isBetween = others.every(({ text }) => joins.test(text) || !/[\p{L}\d]/u.test(text))
  const isJoined = labels.slice(0, -1).some((l) => [...l.words].some(({ text }) => text.endsWith(',')))
  return isBetween && (isJoined || others.some(({ text }) => joins.test(text)))
}
const joins = new RegExp(`^(?:&|${phrase('and')})$`, 'iu')

/** Distance to the first line of what a heading stands over, in heights of type; and how far their starts may differ. */
const headed = { down: 1.6, aside: 2.5 }

/**
 * Headings side by side, each over its own lines: the rest of a heading's words belongs to it, 'Destinatario de la
 * mercancía', and what else stands so on their line is a heading too, though no lexicon knows it.
 */
function headingRows(labels: Label[], layout: PageLayout): Label[] {
  const words = new Set(labels.flatMap((l) => [...l.words]))
  const hasLines = (box: Box, size: number) =>
    layout.runs.some(
      (r) =>
        Math.abs(r.box[0] - box[0]) < headed.aside &&
        r.box[1] > box[1] + 0.5 * size &&
        r.box[1] - box[3] < headed.down * size &&
        !r.words.some((w) => words.has(w)),
    )
  const over = labels.filter((l) => !l.colon && addressees.has(l.concept) && hasLines(l.box, l.size))
  const found: Label[] = []
  for (const run of layout.runs) {
    const row = over.filter((l) => sameLine(l.box, run.box) && Math.abs(l.size - run.size) < 0.15 * run.size)
    const own = row.find((l) => run.words.some((w) => l.words.has(w)))
    const others = row.filter((l) => l !== own)
    if (others.length < (own ? 1 : 2) || run.words.length > mostInHeading) continue
    if (own && labels.every((l) => l === own || !run.words.some((w) => l.words.has(w)))) {
      for (const word of run.words) own.words.add(word)
      own.box = unite([own.box, run.box])
      own.loose = false
    } else if (
      !run.words.some((w) => words.has(w)) &&
      hasLines(run.box, run.size) &&
      !/[\d:]/.test(textOf(run.words))
    )
      found.push({
        ...(row[0] as Label),
        concept: 'furniture',
        box: run.box,
        region: run.region,
        words: new Set(run.words),
        matches: [],
      })
  }
  return [...labels, ...found]
}

const mostInHeading = 5

/** 'Pallets' over a column, level with other headings of goods, asks for their number. */
function withPackageColumns(labels: Label[], layout: PageLayout): Label[] {
  const labelled = new Set(labels.flatMap((l) => [...l.words]))
  const found = layout.runs.flatMap((run): Label[] => {
    const text = textOf(run.words)
    if (run.words.some((w) => labelled.has(w)) || packageKindIn(text)?.name !== bareWords(text)) return []
    const level = labels.filter((l) => !l.colon && goodsConcepts.has(l.concept) && sameLine(l.box, run.box))
    const [first] = level
    if (!first || level.length < 2 || level.some((l) => l.concept === 'packageCount')) return []
    const { box, region, size } = run
    const words = new Set(run.words)
    const [match] = first.matches
    const matches = match
      ? [{ ...match, concept: 'packageCount' as const, variant: text, key: bare(text), wrong: 0 }]
      : []
    return [{ ...first, concept: 'packageCount', box, region, size, words, matches }]
  })
  return [...labels, ...found]
}
