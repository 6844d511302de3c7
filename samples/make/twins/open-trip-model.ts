import type { Party } from '../../../bench/extraction/paper.ts'
import { json } from './ecmr-json.ts'
import { road } from './road.ts'

let made = 0
const id = () => `5e0c7a10-0000-4000-8000-${String(++made).padStart(12, '0')}`
const inline = (entity: object, more: object = {}) => ({
  associationType: 'inline',
  ...more,
  entity: { id: id(), ...entity },
})

const address = (party: Party) => ({
  type: 'addressGeoReference',
  street: party.street,
  postalCode: party.postcode,
  city: party.city,
  country: party.country,
})

const actor = (party: Party, ...roles: string[]) =>
  inline({ name: party.name[0], locations: [inline({ geoReference: address(party) })] }, { roles })

const place = (at: Party) => inline({ name: `Gate of ${at.city}`, geoReference: address(at) })

const consignment = inline({
  goods: road.goods.map((goods) =>
    inline({
      type: 'items',
      description: goods.nature,
      quantity: goods.count,
      packagingMaterial: goods.packing,
      grossWeight: { value: goods.weight / goods.count, unit: 'kg' },
    }),
  ),
  documents: [inline({ documentType: 'CMR', name: road.number })],
  actors: [actor(road.consignor, 'consignor'), actor(road.consignee, 'consignee', 'receiver')],
})

const day = (date: string) => ({ startTime: `${date}T00:00:00`, endTime: `${date}T00:00:00` })

/** A trip with two stops; unloading names the consignment that loading holds. */
export const openTripModel = json({
  entityType: 'trip',
  id: id(),
  status: 'inTransit',
  transportMode: 'road',
  vehicle: inline({ vehicleType: 'truck', fuel: 'diesel', licensePlate: road.tractor }),
  actors: [actor(road.carrier, 'carrier')],
  actions: [
    inline({
      actionType: 'stop',
      lifecycle: 'realized',
      sequenceNr: 0,
      location: place(road.consignor),
      ...day(road.takingOver.date),
      actions: [
        inline({ actionType: 'load', lifecycle: 'realized', consignment }),
        inline({
          actionType: 'attachTransportEquipment',
          transportEquipment: inline({
            type: 'transportEquipment',
            equipmentType: 'trailer',
            licensePlate: road.trailer,
          }),
        }),
      ],
    }),
    inline({
      actionType: 'stop',
      lifecycle: 'planned',
      sequenceNr: 1,
      location: place(road.consignee),
      actions: [
        inline({
          actionType: 'unload',
          lifecycle: 'planned',
          consignment: {
            associationType: 'reference',
            entityType: 'consignment',
            uuid: consignment.entity.id,
          },
        }),
      ],
    }),
  ],
})
