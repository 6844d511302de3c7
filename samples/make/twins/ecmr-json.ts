import type { Party } from '../../../bench/extraction/paper.ts'
import { road } from './road.ts'

function box(prefix: string, party: Party) {
  return {
    [`${prefix}CompanyName`]: party.name[0],
    [`${prefix}PersonName`]: null,
    [`${prefix}Street`]: party.street,
    [`${prefix}Postcode`]: party.postcode,
    [`${prefix}City`]: party.city,
    [`${prefix}CountryCode`]: { region: null, value: party.country },
  }
}

/** As the backend of the Open Logistics Foundation answers it, envelope and empty boxes included. */
export const eCmrJson = json({
  ecmrId: '7a1e1c0e-5a4f-4f5b-9d0a-3a7c2b1f0e11',
  ecmrStatus: 'IN_TRANSPORT',
  createdAt: '2026-11-13T08:12:31.120Z',
  ecmrConsignment: {
    senderInformation: box('sender', road.consignor),
    multiConsigneeShipment: { isMultiConsigneeShipment: false },
    consigneeInformation: box('consignee', road.consignee),
    takingOverTheGoods: {
      takingOverTheGoodsPlace: 'Gießereiweg 17, 86153 Augsburg, Germany',
      logisticsTimeOfArrivalDateTime: null,
      logisticsTimeOfDepartureDateTime: `${road.takingOver.date}T00:00:00`,
    },
    deliveryOfTheGoods: {
      logisticsLocationCity: 'Calle de los Toneleros 9, 46024 Valencia, ES',
      logisticsLocationOpeningHours: null,
    },
    sendersInstructions: { transportInstructionsDescription: road.instructions },
    carrierInformation: { ...box('carrier', road.carrier), carrierLicensePlate: road.tractor },
    successiveCarrierInformation: { successiveCarrierCompanyName: null, successiveCarrierCity: null },
    documentsHandedToCarrier: { documentsRemarks: null },
    itemList: road.goods.map((goods) => ({
      marksAndNos: {
        logisticsShippingMarksMarking: goods.marks,
        logisticsShippingMarksCustomBarcodeList: [],
      },
      numberOfPackages: { logisticsPackageItemQuantity: goods.count },
      methodOfPacking: { logisticsPackageType: goods.packing },
      natureOfTheGoods: { transportCargoIdentification: goods.nature },
      grossWeightInKg: { supplyChainConsignmentItemGrossWeight: goods.weight },
      volumeInM3: { supplyChainConsignmentItemGrossVolume: goods.volume },
    })),
    toBePaidBy: { customChargeCarriage: { value: 1480, currency: 'EUR', payer: 'SENDER' } },
    established: {
      customEstablishedDate: `${road.issued.date}T00:00:00`,
      customEstablishedIn: road.issued.city,
    },
    referenceIdentificationNumber: { value: road.number },
  },
})

export function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
