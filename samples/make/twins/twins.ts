import { boxedModel } from '../../../bench/extraction/layouts/boxed-model.ts'
import { blankPage } from '../../../bench/extraction/pdf.ts'
import { houseWaybill, waybill } from './cargo-xml.ts'
import { eCmrJson } from './ecmr-json.ts'
import { eCmrXml, eCmrXmlD25A } from './ecmr-xml.ts'
import { eftiXml } from './efti-xml.ts'
import { oneRecord } from './one-record.ts'
import { openTripModel } from './open-trip-model.ts'
import { orderXml } from './order-xml.ts'
import { road } from './road.ts'
import { eFbl } from './sea.ts'
import { csvOfConsignments, csvOfGoods } from './tables.ts'
import { transportJson } from './transport-json.ts'

const file = (extension: string, bytes: Buffer) => ({ extension, make: () => bytes })

/** The same consignments in every format that is read: one by road, which a paper tells of too, one by air, one by sea. */
export const twins = {
  'road-paper': { extension: 'pdf', make: () => boxedModel(road, blankPage(true)) },
  'road-efti-xml': file('xml', eftiXml),
  'road-ecmr-xml': file('xml', eCmrXml),
  'road-ecmr-xml-d25a': file('xml', eCmrXmlD25A),
  'road-ecmr-json': file('json', eCmrJson),
  'road-open-trip-model': file('json', openTripModel),
  'road-uncefact-json': file('json', transportJson),
  'road-csv-goods-lines': file('csv', csvOfGoods),
  'road-csv-consignments': file('csv', csvOfConsignments),
  'road-other-xml': file('xml', orderXml),
  'air-waybill-xml': file('xml', waybill),
  'air-house-waybill-xml': file('xml', houseWaybill),
  'air-one-record': file('json', oneRecord),
  'sea-efbl-json': file('json', eFbl),
}
