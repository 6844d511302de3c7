import type { FurtherLanguage } from './languages/index.ts'

/** A freight document as somebody fills it in, and with it the truth that reading it must give back. */
export interface Party {
  name: string[]
  street?: string
  postOfficeBox?: string
  postcode: string
  city: string
  country: string
  /** As printed: 'Deutschland', or '' with a sign before the postcode: 'D-20457'. */
  countryPrinted: string
  sign?: string
}

export interface GoodsLine {
  marks: string
  count: number
  packing: string
  packingCode: string
  nature: string
  statistical: string
  weight: number
  volume?: number
}

export type FirstLanguage = 'en' | 'de' | 'fr'
export type Language = FirstLanguage | FurtherLanguage

export interface GeneratedDocument {
  language: Language
  number: string
  consignor: Party
  consignee: Party
  carrier: Party
  delivery: { lines: string[]; city: string; country: string }
  takingOver: { lines: string[]; city: string; country: string; date: string; datePrinted: string }
  documents: string
  goods: GoodsLine[]
  weightPrinted: (kilograms: number) => string
  volumePrinted: (cubicMetres: number) => string
  /** Printed under the goods when there are several lines. */
  totals: boolean
  instructions: string
  paid: boolean
  issued: { city: string; date: string; datePrinted: string }
  tractor: string
  trailer: string
  dangerous?: { line: string; un: string; hazardClass: string; group: string }
  container?: string
}

export function partyLines(party: Party): string[] {
  const city = `${party.sign ? `${party.sign}-` : ''}${party.postcode} ${party.city}`
  return [
    ...party.name,
    ...(party.street ? [party.street] : []),
    ...(party.postOfficeBox ? [party.postOfficeBox] : []),
    city,
    ...(party.countryPrinted ? [party.countryPrinted] : []),
  ]
}

export const totalWeight = (paper: GeneratedDocument) => paper.goods.reduce((sum, g) => sum + g.weight, 0)
export const totalCount = (paper: GeneratedDocument) => paper.goods.reduce((sum, g) => sum + g.count, 0)

/** The truth, by eFTI path. */
export function truthOf(paper: GeneratedDocument): Map<string, unknown> {
  const truth = new Map<string, unknown>()
  for (const [path, p] of [
    ['consignor', paper.consignor],
    ['consignee', paper.consignee],
    ['carrier', paper.carrier],
  ] as const) {
    truth.set(`${path}/name[1]`, p.name.join(' '))
    if (p.street) truth.set(`${path}/postalAddress/streetName[1]`, p.street)
    if (p.postOfficeBox) truth.set(`${path}/postalAddress/postOfficeBox`, p.postOfficeBox.replace(/^\D+/, ''))
    truth.set(`${path}/postalAddress/postcode[1]`, p.postcode)
    truth.set(`${path}/postalAddress/cityName[1]`, p.city)
    truth.set(`${path}/postalAddress/countryCode`, p.country)
  }
  truth.set('consigneeReceiptLocation/name[1]', paper.delivery.city)
  truth.set('carrierAcceptanceLocation/name[1]', paper.takingOver.city)
  truth.set('consigneeReceiptLocation/postalAddress/cityName[1]', paper.delivery.city)
  truth.set('consigneeReceiptLocation/postalAddress/countryCode', paper.delivery.country)
  truth.set('carrierAcceptanceLocation/postalAddress/cityName[1]', paper.takingOver.city)
  truth.set('carrierAcceptanceLocation/postalAddress/countryCode', paper.takingOver.country)
  truth.set('carrierAcceptanceDateTime', paper.takingOver.date)
  paper.goods.forEach((goods, i) => {
    const line = `transportPackage[${i + 1}]`
    truth.set(`${line}/shippingMarks[1]/markingText[1]`, goods.marks)
    truth.set(`${line}/itemQuantity`, goods.count)
    truth.set(`${line}/typeCode[1]`, goods.packingCode)
    truth.set(`natureIdentificationCargo/identificationText[${i + 1}]`, goods.nature)
  })
  truth.set('numberOfPackages', totalCount(paper))
  truth.set('grossWeight[1]', { value: totalWeight(paper), unit: 'KGM' })
  if (paper.goods.every((g) => g.volume !== undefined)) {
    const volume = paper.goods.reduce((sum, g) => sum + (g.volume ?? 0), 0)
    truth.set('grossVolume[1]', { value: Math.round(volume * 100) / 100, unit: 'MTQ' })
  }
  truth.set('consignorProvidedInformationText[1]', paper.instructions)
  truth.set('paymentArrangementCode', paper.paid ? 'PP' : 'CC')
  truth.set('transportContractDocument/id', paper.number)
  truth.set('transportContractDocument/issueLocation/name[1]', paper.issued.city)
  truth.set('transportContractDocument/formattedIssueDateTime', paper.issued.date)
  truth.set('mainCarriageTransportMovement[1]/usedTransportMeans/id', paper.tractor)
  truth.set('usedTransportEquipment[1]/id', paper.trailer)
  truth.set('mainCarriageTransportMovement[1]/modeCode', '3')
  if (paper.dangerous) {
    const item = 'includedConsignmentItem[1]/transportDangerousGoods[1]'
    truth.set(`${item}/uNDGID`, paper.dangerous.un)
    truth.set(`${item}/properShippingName[1]`, 'PAINT')
    truth.set(`${item}/tunnelRestrictionCode`, 'D/E')
    truth.set(`${item}/hazardClassificationID`, paper.dangerous.hazardClass)
    truth.set(`${item}/packagingDangerLevelCode`, paper.dangerous.group)
  }
  if (paper.container) truth.set('usedTransportEquipment[1]/carriedTransportEquipment[1]/id', paper.container)
  return truth
}
