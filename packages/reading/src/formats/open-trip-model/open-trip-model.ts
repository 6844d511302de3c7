import type { Format } from '../format.ts'
import { packageKind } from '../package-kind.ts'
import type { Table } from '../table.ts'
import { childNamed, type Node, textOf } from '../tree.ts'
import { linkTogether } from './link-together.ts'

/*
 * OpenTripModel 5: trips, transport orders and consignments; what belongs to them hangs on associations that hold the
 * entity ('inline') or name it ('reference').
 */

function address(from: string, ours: string): Table {
  return [
    [`${from}/street`, `${ours}/streetName`],
    [`${from}/houseNumber`, `${ours}/buildingNumber`],
    [`${from}/postalCode`, `${ours}/postcode`],
    [`${from}/city`, `${ours}/cityName`],
    [`${from}/country`, `${ours}/countryCode`],
  ]
}

const addresses = [
  'geoReference[type=addressGeoReference]',
  'geoReference[street]',
  'administrativeReference',
]

/** Actors of the consignment go before those of the trip or order around it. */
function actor(roles: string, ours: string): Table {
  return ['', 'around/'].flatMap((where): Table => {
    const from = `${where}actors[roles=${roles}]/entity`
    const contact = (type: string) => `${from}/contactDetails[type=${type}]/value`
    return [
      [`${from}/name`, `${ours}/name`],
      ...addresses.flatMap((kind) => address(`${from}/locations/entity/${kind}`, `${ours}/postalAddress`)),
      [contact('phone'), `${ours}/definedContactDetails/telephone/completeNumber`],
      [contact('vatCode'), `${ours}/taxRegistration/id`],
      ...(ours === 'carrier'
        ? []
        : [[contact('email'), `${ours}/definedContactDetails/emailAddress/uRI`] as const]),
    ]
  })
}

function place(from: string, ours: string): Table {
  return [
    ...addresses.flatMap((kind) => [
      [`${from}/${kind}/city`, `${ours}/name`] as const,
      ...address(`${from}/${kind}`, `${ours}/postalAddress`),
    ]),
    [`${from}/name`, `${ours}/name`],
    [`${from}/unCode`, `${ours}/id`],
    [`${from}/geoReference[type=latLonPointGeoReference]/lat`, `${ours}/geographicalCoordinates/latitude`],
    [`${from}/geoReference[type=latLonPointGeoReference]/lon`, `${ours}/geographicalCoordinates/longitude`],
    { known: [`${from}/name`, `${from}/gln`, `${from}/type`] },
  ]
}

const goods = 'goods/entity[!equipmentType]'

const dangerous: Table = [
  [
    'adr/UNNumber',
    'includedConsignmentItem/transportDangerousGoods/uNDGID',
    { read: (text) => /\d{4}/.exec(text)?.[0] },
  ],
  ['adr/description', 'includedConsignmentItem/transportDangerousGoods/properShippingName'],
  ['adr/technicalName', 'includedConsignmentItem/transportDangerousGoods/technicalName'],
  ['adr/class', 'includedConsignmentItem/transportDangerousGoods/hazardClassificationID'],
  ['adr/packagingGroup', 'includedConsignmentItem/transportDangerousGoods/packagingDangerLevelCode'],
  [
    'adr/tunnelCode',
    'includedConsignmentItem/transportDangerousGoods/tunnelRestrictionCode',
    { read: (text) => text.replace(/[()\s]/g, '') },
  ],
  ['adr/transportCategory', 'includedConsignmentItem/transportDangerousGoods/hazardCategoryCode'],
  ['adr/specialProvisions', 'includedConsignmentItem/transportDangerousGoods/specialProvisionID'],
]

/** Weights are those of a single good: their quantity makes the total. */
const goodsLines: Table = [
  {
    each: goods,
    lines: [
      ['quantity', 'transportPackage/itemQuantity'],
      ...packageKind('packagingMaterial'),
      ['barCode', 'transportPackage/shippingMarks/markingText'],
      ['description', 'natureIdentificationCargo/identificationText'],
      ['productType', 'natureIdentificationCargo/identificationText'],
      ['name', 'natureIdentificationCargo/identificationText'],
      { known: ['weight', 'width', 'height', 'length', 'adr/language', 'adr/points'] },
    ],
  },
  { each: `${goods}[adr]`, lines: dangerous },
  { sum: 'quantity', of: goods, to: 'numberOfPackages' },
  { sum: 'grossWeight', times: 'quantity', of: goods, to: 'grossWeight' },
  { sum: 'weight', times: 'quantity', of: goods, to: 'netWeight' },
]

/** What a document is called that is the consignment note itself. */
const notes = 'CMR|eCMR|e-CMR'

const movement = 'mainCarriageTransportMovement'
const modes = { maritime: '1', rail: '2', road: '3', air: '4', inlandWaterway: '8' }

const table: Table = [
  ...actor('consignor', 'consignor'),
  // Who has the carriage done is the sender of a consignment note, where nobody else is named.
  ...actor('shipper', 'consignor'),
  ...actor('consignee', 'consignee'),
  ...actor('receiver', 'consignee'),
  ...actor('carrier', 'carrier'),
  ...place('load/location/entity', 'carrierAcceptanceLocation'),
  ...place('unload/location/entity', 'consigneeReceiptLocation'),
  ['load[lifecycle=actual|realized]/endTime', 'carrierAcceptanceDateTime'],
  ['load[lifecycle=actual|realized]/startTime', 'carrierAcceptanceDateTime'],
  ['unload[lifecycle=actual|realized]/endTime', 'deliveryEvent/actualOccurrenceDateTime'],
  ['unload[!lifecycle]/endTime', 'deliveryEvent/scheduledOccurrenceDateTime'],
  ['unload[lifecycle=requested|planned|projected]/endTime', 'deliveryEvent/scheduledOccurrenceDateTime'],
  ...goodsLines,
  [`documents/entity[documentType=${notes}]/name`, 'transportContractDocument/id'],
  [
    `documents/entity[documentType=${notes}]/documentType`,
    'transportContractDocument/typeCode',
    { read: () => '730' },
  ],
  { each: `documents/entity[!documentType=${notes}]`, lines: [['name', 'associatedDocument/id']] },
  ['around/transportMode', `${movement}/modeCode`, { codes: modes }],
  ['around/actions/entity[actionType=move]/transportMode', `${movement}/modeCode`, { codes: modes }],
  ['around/vehicle/entity/licensePlate', `${movement}/usedTransportMeans/id`],
  {
    each: 'equipment[equipmentType=trailer]',
    lines: [
      ['licensePlate', 'usedTransportEquipment/id'],
      ['equipmentType', 'usedTransportEquipment/categoryCode', { codes: { trailer: 'TE' } }],
    ],
  },
  ['remark', 'information'],
  { known: ['around/name'] },
]

const has = (node: Node, key: string): boolean => childNamed(node, key) !== undefined

function isEntity(node: Node): boolean {
  const type = textOf(childNamed(node, 'entitytype'))
  if (['trip', 'transportorder', 'consignment'].includes(type.toLowerCase())) return true
  const associations = node.children.filter((child) =>
    ['actions', 'actors', 'consignments', 'goods', 'vehicle'].includes(child.key),
  )
  return associations.length >= 2 && associations.some((child) => has(child, 'associationtype'))
}

/** What holds the model together, and the life of a message beside that of the goods. */
const furniture = [
  'id',
  'uuid',
  'entityType',
  'associationType',
  'type',
  'actionType',
  'roles',
  'lifecycle',
  'sequenceNr',
  'status',
  'creationDate',
  'lastModified',
  'startTime',
  'endTime',
  'timeFormat',
  'vehicleType',
  'fuel',
  'equipmentType',
  'externalAttributes',
  'constraint',
  'length',
  'width',
  'height',
  'emptyWeight',
  'loadCapacities',
  'emissionStandard',
]

export const openTripModel: Format = {
  name: 'an OpenTripModel 5 message',
  syntax: 'json',
  recognises: isEntity,
  prepare: linkTogether,
  furniture,
  kind: null,
  consignments: 'consignment',
  table,
  document: [],
}
