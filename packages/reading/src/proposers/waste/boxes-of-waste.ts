import { type Concept, parties } from '../../fields/concepts.ts'
import { placeOf } from '../../fields/field-map.ts'
import type { PrescribedForm } from '../../kinds/kind.ts'
import { unite } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { namesNobody } from '../../values/address/names/nobody.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate, Reading, ReadingContext, Understanding } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import type { Proposer } from '../proposer.ts'
import { understandConcept } from '../understand/understand-concept.ts'
import { type AnchoredBox, anchoredBoxes } from './anchored-boxes.ts'
import { fieldsIn, nothingSaid, partyLines } from './party-in-box.ts'

/** 'wie Feld 2', 'jak poz. 3': the party of another box. */
const asBox = new RegExp(
  String.raw`^(?:(?:${phrase('nameWord')})\s*:\s*)?(?:${phrase('seeOtherBox')})\s(?:\p{L}+\.?\s){0,3}(?:n[r°o]\.?\s?)?\(?(\d{1,2})\)?\.?$`,
  'iu',
)

/** The values of a form of waste by the numbers of its boxes, whatever words stand over them. */
export const boxesOfWaste: Proposer = ({ layout, labels, kind: { form }, context }) => {
  if (!form) return []
  const found = anchoredBoxes(layout, form.lastOfAll)
  const boxes = numbersAsAsked(found, labels, form) ? found : []
  return [
    ...boxes.filter(({ number }) => number === form.dangerousGoods).flatMap((box) => dangerous(box, layout)),
    ...boxes.flatMap((box) => candidateOf(box, form)),
  ]

  function candidateOf(box: AnchoredBox, form: PrescribedForm): Candidate[] {
    const concept = conceptOf(box, form, boxes)
    if (!concept || box.lines.length === 0) return []
    const understanding = parties.has(concept)
      ? party(concept, box, boxes, context)
      : understand(concept, box, context)
    if (understanding.fit < 0.6) return []
    return [
      {
        ...understanding,
        concept,
        page: layout.number,
        source: 'box-of-waste',
        signs: { fit: understanding.fit },
        words: new Set<Word>(understanding.readings.flatMap((r) => r.span.words)),
        text: box.lines.map((l) => l.text).join('\n'),
        label: labelOf(box, concept, layout),
        place: 'in-box',
      },
    ]
  }
}

/** What the form prints over the box answers why the value is what it is. */
const labelOf = (box: AnchoredBox, concept: Concept, layout: PageLayout): Label => ({
  concept,
  page: layout.number,
  region: box.region,
  box: unite(box.words.map((word) => word.box)),
  size: box.size,
  words: new Set(box.words),
  matches: [],
  boxNumber: box.number,
  colon: box.heading.endsWith(':'),
  loose: false,
})

/** Which of the carriers it is the letter of the box tells better than its words. */
const familyOf = (concept: Concept) => (/carrier/i.test(concept) ? 'carrier' : concept)

/** Some programs number the boxes as they please: what known labels ask for tells it. */
export function numbersAsAsked(
  boxes: readonly AnchoredBox[],
  labels: readonly Label[],
  { boxes: asked }: PrescribedForm,
): boolean {
  const known = boxes.flatMap((box) => {
    const label = labels.find((l) =>
      box.words.some((word) => l.words.has(word) && /\p{L}{3}/u.test(word.text)),
    )
    const concept = asked[`${box.number}${box.letter}`]
    const counts = label && label.concept !== 'furniture' && label.concept !== 'recoveryFacility'
    return counts && concept ? [familyOf(concept) === familyOf(label.concept)] : []
  })
  const wrong = known.filter((right) => !right).length
  return wrong * 4 <= known.length
}

/** Where the facility stands before the producer, and where behind, differs; two boxes to tick tell it. */
function conceptOf(
  { number, letter, heading }: AnchoredBox,
  { boxes: asked, facilityTicked = [] }: PrescribedForm,
  boxes: readonly AnchoredBox[],
) {
  if (facilityTicked.includes(number)) {
    const ticks = (text: string) => /[☐☒☑]/u.test(text)
    const isOnly = !boxes.some(
      (b) => facilityTicked.includes(b.number) && b.number !== number && ticks(b.heading),
    )
    return ticks(heading) && isOnly ? ('recoveryFacility' as const) : undefined
  }
  return asked[`${number}${letter}`]
}

function party(
  concept: Concept,
  box: AnchoredBox,
  boxes: readonly AnchoredBox[],
  context: Omit<ReadingContext, 'labelText'>,
): Understanding {
  const other = asBox.exec(joinSpans(box.lines).text)?.[1]
  const named = other ? boxes.find((b) => b.number === Number(other) && b !== box) : box
  const lines = named ? partyLines(named.lines) : []
  if (lines.length === 0 || namesNobody(joinSpans(lines).text)) return nothingSaid
  return understandConcept(concept, lines, { ...context, labelText: box.heading })
}

function understand(
  concept: Concept,
  box: AnchoredBox,
  context: Omit<ReadingContext, 'labelText'>,
): Understanding {
  if (concept === 'packageCount') return packages(box)
  return understandConcept(concept, box.lines, { ...context, labelText: box.heading })
}

/** Annex IB, box 7: 'Packaging type(s): 1 (drum)  Number of packages: 76'. */
function packages({ lines }: AnchoredBox): Understanding {
  const value = fieldsIn(lines).fields[0]?.values[0]
  const count = /^\d{1,5}(?![\d.,])/.exec(value?.text ?? '')?.[0]
  if (!value || !count) return nothingSaid
  const span = cut(value, 0, count.length)
  return { fit: 0.9, readings: [{ place: placeOf('totalPackages'), value: Number(count), span }] }
}

/** Annex IB, box 14: 'ix) UN class', 'x) UN number', 'xi) UN shipping name', in whatever language. */
const entry = /(?:^|\s)\(?(ix|x|xi)\)\s*[^:]{2,40}:\s*(.*?)(?=\s\(?(?:ix|x|xi|xii)\)\s|$)/gu

function dangerous(box: AnchoredBox, layout: PageLayout): Candidate[] {
  const readings = dangerousIn(joinSpans(box.lines))
  if (readings.length === 0) return []
  const text = readings.map((r) => r.span.text).join(', ')
  const rest = {
    page: layout.number,
    source: 'entry-of-waste',
    words: new Set<Word>(),
    text,
    fit: 1,
  } as const
  return [{ ...rest, concept: 'unNumber', readings, label: null, place: 'pattern' }]
}

function dangerousIn(text: Span): Reading[] {
  const readings: Reading[] = []
  for (const match of text.text.matchAll(entry)) {
    const [whole, numeral, value = ''] = match
    if (value === '' || namesNobody(value)) continue
    const at = match.index + whole.length - value.length
    const span = cut(text, at, at + value.length)
    const shape = { ix: /^\d(?:\.\d)?/, x: /\d{4}(?!\d)/, xi: /^\p{L}.{4,}$/u }[numeral as 'ix' | 'x' | 'xi']
    const said = shape.exec(value)?.[0]
    const field = ({ ix: 'hazardClass', x: 'unNumber', xi: 'properShippingName' } as const)[numeral as 'x']
    if (said) readings.push({ place: placeOf(field), value: said, span })
  }
  const hasNumber = readings.some((r) => r.place.eftiId === placeOf('unNumber').eftiId)
  return hasNumber ? readings : []
}
