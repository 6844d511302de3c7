import { type ConsignmentValue, exemptionPoints } from '@efti-hub/efti'
import { checkContainerNumber, checkIluCode, kilogramsOf } from '@efti-hub/efti/values'
import { isOfTrade } from '@efti-hub/reading'
import { subsetsOf } from '../../compliance/check-document.ts'
import { consignmentOf } from '../../extraction/consignment-of.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import type { Family, Level, Profile, StatedValue } from './profile.ts'

const FAMILIES: Record<string, Family> = {
  cmr: 'road',
  cim: 'rail',
  awb: 'air',
  'air-security': 'air',
  'bill-of-lading': 'sea',
  'inland-waterway': 'inland-waterway',
}
const FAMILY_OF_MODE: Record<string, Family> = {
  '1': 'sea',
  '2': 'rail',
  '3': 'road',
  '4': 'air',
  '8': 'inland-waterway',
}
const DATA_ONLY = new Set(['consignment', 'efti-consignment'])
const LEVELS: Record<string, Level> = { '703': 'house', '714': 'house', '741': 'master' }
/** Titles of ADR 5.4.3 in the languages that drivers carry them in. */
const INSTRUCTIONS =
  /instructions in writing|schriftliche weisungen|consignes [ée]crites|instrucciones escritas|istruzioni scritte|schriftelijke instructies|instrukcj[ae] pisemn|p[ií]semn[éeý]\p{L}* pokyn|skriftlig[ae] instru|kirjalliset turvallisuusohjeet|instru[cț][tț]iuni scrise|instruções escritas/iu

/** The Union's own signs of two countries, which ISO 3166-1 keeps free for them: one country is not two. */
const ISO_OF: Record<string, string> = { UK: 'GB', EL: 'GR' }
const countryMeant = (code: string | null) => ISO_OF[code ?? ''] ?? code

/** `text`: what was recognised of the document. */
export function profileOf(read: ConsignmentInForce, text: string): Profile {
  const consignment = consignmentOf(read)
  const first = (...ids: string[]) =>
    ids.flatMap((id) => consignment.values.find(({ eftiId }) => eftiId === id) ?? [])[0]
  const every = (...ids: string[]) => consignment.values.filter(({ eftiId }) => ids.includes(eftiId))
  const textOf = (...ids: string[]) => textValue(first(...ids))
  const plain = (...ids: string[]) => textOf(...ids)?.value ?? null
  const modes = [...new Set(every('eFTI581').map(({ value }) => String(value)))]
  const type = plain('eFTI169') ?? ''
  return {
    kind: read.kind,
    family: familyOf(read.kind, modes),
    level: LEVELS[type] ?? null,
    number: isOfTrade(read.kind) ? textOf('eFTI179') : textOf('eFTI170'),
    consignor: textOf('eFTI51'),
    consignee: textOf('eFTI68'),
    carrier: textOf('eFTI87'),
    carrierCountry: countryMeant(plain('eFTI102')),
    mass: massOf(every('eFTI41')) ?? massOf(every('eFTI1745')),
    packages: numberValue(first('eFTI47')),
    packageKinds: [...new Set(every('eFTI688').map(({ value }) => String(value)))].sort(),
    unNumbers: unNumbersOf(every('eFTI232', 'eFTI387', 'eFTI455')),
    takingOver: textOf('eFTI39'),
    delivery: textOf('eFTI188'),
    days: ['eFTI39', 'eFTI583', 'eFTI1258', 'eFTI171'].flatMap((id) => plain(id)?.slice(0, 10) ?? []),
    fromTown: plain('eFTI145', 'eFTI138', 'eFTI589'),
    fromCountry: countryMeant(plain('eFTI146') ?? countryOf(plain('eFTI136', 'eFTI587'))),
    toTown: plain('eFTI161', 'eFTI154', 'eFTI602'),
    toCountry: countryMeant(plain('eFTI162') ?? countryOf(plain('eFTI152', 'eFTI600'))),
    vehicle: plain('eFTI618'),
    vehicleCountry: countryMeant(plain('eFTI620')),
    containers: containersOf(every('eFTI448', 'eFTI374')),
    equipment: equipmentOf(every('eFTI618', 'eFTI374', 'eFTI448')),
    modes,
    subsets: subsetsOf(read).map(({ id }) => id),
    signedBy: [
      ...(first('eFTI65') ? ['consignor' as const] : []),
      ...(first('eFTI115') ? ['carrier' as const] : []),
      ...(first('eFTI84') ? ['consignee' as const] : []),
    ],
    loaded: plain('eFTI583'),
    isExempt: isExempt(read),
    isWaste: read.kind.startsWith('waste-') || every('eFTI1496', 'eFTI1745').length > 0,
    isSecured: Boolean(first('eFTI844') && first('eFTI195')),
    hasStations: Boolean(first('eFTI587', 'eFTI589') && first('eFTI600', 'eFTI602')),
    isInstructions: INSTRUCTIONS.test(text.slice(0, 600)),
  }
}

/** Data without a form of its own is a contract by its mode, once it has a number. */
function familyOf(kind: string, modes: readonly string[]): Family | null {
  const byKind = FAMILIES[kind]
  if (byKind || !DATA_ONLY.has(kind)) return byKind ?? null
  const [mode] = modes
  return modes.length === 1 && mode ? (FAMILY_OF_MODE[mode] ?? null) : null
}

function textValue(found: ConsignmentValue | undefined): StatedValue<string> | null {
  if (!found) return null
  const value = String(found.value).trim()
  return value === '' ? null : { value, shown: value, path: found.path, eftiId: found.eftiId }
}

function numberValue(found: ConsignmentValue | undefined): StatedValue<number> | null {
  if (!found || typeof found.value !== 'number') return null
  return { value: found.value, shown: String(found.value), path: found.path, eftiId: found.eftiId }
}

/** The first of its element: the total of the consignment, or the mass of the first waste. */
function massOf([found]: readonly ConsignmentValue[]): StatedValue<number> | null {
  if (!found || typeof found.value !== 'object') return null
  const mass = kilogramsOf(found.value)
  if (mass === null || mass <= 0) return null
  // 12.05 t are 12050 kg, and not a trace more.
  const kilograms = Math.round(mass * 1000) / 1000
  return { value: kilograms, shown: `${kilograms} kg`, path: found.path, eftiId: found.eftiId }
}

/** '1203' of 'UN 1203'. */
export function unNumberIn(value: ConsignmentValue['value']): string {
  return String(value)
    .replace(/^UN\s*/i, '')
    .padStart(4, '0')
}

function unNumbersOf(values: readonly ConsignmentValue[]): StatedValue<string>[] {
  const numbers = new Map<string, StatedValue<string>>()
  for (const { value, path, eftiId } of values) {
    const number = unNumberIn(value)
    if (/^\d{4}$/.test(number) && !numbers.has(number))
      numbers.set(number, { value: number, shown: `UN ${number}`, path, eftiId })
  }
  return [...numbers.values()].sort((left, right) => (left.value < right.value ? -1 : 1))
}

/** A number whose check digit fails was misread: it would link unrelated documents. */
function containersOf(values: readonly ConsignmentValue[]): string[] {
  const checked = values
    .map(({ value }) => String(value))
    .flatMap((text) => [checkContainerNumber(text), checkIluCode(text)])
  return [...new Set(checked.filter(({ isValid }) => isValid).map(({ number }) => number))].sort()
}

/** A train of a hundred wagons is found by the first of them. */
const MOST_EQUIPMENT = 30

/** Without the first vehicle's plate, which has a field of its own. */
function equipmentOf(values: readonly ConsignmentValue[]): string[] {
  const [first] = values.filter(({ eftiId }) => eftiId === 'eFTI618')
  const others = values.filter((value) => value !== first).map(({ value }) => String(value).trim())
  return [...new Set(others.filter((text) => text !== ''))].slice(0, MOST_EQUIPMENT)
}

function isExempt(read: ConsignmentInForce): boolean {
  const { points, limit, neverExempt, unknown } = exemptionPoints(consignmentOf(read))
  return points <= limit && neverExempt.length === 0 && unknown.length === 0
}

const countryOf = (locode: string | null) =>
  locode && /^[A-Z]{2}[A-Z2-9]{3}$/.test(locode) ? locode.slice(0, 2) : null
