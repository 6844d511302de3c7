import type { Form } from '@efti-hub/efti'
import type { Concept } from '../fields/concepts.ts'
import type { FieldName } from '../fields/field-map.ts'

export interface Title {
  words: string
  /** How strongly it speaks for the kind. */
  weight: number
  /** What this title says more exactly than the kind. */
  documentType?: string
  mode?: string
}

/** Searches for values that no label leads to; each is in `proposers/all-proposers.ts`. */
export type ProposerName =
  | 'vehicles'
  | 'head-number'
  | 'number-at-title'
  | 'own-number'
  | 'letter'
  | 'parties-pointed-to'
  | 'railway-of-head'
  | 'paired-masses'
  | 'prose'
  | 'issue'
  | 'number-by-name'
  | 'road-note'
  | 'rail-note'
  | 'air-waybill'
  | 'cargo-security'
  | 'security-declaration'
  | 'freight-terms'
  | 'carrier-at-sea'
  | 'waste-codes'
  | 'waste-boxes'

/** What holds for the goods of a form, or for the form as a whole, and not for every other. */
export type Trait =
  /** Goods are described in sentences as ADR 5.4.1.1.1 asks for, and may have lots with masses of their own. */
  | 'described-goods'
  /** Goods may stand in a list without headings. */
  | 'listed-goods'
  /** The cells of a row are parted into blocks: pieces, gross mass, nature with dimensions. */
  | 'goods-in-blocks'
  /** Goods are on wagons; what containers and seals there are is said in the list of wagons. */
  | 'goods-on-wagons'
  /** Goods are in containers, each with a seal of its own. */
  | 'goods-in-containers'
  /** The rules that it names (ADR, IMDG ...) tell the mode of transport. */
  | 'mode-by-rules'
  /** It has a container or vehicle packing certificate to sign (5.4.2). */
  | 'packing-certificate'
  /** It has a field for the hazardous properties of waste (Italy). */
  | 'hazard-properties'
  /** A declaration of security on a further page names its number. */
  | 'declared-secure'

/** A form of waste that a regulation prescribes, by the numbers of its boxes. */
export interface PrescribedForm {
  kind: Form['kind']
  /** What each box asks for; letters are those of the carriers. */
  boxes: Readonly<Record<string, Concept>>
  /** The last box that the sender fills in, and the last of the form. */
  last: number
  lastOfAll: number
  /** How the heading of a box begins that no label of a value leads to. */
  headings: Readonly<Record<string, RegExp>>
  /** The boxes of what every form must say. */
  signature: string
  quantity: string
  operation: string
  codes: string
  /** Where the party of a box is put, as the head of its path. */
  parties: Readonly<Record<string, string>>
  /** Two boxes for producer and facility, of which a tick says which is which. */
  facilityTicked?: readonly number[]
  /** It goes with a notification, whose number is the first among those of the waste. */
  notified?: true
  /** The box that also has class, number and name of dangerous goods. */
  dangerousGoods?: number
}

/** A form, as data: how it is recognised, what its boxes hold, and which parts of the reader it needs. Its words are in `words/kinds`. */
export interface Kind {
  id: string
  /** In any language. */
  titles: readonly Title[]
  /** What the document is called beside its number, as the alternatives of a pattern: 'SWB-Nr. ...'. */
  namedAtNumber?: string
  /** Its titles are names of other documents too, so that finding one does not rule those out. */
  sharesTitles?: true
  /** Numbers that the form prints at the boxes of a concept. */
  boxes: Partial<Record<Concept, readonly number[]>>
  /** Numbers that mean the same on the forms of all printers; `boxes`: where only enough of them together tell it. */
  numbered?: { shared: readonly number[]; boxes?: Kind['boxes'] }
  /** Concepts without which it would not be this form; their share counts for the kind. */
  core: readonly Concept[]
  proposers: readonly ProposerName[]
  traits: readonly Trait[]
  /** Of parties and journey, what every document of the kind has: where several are missing, it was read badly. */
  everyoneHas?: readonly Concept[]
  form?: PrescribedForm
  /** The document's type code (EDIFACT 1001) and the mode of transport (Recommendation 19) that the form implies. */
  documentType?: string
  mode?: string
  /** A paper of the trade, that goes with the goods but is no document of their carriage. */
  ofTrade?: true
  /** It says what asks for it, such as a UN number: without that no document is guessed to be of the kind. */
  needsMarks?: true
  /** Subsets of carriage documents that this form, which goes beside one, is not judged by unless a person adds them. */
  withoutSubsets?: readonly string[]
  /** Further values that the form alone implies. */
  implies?: readonly { field: FieldName; value: string }[]
}
