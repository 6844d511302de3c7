import type { Concept } from '../fields/concepts.ts'
import type { Kind, ProposerName, Trait } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** Letters name neither sender nor recipient by a label: the one is the letterhead, the other stands in the window. */
const core: readonly Concept[] = ['consignee', 'paperNumber', 'nature', 'articleCount']

const proposers: readonly ProposerName[] = ['vehicles', 'number-at-title', 'letter', 'paired-masses', 'prose']
const traits: readonly Trait[] = ['listed-goods']

/** Of the papers of the trade the Annex has a code for the commercial invoice only (EDIFACT 1001: 380). */
export const invoice: Kind = {
  id: 'invoice',
  titles: titlesOf('invoice'),
  boxes: {},
  core,
  proposers,
  traits,
  ofTrade: true,
  implies: [{ field: 'attachedDocumentType', value: '380' }],
}

export const packingList: Kind = {
  id: 'packing-list',
  titles: titlesOf('packing-list'),
  boxes: {},
  core: [...core, 'packageCount', 'grossWeight'],
  proposers,
  traits,
  ofTrade: true,
}

export const deliveryNote: Kind = {
  id: 'delivery-note',
  titles: titlesOf('delivery-note'),
  boxes: {},
  core,
  proposers,
  traits,
  ofTrade: true,
}
