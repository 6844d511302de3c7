import type { DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { CLASS, type Declared } from './goods.ts'
import { isInDoubt, namedGoods } from './names.ts'
import { text } from './text.ts'

const LABELS = 'eFTI301'
const SHIPPING_NAME = 'eFTI251'
/** Labels in a text, such as '3 (6.1)': not the digits of a UN number or a quantity. */
const LABEL = /(?<![\d.,])\d(?:\.\d)?[A-EX]?(?![\d.,]*\d|[A-Z])/g
/** Nothing but labels: 'Labels 3, 6.1', '3 (6.1)', '2.1+8'. */
const ONLY_LABELS = /^(?:labels?\s*)?\d(?:\.\d)?[A-EX]?(?:[\s,;+/()]+\d(?:\.\d)?[A-EX]?)*\)?$/i
/** Labels 1 and 8 of organic peroxides and self-reactive substances are those of the formulation (5.2.2.1.9, 2.2.41.4, 2.2.52.4). */
const BY_FORMULATION = /^(?:P[12]|SR)/
const OF_FORMULATIONS = ['1', '8']
/** Its labels go by the category of the package, not by the substance. */
const RADIOACTIVE = '7'

/** ADR/RID/ADN 5.4.1.1.1 (c): the labels of subsidiary hazards follow the class in brackets. */
export const subsidiaryHazards: readonly Rule[] = [
  {
    ...text('TABLE-LABELS', 'c'),
    severity: 'medium',
    rule: 'The labels of subsidiary hazards are those of Table A.',
    remedy: 'Enter the labels of Table A, column 5, after the class, as in 3 (6.1).',
    example: '6.1',
    eftiId: LABELS,
    topic: 'missing',
    *check(view) {
      for (const lacking of judged(view).values()) yield lacking
    },
  },
]

/** Declared without a label that Table A has for a subsidiary hazard: the class alone is not the same. */
export function lacksSubsidiaryLabel(view: View, item: string): boolean {
  return (judged(view).get(item)?.message ?? null) !== null
}

const known = new WeakMap<View, ReadonlyMap<string, Outcome>>()

/** By the declaration, for all whose row of Table A names a subsidiary hazard or whose labels are declared. */
function judged(view: View): ReadonlyMap<string, Outcome> {
  let outcomes = known.get(view)
  if (!outcomes) {
    outcomes = new Map(
      namedGoods(view)
        .filter((goods) => !isInDoubt(goods))
        .flatMap(({ goods, entries }) => {
          const outcome = judge(view, goods, entries)
          return outcome ? [[goods.item, outcome] as const] : []
        }),
    )
    known.set(view, outcomes)
  }
  return outcomes
}

function judge(
  view: View,
  { item, number }: Declared,
  entries: readonly DangerousGoodsEntry[],
): Outcome | null {
  const marks = view.within(item, LABELS)
  const subsidiary = subsidiaryOf(entries)
  // Nearly all goods: no hazard but that of the class, and no labels stated.
  if (marks.length === 0 && subsidiary.length === 0) return null
  const kinds = view.within(item, CLASS)
  if ((kinds.length === 0 && marks.length === 0) || entries.some((entry) => entry.class === RADIOACTIVE))
    return null
  const path = marks[0]?.path ?? `${item}/dangerousGoodsLogisticsPackage[1]/shippingMarks[1]/markingText[1]`
  const missing = subsidiary.length === 0 ? subsidiary : unsaid(subsidiary, view, item)
  if (missing.length > 0) {
    const labels = missing.join(' and ')
    return failed(
      path,
      () => `UN ${number} is declared without the label ${labels} of its subsidiary hazard.`,
      { example: missing.join(', ') },
    )
  }
  const strange = strangeLabels(
    marks.map(({ value }) => String(value)),
    entries,
  )
  if (strange.length > 0)
    return failed(
      path,
      `UN ${number} is declared with the label ${strange.join(' and ')}, which Table A does not have for it: check number and labels.`,
      { severity: 'low', example: (entries[0]?.labels ?? []).join(', ') },
    )
  return passed(path)
}

/** Of the labels those that neither marks nor class nor name of the goods contain. */
export function unsaid(labels: readonly string[], view: View, item: string): string[] {
  const statedLabels = [LABELS, CLASS, SHIPPING_NAME].flatMap((id) =>
    view.within(item, id).flatMap(({ value }) => labelsIn(String(value))),
  )
  return labels.filter((label) => !statedLabels.includes(label))
}

const subsidiaries = new WeakMap<readonly DangerousGoodsEntry[], readonly string[]>()

/** Labels that all of the rows have beside the first. */
function subsidiaryOf(entries: readonly DangerousGoodsEntry[]): readonly string[] {
  let labels = subsidiaries.get(entries)
  if (!labels) {
    labels = commonTo(entries.map((entry) => entry.labels.slice(1)))
    subsidiaries.set(entries, labels)
  }
  return labels
}

/** A division or class of its own equals the label of the class: '1.4' for '1.4S', '3' for '3'. */
function strangeLabels(marks: readonly string[], entries: readonly DangerousGoodsEntry[]): readonly string[] {
  // Mostly it is the label of the class and nothing else.
  if (marks.every((mark) => entries.some(({ labels }) => labels[0] === mark))) return NONE
  const right = new Set([
    ...entries.flatMap((entry) => [entry.class, ...entry.labels].map(divisionOf)),
    ...(entries.some(({ classificationCode }) => BY_FORMULATION.test(classificationCode))
      ? OF_FORMULATIONS
      : []),
  ])
  const declared = marks.filter((mark) => ONLY_LABELS.test(mark.trim())).flatMap(labelsIn)
  return [...new Set(declared.filter((label) => !right.has(divisionOf(label))))]
}

const NONE: readonly string[] = []

/** '1.4S' -> '1', '9A' -> '9', '6.1' -> '6.1': explosives and lithium batteries have several labels of one kind. */
function divisionOf(label: string): string {
  return label.startsWith('1') ? '1' : label.replace(/[A-Z]$/, '')
}

function labelsIn(text: string): string[] {
  return text.match(LABEL) ?? []
}

function commonTo(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists
  return others.length === 0 ? first : first.filter((label) => others.every((list) => list.includes(label)))
}
