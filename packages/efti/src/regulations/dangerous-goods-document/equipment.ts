import type { Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { FIREWORKS } from './goods.ts'
import { ALL, annexClause, clause, RAIL_ONLY } from './text.ts'

const FUMIGATED = '3359'

interface Loaded {
  slug: string
  /** What it is loaded in, for people. */
  word: string
  class: string
  unNumber: string
  authority: string
  action: string
  actionDate: string
  statement: string
  statementText: string
}

const ON_WAGON: Loaded = {
  slug: 'WAGON',
  word: 'trailer or wagon',
  class: 'ASBIE1087',
  unNumber: 'eFTI387',
  authority: 'eFTI388',
  action: 'eFTI420',
  actionDate: 'eFTI422',
  statement: 'eFTI424',
  statementText: 'eFTI426',
}

const IN_CONTAINER: Loaded = {
  slug: 'CONTAINER',
  word: 'container',
  class: 'ASBIE1093',
  unNumber: 'eFTI455',
  authority: 'eFTI456',
  action: 'eFTI546',
  actionDate: 'eFTI548',
  statement: 'eFTI550',
  statementText: 'eFTI552',
}

/** Trailers, wagons and containers with dangerous goods. */
export const equipment: readonly Rule[] = [
  requiredElement(RAIL_ONLY, {
    id: 'eFTI374',
    slug: 'WAGON-NUMBER',
    rule: 'Wagons of a train with dangerous goods have their numbers.',
    clause: annexClause('BR-104'),
    example: '21 81 2471 217-3',
  }),
  requiredElement(ALL, {
    id: 'eFTI448',
    slug: 'CONTAINER-NUMBER',
    rule: 'A container that is mentioned has its number.',
    clause: annexClause('BR-093'),
    example: 'CSQU3054383',
  }),
  ...[ON_WAGON, IN_CONTAINER].flatMap(loaded),
]

function loaded(place: Loaded): Rule[] {
  const isFumigated = (view: View, instance: string) =>
    numberIs(view, instance, place, (un) => un === FUMIGATED)
  const rule = (slug: string, demand: Omit<Parameters<typeof requiredElement>[1], 'slug'>) =>
    requiredElement(ALL, { slug: `${place.slug}-${slug}`, ...demand })
  return [
    rule('CLASSIFYING-AUTHORITY', {
      words: 'authority that classified the fireworks',
      id: place.authority,
      rule: `Fireworks in a ${place.word} have the authority that classified them.`,
      clause: clause('5.4.1.2.1 (g)', 'BR-061'),
      example: 'BAM',
      where: (view, instance) => numberIs(view, instance, place, (un) => FIREWORKS.has(un)),
    }),
    rule('FUMIGATION-STATEMENT', {
      words: `statement that the ${place.word} is fumigated`,
      id: place.statement,
      owner: place.class,
      rule: `A fumigated ${place.word} is declared as such.`,
      clause: clause('5.5.2.4.1', 'BR-020'),
      example: place === ON_WAGON ? '18' : '32',
      where: isFumigated,
    }),
    rule('FUMIGATION-DATE', {
      words: `fumigation of the ${place.word} as an action with its date`,
      id: place.action,
      owner: place.class,
      rule: `A fumigated ${place.word} has the date of fumigation.`,
      clause: clause('5.5.2.4.1', 'BR-020'),
      example: '530',
      where: isFumigated,
    }),
    rule('FUMIGANT', {
      words: 'type and quantity of the fumigant',
      id: place.statementText,
      owner: place.class,
      rule: `A fumigated ${place.word} has the type and quantity of the fumigant.`,
      clause: clause('5.5.2.4.1', 'BR-020'),
      example: 'Phosphine, 2 kg',
      where: isFumigated,
    }),
    rule('ACTION-DATE', {
      words: `date of the action on the ${place.word}`,
      id: place.actionDate,
      rule: `An action on the ${place.word}, such as fumigation or the end of the holding time, has its date.`,
      clause: clause('5.5.2.4.1, 5.4.1.2.2 (d)', 'BR-014, BR-015, BR-021'),
      example: '202611200800+0100',
      where: (view, instance) => view.within(instance, place.action).length > 0,
    }),
  ]
}

function numberIs(view: View, instance: string, place: Loaded, test: (un: string) => boolean): boolean {
  return view.within(instance, place.unNumber).some(({ value }) => test(String(value)))
}
