/** How a consignment is laid out for people, on the screen and in the report alike. */
export interface ConsignmentGroup {
  /** First step of the paths in the group, with its index; 'consignment' for the consignment's own values. */
  id: string
  title: string
}

/** Titles by the first step of a path, in the order in which groups are shown. */
const TITLES: Record<string, string> = {
  consignor: 'Consignor',
  consignee: 'Consignee',
  carrier: 'Carrier',
  connectingCarrier: 'Successive carrier',
  freightForwarder: 'Freight forwarder',
  carrierAcceptanceLocation: 'Place of taking over',
  consigneeReceiptLocation: 'Place of delivery',
  consignment: 'Consignment',
  natureIdentificationCargo: 'Nature of the goods',
  transportPackage: 'Packages',
  includedConsignmentItem: 'Goods items',
  dangerousGoods: 'Dangerous goods',
  notifiedWasteMaterial: 'Waste',
  mainCarriageTransportMovement: 'Transport',
  usedTransportEquipment: 'Trailers, wagons and containers',
  transportContractDocument: 'Transport document',
  associatedDocument: 'Attached documents',
  deliveryEvent: 'Delivery',
}
const ORDER = Object.keys(TITLES)

/** 'transportPackage[2]/itemQuantity' is in 'Packages 2'. */
export function consignmentGroupOf(path: string): ConsignmentGroup {
  const [first = '', ...rest] = path.split('/')
  const id = rest.length === 0 ? 'consignment' : first
  const index = Number(/\[(\d+)\]$/.exec(id)?.[1] ?? 1)
  const title = TITLES[withoutIndex(id)] ?? inWords(withoutIndex(id))
  return { id, title: index > 1 ? `${title} ${index}` : title }
}

export function compareConsignmentGroups(a: ConsignmentGroup, b: ConsignmentGroup): number {
  return rank(a.id) - rank(b.id) || a.id.localeCompare(b.id, 'en', { numeric: true })
}

/** Steps of paths within a group, in the order in which forms print them; others follow by name. */
const STEPS = `
  carrierAcceptanceDateTime numberOfPackages modeCode usedTransportMeans identificationText shippingMarks itemQuantity
  uNDGID properShippingName technicalName hazardClassificationID packagingDangerLevelCode tunnelRestrictionCode
  name id typeCode typeText categoryCode registrationCountry code formattedIssueDateTime issueLocation postalAddress
  departmentName streetName buildingNumber additionalStreetName postOfficeBox postcode cityName countrySubDivisionName
  countryCode taxRegistration specifiedContactPerson definedContactDetails grossWeight netWeight grossVolume`
  .trim()
  .split(/\s+/)

/** Whatever the values were read from, the same order: name, street, postcode, town, country. */
export function compareInGroup(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')]
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [one = '', other = ''] = [left[at], right[at]]
    const [name, otherName] = [withoutIndex(one), withoutIndex(other)]
    const order =
      stepRank(name) - stepRank(otherName) ||
      name.localeCompare(otherName, 'en') ||
      one.localeCompare(other, 'en', { numeric: true })
    if (order !== 0) return order
  }
  return left.length - right.length
}

/** Below the title 'Consignor' the label 'Consignor: name' becomes 'Name'. */
export function labelInGroup(label: string): string {
  const parted = /^[^:,]+[:,] (.+)$/.exec(label)?.[1]
  return parted ? parted.charAt(0).toUpperCase() + parted.slice(1) : label
}

const withoutIndex = (id: string) => id.replace(/\[\d+\]$/, '')

function rank(id: string): number {
  const place = ORDER.indexOf(withoutIndex(id))
  return place < 0 ? ORDER.length : place
}

function stepRank(name: string): number {
  const place = STEPS.indexOf(name)
  return place < 0 ? STEPS.length : place
}

/** 'regulatoryProcedure' -> 'Regulatory procedure'. */
function inWords(name: string): string {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
