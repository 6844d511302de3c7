import type { ConsignmentField } from '@efti-hub/contract'
import { valueInWords } from '../../extraction/value-in-words.ts'
import { reportTexts } from './texts.ts'

const texts = reportTexts.consignment
/** Beyond this many, only their number is given. */
const MOST_NAMED = 6
const MOVEMENT = 'mainCarriageTransportMovement[1]'

type Values = ReadonlyMap<string, ConsignmentField>

/** The consignment in short sentences, one for each fact; what is not known is not mentioned. */
export function describeConsignment(fields: readonly ConsignmentField[]): string[] {
  const values = new Map(fields.map((field) => [field.path, field]))
  const about = (sentence: (value: string) => string, value: string | null) =>
    value ? [sentence(value)] : []
  return [
    ...about(texts.goods, at(values, 'natureIdentificationCargo/identificationText[1]')),
    ...packages(values.get('numberOfPackages')),
    ...about(texts.grossMass, at(values, 'grossWeight[1]')),
    ...about(texts.consignor, party(values, 'consignor')),
    ...about(texts.consignee, party(values, 'consignee')),
    ...mode(values.get(`${MOVEMENT}/modeCode`)),
    ...about(texts.carrier, party(values, 'carrier')),
    ...about(texts.means, at(values, `${MOVEMENT}/usedTransportMeans/id`)),
    ...about(texts.takenOver, at(values, 'carrierAcceptanceDateTime')),
    ...list(texts.dangerousGoods, distinct(fields, /\/transportDangerousGoods\[\d+\]\/uNDGID$/)),
    ...list(texts.waste, distinct(fields, /^notifiedWasteMaterial\[\d+\]\/id$/)),
  ]
}

const at = (values: Values, path: string): string | null => {
  const field = values.get(path)
  return field ? valueInWords(field) : null
}

function packages(field: ConsignmentField | undefined): string[] {
  return typeof field?.value === 'number' ? [texts.packages(field.value)] : []
}

function mode(field: ConsignmentField | undefined): string[] {
  const sentence = texts.modes[String(field?.value)]
  return sentence ? [sentence] : []
}

/** 'Muster AG, Augsburg, Germany (DE)'. */
function party(values: Values, role: string): string | null {
  const names = [...values.keys()].filter((path) => path.startsWith(`${role}/name[`))
  const address = `${role}/postalAddress`
  const parts = [
    names.map((path) => at(values, path)).join(' '),
    at(values, `${address}/cityName[1]`),
    at(values, `${address}/countryCode`),
  ]
  return parts.filter(Boolean).join(', ') || null
}

function list(
  sentence: (first: readonly string[], more: number) => string,
  all: readonly string[],
): string[] {
  return all.length === 0 ? [] : [sentence(all.slice(0, MOST_NAMED), Math.max(0, all.length - MOST_NAMED))]
}

function distinct(fields: readonly ConsignmentField[], path: RegExp): string[] {
  return [...new Set(fields.filter((field) => path.test(field.path)).map((field) => String(field.value)))]
}
