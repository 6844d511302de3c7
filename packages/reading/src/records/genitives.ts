import type { Concept } from '../fields/concepts.ts'
import { bare } from '../words/compare.ts'
import { phraseList } from '../words/phrases/index.ts'

/** Parties and places as they stand beside one of their parts: 'Miasto nadawcy', 'Avsändarens ort', 'Kraj rozładunku'. */
export const genitives: Partial<Record<Concept, readonly string[]>> = {
  consignor: phraseList('ofTheConsignor'),
  consignee: phraseList('ofTheConsignee'),
  carrier: phraseList('ofTheCarrier'),
  placeOfDelivery: phraseList('ofDelivery'),
  takingOver: phraseList('ofTakingOver'),
}

/** What joins a part to its party, either way round: 'Cidade do remetente', 'Country of the consignee'. */
export const joiners: ReadonlySet<string> = new Set(phraseList('besidePartOfParty').map(bare))

/** Where 'kraj' is a town: elsewhere among the Slavic languages it is a country. */
export const besideKrajAsTown: ReadonlySet<string> = new Set(phraseList('besideKrajAsTown'))
