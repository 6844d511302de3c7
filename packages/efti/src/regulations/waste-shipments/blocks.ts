import type { FormBlock, FormParticular } from '../../dataset/form.ts'
import type { Severity } from '../../rules/finding.ts'

/** A block of a form of waste that is filled in before the shipment starts. */
export interface Block {
  number: string
  slug: string
  /** Its content, in words, without an article. */
  what: string
  example: string
  severity?: Severity
  /** Elements of the common data set with the same meaning; the first is where the value belongs. */
  elements?: readonly string[]
  /** Data class of a party that has no name here at all. */
  party?: string
  /** Fields of its own that the form asks for. */
  particulars?: readonly BlockParticular[]
  /** What is in the block has this in it; text without it has to be looked at by a person. */
  shape?: RegExp
}

/** A field of a block, which is judged where the form prints it. */
export interface BlockParticular {
  field: FormParticular
  slug: string
  what: string
  example: string
  severity: Severity
}

const contact: readonly BlockParticular[] = [
  { field: 'contact', slug: 'CONTACT', what: 'contact person', example: 'A. Beispiel', severity: 'medium' },
]
/** The first carrier signs when it takes the waste over. */
const transfer: readonly BlockParticular[] = [
  { field: 'date', slug: 'TRANSFER', what: 'date of transfer', example: '2026-11-20', severity: 'high' },
  {
    field: 'signature',
    slug: 'SIGNATURE',
    what: 'signature of the carrier',
    example: 'A. Beispiel',
    severity: 'high',
  },
]

/** R1 to R13 for recovery, D1 to D15 for disposal: Directive 2008/98/EC, Annexes I and II. */
const OPERATION = /(?<![\p{L}\d])[RD]\s?-?\s?(?:1[0-5]|[1-9])(?!\d)/u
/** Basel, OECD and green lists, the European list of waste, or a reference to Annex IIIA or IIIB. */
const CODE =
  /(?<![\p{L}\d])(?:[AB]\s?\d{4}|G[A-Z]\s?\d{3}|B?EU\s?\d{4}|Y\s?\d{1,2}|[A-Z]{2}\s?\d{3}|\d{2}[ .]?\d{2}[ .]?\d{2})(?![\p{L}\d])|\bIII[AB]\b/u
const DIGIT = /\d/

const carrier = ['eFTI87', 'eFTI85']
const quantity = ['eFTI41', 'eFTI45', 'eFTI43', 'eFTI1745']
const date = ['eFTI39']
const description = ['eFTI699']

/**
 * Regulation (EU) 2024/1157, Article 18 and Annex VII. Blocks 13 and 14 are signed when the waste has arrived, 5 (b) and (c) are for
 * further carriers.
 */
export const ANNEX_VII: readonly Block[] = [
  {
    number: '1',
    slug: 'PERSON',
    what: 'person who arranges the shipment',
    example: 'Muster Recycling GmbH, Hafenstraße 12, 20457 Hamburg, DE',
    elements: ['eFTI51'],
    party: 'ASBIE1028',
    particulars: contact,
  },
  {
    number: '2',
    slug: 'CONSIGNEE',
    what: 'importer or consignee',
    example: 'Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR',
    elements: ['eFTI68'],
    party: 'ASBIE1034',
    particulars: contact,
  },
  {
    number: '3',
    slug: 'QUANTITY',
    what: 'actual quantity',
    example: '22140 KGM',
    elements: quantity,
    shape: DIGIT,
  },
  {
    number: '4',
    slug: 'DATE',
    what: 'actual date of the shipment',
    example: '202611200800+0100',
    elements: date,
    shape: DIGIT,
  },
  {
    number: '5',
    slug: 'CARRIER',
    what: 'first carrier',
    example: 'Spedition Beispiel GmbH',
    elements: carrier,
    particulars: transfer,
  },
  { number: '6', slug: 'GENERATOR', what: 'waste generator', example: 'As block 1' },
  {
    number: '7',
    slug: 'FACILITY',
    what: 'recovery facility or laboratory',
    example: 'Exemple SARL',
    elements: ['eFTI154'],
  },
  {
    number: '8',
    slug: 'OPERATION',
    what: 'recovery operation (or disposal operation for a laboratory)',
    example: 'R3',
    shape: OPERATION,
  },
  {
    number: '9',
    slug: 'DESCRIPTION',
    what: 'usual description of the waste',
    example: 'Mixed paper and cardboard',
    elements: description,
  },
  {
    number: '10',
    slug: 'CODES',
    what: 'codes that identify the waste',
    example: 'B3020, 19 12 01',
    shape: CODE,
  },
  { number: '11', slug: 'COUNTRIES', what: 'countries concerned', example: 'DE, BE, FR', severity: 'medium' },
  {
    number: '12',
    slug: 'DECLARATION',
    what: 'signature of the person who arranges the shipment',
    example: 'A. Beispiel, 2026-11-20',
  },
]

/**
 * Annex IB, of waste that is notified: what the notifier and the first carrier fill in before the shipment starts (Article 16). Blocks 16
 * to 19 are for customs offices, further carriers and the facility.
 */
export const MOVEMENT: readonly Block[] = [
  {
    number: '1',
    slug: 'NOTIFICATION',
    what: 'number of the notification',
    example: 'DE1350/123456',
    severity: 'critical',
    elements: ['eFTI1496'],
    shape: DIGIT,
  },
  {
    number: '3',
    slug: 'NOTIFIER',
    what: 'exporter and notifier',
    example: 'Muster Recycling GmbH, Hafenstraße 12, 20457 Hamburg, DE',
    elements: ['eFTI51'],
    party: 'ASBIE1028',
    particulars: contact,
  },
  {
    number: '4',
    slug: 'CONSIGNEE',
    what: 'importer or consignee',
    example: 'Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR',
    elements: ['eFTI68'],
    party: 'ASBIE1034',
    particulars: contact,
  },
  {
    number: '5',
    slug: 'QUANTITY',
    what: 'actual quantity',
    example: '22140 KGM',
    elements: quantity,
    shape: DIGIT,
  },
  {
    number: '6',
    slug: 'DATE',
    what: 'actual date of the shipment',
    example: '202611200800+0100',
    elements: date,
    shape: DIGIT,
  },
  {
    number: '8',
    slug: 'CARRIER',
    what: 'first carrier',
    example: 'Spedition Beispiel GmbH',
    elements: carrier,
    particulars: transfer,
  },
  { number: '9', slug: 'GENERATOR', what: 'waste generator', example: 'As block 3' },
  {
    number: '10',
    slug: 'FACILITY',
    what: 'disposal or recovery facility',
    example: 'Exemple SARL',
    elements: ['eFTI154'],
  },
  {
    number: '11',
    slug: 'OPERATION',
    what: 'disposal or recovery operation',
    example: 'R4',
    shape: OPERATION,
  },
  {
    number: '12',
    slug: 'DESCRIPTION',
    what: 'designation of the waste',
    example: 'Spent lead-acid batteries',
    elements: description,
  },
  {
    number: '14',
    slug: 'CODES',
    what: 'codes that identify the waste',
    example: 'A1160, 16 06 01*',
    shape: CODE,
  },
  {
    number: '15',
    slug: 'DECLARATION',
    what: 'signature of the exporter and notifier',
    example: 'A. Beispiel, 2026-11-20',
  },
]

export type BlockState = 'filled' | 'missing' | 'unread'

/** What a block states itself; `given`: the data of the consignment state it. */
export function stateOf(block: Block, found: FormBlock | undefined, given: boolean): BlockState {
  if (given) return 'filled'
  if (!found) return 'missing'
  const text = found.text?.trim() ?? ''
  if (text !== '' && (block.shape?.test(text) ?? true)) return 'filled'
  return text !== '' || found.isUnread ? 'unread' : 'missing'
}
