import type { PlanActor } from '@efti-hub/contract'
import { plainPath } from '@efti-hub/efti'
import type { ViolationRow } from '../violations/store.ts'

type Breach = Pick<ViolationRow, 'code' | 'violationType' | 'path'>

/*
 * Who has to act, as data. The longest key that the code, the type or the path begins with decides, in this order. CMR, Article 7(1)
 * makes the sender answer for the particulars of Article 6(1)(b) and (d) to (h), the carrier for its own name.
 */

/** Begins a code. */
const BY_CODE: Readonly<Record<string, PlanActor>> = {
  'ANNEX-VII-CARRIER': 'carrier',
  'ANNEX-VII-CONSIGNEE': 'sender',
  'ANNEX-VII-DISPOSAL': 'authority',
  'ANNEX-VII-FACILITY': 'consignee',
  'ANNEX-VII-LISTED': 'authority',
  'ANNEX-VII-OPERATION': 'consignee',
  'BR-013': 'authority',
  'BR-054': 'authority',
  'BR-075': 'authority',
  // A value that is there and written in a way that no authority's system reads.
  CDS: 'us',
  DG: 'sender',
  DOC: 'us',
  'EU03-OPERATIONS': 'carrier',
  'MOVEMENT-CARRIER': 'carrier',
  'MOVEMENT-FACILITY': 'consignee',
  'MOVEMENT-OPERATION': 'consignee',
  'PL-COORDINATE-PAIR': 'us',
  'PL-LOCODE-COUNTRY': 'us',
  'PL-WAGON-COUNTRY': 'us',
  'WASTE-GREEN-DISPOSAL': 'authority',
}

/** Begins a type. */
const BY_TYPE: Readonly<Record<string, PlanActor>> = {
  'Code list': 'us',
  'Contradiction in the Annex': 'us',
  'Document content': 'us',
  Format: 'us',
  Identifier: 'us',
  'Message not supported': 'us',
  'Outside the data set': 'us',
  Structure: 'us',
  Unit: 'us',
}

/** Begins a path without indexes; a path that is not in it is the sender's. */
const BY_PATH: Readonly<Record<string, PlanActor>> = {
  associatedParty: 'agent',
  carrier: 'carrier',
  carrierAcceptance: 'sender',
  connectingCarrier: 'carrier',
  deliveryEvent: 'carrier',
  freightForwarder: 'forwarder',
  logisticsRiskAnalysisResult: 'agent',
  mainCarriageTransportMovement: 'carrier',
  'mainCarriageTransportMovement/dangerousGoodsIndicator': 'sender',
  onCarriageTransportMovement: 'carrier',
  preCarriageTransportMovement: 'carrier',
  specifiedTransportMovement: 'carrier',
  transportContractDocument: 'carrier',
  transportEvent: 'agent',
  transshipmentLocation: 'carrier',
  usedTransportEquipment: 'carrier',
  'usedTransportEquipment/affixedSeal': 'sender',
  'usedTransportEquipment/carriedTransportEquipment/affixedSeal': 'sender',
  'usedTransportEquipment/carriedTransportEquipment/loadedDangerousGoods': 'sender',
  'usedTransportEquipment/loadedDangerousGoods': 'sender',
}

/** Who can put right what was found; a value that is already known is put in by us, no matter who stated it. */
export function whoActs({ code, violationType, path }: Breach): PlanActor {
  return (
    longest(BY_CODE, code) ??
    longest(BY_TYPE, violationType) ??
    longest(BY_PATH, plainPath(path ?? '')) ??
    'sender'
  )
}

function longest(table: Readonly<Record<string, PlanActor>>, text: string): PlanActor | undefined {
  const keys = Object.keys(table).filter((key) => text.startsWith(key))
  const key = keys.sort((left, right) => right.length - left.length)[0]
  return key === undefined ? undefined : table[key]
}
