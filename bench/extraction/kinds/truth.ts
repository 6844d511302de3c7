import type { GeneratedDocument, Party } from '../paper.ts'

type Truth = Map<string, unknown>

export function expectParty(truth: Truth, path: string, party: Party): void {
  truth.set(`${path}/name[1]`, party.name.join(' '))
  if (party.street) truth.set(`${path}/postalAddress/streetName[1]`, party.street)
  if (party.postOfficeBox)
    truth.set(`${path}/postalAddress/postOfficeBox`, party.postOfficeBox.replace(/^\D+/, ''))
  truth.set(`${path}/postalAddress/postcode[1]`, party.postcode)
  truth.set(`${path}/postalAddress/cityName[1]`, party.city)
  if (party.countryPrinted || party.sign) truth.set(`${path}/postalAddress/countryCode`, party.country)
}

export const contract = 'transportContractDocument'
export const movement = 'mainCarriageTransportMovement[1]'

export function expectIssue(truth: Truth, paper: GeneratedDocument): void {
  truth.set(`${contract}/issueLocation/name[1]`, paper.issued.city)
  truth.set(`${contract}/formattedIssueDateTime`, paper.issued.date)
}

/** Lines of goods with their packages; the totals when every line gives them. */
export function expectGoods(
  truth: Truth,
  paper: GeneratedDocument,
  what: readonly ('marks' | 'packing' | 'weight' | 'volume')[],
) {
  paper.goods.forEach((goods, i) => {
    const line = `transportPackage[${i + 1}]`
    if (what.includes('marks')) truth.set(`${line}/shippingMarks[1]/markingText[1]`, goods.marks)
    truth.set(`${line}/itemQuantity`, goods.count)
    if (what.includes('packing')) truth.set(`${line}/typeCode[1]`, goods.packingCode)
    truth.set(`natureIdentificationCargo/identificationText[${i + 1}]`, goods.nature)
  })
  const sum = (of: (goods: GeneratedDocument['goods'][number]) => number) =>
    paper.goods.reduce((a, g) => a + of(g), 0)
  truth.set(
    'numberOfPackages',
    sum((g) => g.count),
  )
  if (what.includes('weight')) truth.set('grossWeight[1]', { value: sum((g) => g.weight), unit: 'KGM' })
  if (what.includes('volume') && paper.goods.every((g) => g.volume !== undefined))
    truth.set('grossVolume[1]', { value: Math.round(sum((g) => g.volume ?? 0) * 100) / 100, unit: 'MTQ' })
}

export const cells = {
  marks: (p: GeneratedDocument) => p.goods.map((g) => g.marks),
  count: (p: GeneratedDocument) => p.goods.map((g) => String(g.count)),
  packing: (p: GeneratedDocument) => p.goods.map((g) => g.packing),
  nature: (p: GeneratedDocument) => p.goods.map((g) => g.nature),
  weight: (p: GeneratedDocument) => p.goods.map((g) => p.weightPrinted(g.weight)),
  volume: (p: GeneratedDocument) =>
    p.goods.map((g) => (g.volume === undefined ? '' : p.volumePrinted(g.volume))),
}
