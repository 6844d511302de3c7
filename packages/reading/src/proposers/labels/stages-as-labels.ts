import type { Concept } from '../../fields/concepts.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import type { Label } from './find-labels.ts'

interface Stage {
  concept: Concept
  words: ReadonlySet<string>
  /** Labels that ask for it in so many words. */
  asked: ReadonlySet<Concept>
}

const wordsOf = (stage: 'delivery' | 'takingOver') =>
  new Set(lexicons.flatMap(({ stages }) => stages[stage]).map(bareWords))

const STAGES: readonly Stage[] = [
  {
    concept: 'placeOfDelivery',
    words: wordsOf('delivery'),
    asked: new Set(['placeOfDelivery', 'dateOfDelivery']),
  },
  {
    concept: 'takingOver',
    words: wordsOf('takingOver'),
    asked: new Set(['takingOver', 'placeOfTakingOver', 'dateOfTakingOver']),
  },
]

/** 'Delivery: Leeds': a label that no lexicon knows names a stage of the journey, which nothing else on the page asks for. */
export function stagesAsLabels(labels: readonly Label[]): Label[] {
  const known = new Set(labels.map(({ concept }) => concept))
  const open = STAGES.filter(({ asked }) => ![...asked].some((concept) => known.has(concept)))
  const stageOf = ({ concept, colon, matches, words }: Label) =>
    concept === 'furniture' && colon && matches.length === 0
      ? open.find((stage) => stage.words.has(bareWords([...words].map(({ text }) => text).join(' '))))
      : undefined
  const named = labels.map(stageOf)
  return labels.map((label, at) => {
    const stage = named[at]
    return stage && named.filter((other) => other === stage).length === 1
      ? { ...label, concept: stage.concept }
      : label
  })
}
