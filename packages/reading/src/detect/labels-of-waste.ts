import { parties } from '../fields/concepts.ts'
import { sameLine } from '../layout/box.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { namesPart } from '../values/address/labelled-address.ts'
import { bareWords } from '../words/compare.ts'
import { phraseList } from '../words/phrases/index.ts'

/** Whom Annex IB names beside the notifier; on a country's own form nobody else sends the waste. */
const producers = new Set(phraseList('producerOfWaste').map(bareWords))

/**
 * The labels of a form of waste: 'Unità locale: …', 'Adresse …' in the box of a party are lines of its address, and where no
 * label names who sends the waste, the one for its producer does. 'Tonnes (Mg): 24,62  m³:' leaves the volume open: what stands
 * below is none. 'Üleandmise kuupäev', 'Data da entrega' is the day on which a carrier took over, not when the waste arrived.
 */
export function labelsOfWaste(labels: readonly Label[], layout: PageLayout): Label[] {
  const own = labels
    .filter((label) => !isLineOfAddress(label, labels))
    .map((label) =>
      isLeftOpen(label, layout) || label.concept === 'dateOfDelivery'
        ? { ...label, concept: 'furniture' as const }
        : label,
    )
  if (own.some(({ concept }) => concept === 'consignor' || concept === 'notificationNumber')) return own
  return own.map((label) => (isProducer(label) ? { ...label, concept: 'consignor' } : label))
}

const isLeftOpen = ({ concept, colon, box, words }: Label, { runs }: PageLayout): boolean =>
  concept === 'volume' &&
  colon &&
  !runs.some((run) =>
    run.words.some(
      (w) => !words.has(w) && /\d/.test(w.text) && w.box[0] >= box[2] - 1 && sameLine(w.box, box),
    ),
  )

const nameOf = (label: Label) =>
  bareWords(
    textOf([...label.words])
      .replace(/^\d{1,2}\.?\s|\s\d{1,2}\.?$/gu, '')
      .replace(/:$/u, ''),
  )

const isProducer = (label: Label) =>
  label.concept === 'furniture' &&
  (producers.has(nameOf(label)) || label.matches.some(({ variant }) => producers.has(bareWords(variant))))

/** Below the label of a party in its drawn box. */
const isLineOfAddress = (label: Label, labels: readonly Label[]): boolean =>
  label.region > 0 &&
  (label.concept === 'furniture' || label.concept === 'placeOfDelivery') &&
  namesPart(textOf([...label.words]).replace(/:$/u, '')) &&
  labels.some(
    (other) =>
      other !== label &&
      other.region === label.region &&
      parties.has(other.concept) &&
      other.box[1] < label.box[1] &&
      !labels.some(
        (l) => l.region === label.region && l.box[1] > other.box[1] && l.box[1] < label.box[1] && ends(l),
      ),
  )

const ends = ({ concept }: Label) => concept !== 'furniture' && concept !== 'placeOfDelivery'
