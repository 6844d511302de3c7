import type { Recognised } from '../layout/pages.ts'
import { readPages } from '../read-pages.ts'

const source = (format: 'json' | 'xml', text: string): Recognised => ({
  engine: format,
  format,
  confidence: 1,
  text,
  pages: [],
  notes: [],
})

export const fromXml = (text: string) => readPages(source('xml', text))
export const fromJson = (value: unknown) =>
  readPages(source('json', typeof value === 'string' ? value : JSON.stringify(value)))
export const valuesOf = (extracted: ReturnType<typeof readPages>) =>
  Object.fromEntries(extracted.values.map((v) => [v.path, v.value]))

/** The shell of UN/CEFACT's e-CMR around what its consignment holds. */
export const eCmr = (inside: string, about = '') =>
  `<rsm:eCMR xmlns:rsm="urn:un:unece:uncefact:data:standard:eCMR:1" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:103">${about}<rsm:SpecifiedSupplyChainConsignment>${inside}</rsm:SpecifiedSupplyChainConsignment></rsm:eCMR>`
export const consignor =
  '<ram:ConsignorTradeParty><ram:Name>Nordlicht GmbH</ram:Name></ram:ConsignorTradeParty>'
