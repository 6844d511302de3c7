import type { Concept } from '../../fields/concepts.ts'
import { unite } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { bare } from '../../words/compare.ts'
import { matchLabel } from '../../words/index.ts'
import type { Label } from './find-labels.ts'

const measured = new Set<Concept>(['grossWeight', 'netWeight', 'volume'])
const unit = /^(?:kgs?|cbm|m3|m³|mc|to|tne)\.?$/iu
const isFigure = (word: Word | undefined) => /^\d[\d.,'’]*$/.test(word?.text ?? '')

/**
 * '14.880 CBM  TOTAL: ONE HUNDRED CARTONS', '2 846,5 kg brutto: 3 008,0 kg': a unit behind a figure ends what stands before
 * it, and begins no label.
 */
export function withoutUnitsBefore(layout: PageLayout, labels: readonly Label[]): Label[] {
  return labels.map((label) => {
    if (!measured.has(label.concept) || label.words.size < 2) return label
    const words = [...label.words].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
    const [first, ...rest] = words as [Word, ...Word[]]
    if (!unit.test(first.text)) return label
    const run = layout.runs.find((own) => own.words.includes(first))
    if (!run || !isFigure(run.words[run.words.indexOf(first) - 1])) return label
    const concept = matchLabel(bare(rest.map(({ text }) => text).join('')), false)?.concept ?? 'furniture'
    return { ...label, concept, words: new Set(rest), box: unite(rest.map(({ box }) => box)) }
  })
}
