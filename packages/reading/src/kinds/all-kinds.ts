import { airSecurity } from './air-security.ts'
import { awb } from './awb.ts'
import { billOfLading } from './bill-of-lading.ts'
import { cim } from './cim.ts'
import { cmr } from './cmr.ts'
import { dangerousGoods } from './dangerous-goods.ts'
import { inlandWaterway } from './inland-waterway.ts'
import type { Kind } from './kind.ts'
import { deliveryNote, invoice, packingList } from './trade.ts'
import { wasteAnnexVii, wasteMovement } from './waste.ts'

export const kinds: readonly Kind[] = [
  cmr,
  cim,
  awb,
  airSecurity,
  billOfLading,
  inlandWaterway,
  dangerousGoods,
  wasteAnnexVii,
  wasteMovement,
  deliveryNote,
  packingList,
  invoice,
]

/** What carries nothing: letters, quotations, terms, and all that no kind recognises. */
export const other: Kind = { id: 'other', titles: [], boxes: {}, core: [], proposers: [], traits: [] }

/** `undefined` for a kind that papers are not read as. */
export const kindById = (id: string): Kind | undefined => [...kinds, other].find((kind) => kind.id === id)

/** Invoices, packing lists and delivery notes: read, but no document of the carriage. */
export const isOfTrade = (id: string): boolean => kindById(id)?.ofTrade === true
