import type { ConsignmentField } from '@efti-hub/contract'
import { valueInWords } from './value-in-words.ts'

const MODES: Record<string, string> = {
  '1': 'by sea',
  '2': 'by rail',
  '3': 'by road',
  '4': 'by air',
  '8': 'by inland waterway',
}
/** Beyond this many, only their number is given. */
const MOST_NAMED = 6

type Values = ReadonlyMap<string, ConsignmentField>

/** The consignment in a few sentences, as one would tell it at the roadside; what is not known is not mentioned. */
export function describeConsignment(fields: readonly ConsignmentField[]): string[] {
  const values = new Map(fields.map((field) => [field.path, field]))
  const sentences = [goods(values), fromTo(values), carriage(values), dangerous(fields), waste(fields)]
  return sentences.flatMap((sentence) => sentence ?? [])
}

const at = (values: Values, path: string): string | null => {
  const field = values.get(path)
  return field ? valueInWords(field) : null
}

const joined = (parts: readonly (string | null | undefined)[], between = ', ') =>
  parts.filter((part) => part).join(between)

function goods(values: Values): string | null {
  const packages = values.get('numberOfPackages')?.value
  const mass = at(values, 'grossWeight[1]')
  const count =
    packages === 1
      ? '1 package'
      : packages === undefined
        ? null
        : `${at(values, 'numberOfPackages')} packages`
  const nature = at(values, 'natureIdentificationCargo/identificationText[1]')
  const described = joined([count, mass && `${mass} gross`])
  if (!described && !nature) return null
  if (!described) return `Goods: ${nature}.`
  return nature ? `${described}: ${nature}.` : `${described}.`
}

function fromTo(values: Values): string | null {
  const from = party(values, 'consignor')
  const to = party(values, 'consignee')
  if (!from && !to) return null
  return `${joined([from && `From ${from}`, to && `to ${to}`])}.`.replace(/^to /, 'To ')
}

/** 'Muster AG, Augsburg, Germany (DE)'. */
function party(values: Values, role: string): string | null {
  const name = joined(
    [...values.keys()].filter((path) => path.startsWith(`${role}/name[`)).map((path) => at(values, path)),
    ' ',
  )
  const address = `${role}/postalAddress`
  return joined([name, at(values, `${address}/cityName[1]`), at(values, `${address}/countryCode`)]) || null
}

function carriage(values: Values): string | null {
  const movement = 'mainCarriageTransportMovement[1]'
  const mode = values.get(`${movement}/modeCode`)?.value
  const carrier = party(values, 'carrier')
  const means = at(values, `${movement}/usedTransportMeans/id`)
  const date = at(values, 'carrierAcceptanceDateTime')
  const described = joined([
    typeof mode === 'string' ? MODES[mode] : null,
    carrier && `by ${carrier}`,
    means && `with ${means}`,
    date && `taken over on ${date}`,
  ])
  return described ? `Carried ${described}.` : null
}

function dangerous(fields: readonly ConsignmentField[]): string | null {
  const numbers = distinct(fields, /\/transportDangerousGoods\[\d+\]\/uNDGID$/)
  return numbers.length > 0 ? `Dangerous goods: ${some(numbers.map((number) => `UN ${number}`))}.` : null
}

function waste(fields: readonly ConsignmentField[]): string | null {
  const codes = distinct(fields, /^notifiedWasteMaterial\[\d+\]\/id$/)
  return codes.length > 0 ? `Waste: ${some(codes)}.` : null
}

function distinct(fields: readonly ConsignmentField[], path: RegExp): string[] {
  return [...new Set(fields.filter((field) => path.test(field.path)).map((field) => String(field.value)))]
}

function some(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return names.join(', ')
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
}
