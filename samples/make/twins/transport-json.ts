import type { Party } from '../../../bench/extraction/paper.ts'
import { json } from './ecmr-json.ts'
import { road, totalOf } from './road.ts'

/** UN/CEFACT multimodal transport in JSON, long names in camel case. */
export const transportJson = json({
  exchangedDocument: {
    id: road.number,
    typeCode: '730',
    issueDateTime: road.issued.date,
    issueLogisticsLocation: { name: road.issued.city },
  },
  specifiedSupplyChainConsignment: {
    consignorTradeParty: partyOf(road.consignor),
    consigneeTradeParty: partyOf(road.consignee),
    carrierTradeParty: partyOf(road.carrier),
    carrierAcceptanceDateTime: { value: road.takingOver.date.replaceAll('-', ''), format: '102' },
    carrierAcceptanceLogisticsLocation: placeOf(road.consignor),
    consigneeReceiptLogisticsLocation: placeOf(road.consignee),
    grossWeightMeasure: { value: totalOf((g) => g.weight), unitCode: 'KGM' },
    grossVolumeMeasure: [{ content: String(totalOf((g) => g.volume ?? 0)), unitCode: 'MTQ' }],
    packageQuantity: totalOf((g) => g.count),
    paymentArrangementCode: 'PP',
    consignorProvidedInformation: [road.instructions],
    mainCarriageLogisticsTransportMovement: {
      modeCode: '3',
      usedLogisticsTransportMeans: { id: road.tractor },
    },
    utilizedLogisticsTransportEquipment: [
      { id: { value: road.trailer, schemeID: 'plate' }, categoryCode: 'TE' },
    ],
    includedSupplyChainConsignmentItem: road.goods.map((goods, i) => ({
      sequenceNumeric: i + 1,
      natureIdentificationTransportCargo: { identification: goods.nature },
      transportLogisticsPackage: {
        itemQuantity: goods.count,
        typeCode: goods.packingCode,
        type: goods.packing,
        physicalLogisticsShippingMarks: { marking: goods.marks },
      },
    })),
  },
})

function partyOf(party: Party) {
  return {
    name: party.name[0],
    postalTradeAddress: {
      streetName: party.street,
      postcodeCode: party.postcode,
      cityName: party.city,
      countryID: party.country,
    },
  }
}

function placeOf(party: Party) {
  return { name: party.city, postalTradeAddress: partyOf(party).postalTradeAddress }
}
