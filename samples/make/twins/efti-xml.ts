import { type ConsignmentValue, elementByPath, type Value, writeConsignmentXml } from '@efti-hub/efti'
import { truthOf } from '../../../bench/extraction/paper.ts'
import { road } from './road.ts'

const place = (path: string, { street = '', postcode }: { street?: string; postcode: string }) => ({
  [`${path}/postalAddress/streetName[1]`]: street,
  [`${path}/postalAddress/postcode[1]`]: postcode,
})

/** What the note says, and what its form says by itself. */
const said: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(truthOf(road)),
  ...place('carrierAcceptanceLocation', road.consignor),
  ...place('consigneeReceiptLocation', road.consignee),
  ...Object.fromEntries(
    road.goods.map((goods, i) => [`transportPackage[${i + 1}]/typeText[1]`, goods.packing]),
  ),
  'transportContractDocument/typeCode': '730',
  'usedTransportEquipment[1]/categoryCode': 'TE',
}

const values = Object.entries(said).map(([path, value]): ConsignmentValue => {
  const element = elementByPath(path)
  if (!element) throw new RangeError(`the eFTI common data set has no path ${path}`)
  return { eftiId: element.id, path, value: value as Value }
})

export const eftiXml = Buffer.from(writeConsignmentXml({ values }))
