import { type ConsignmentValue, pathOf, type Value, writeConsignmentXml } from '@efti-hub/efti'
import type { UploadFile } from './member.ts'

/** Values by eFTI id; `undefined` leaves one out. A list repeats the element. */
export type GivenValues = Record<string, Value | readonly Value[] | undefined>

const REPEATED_IN: Record<string, (n: number) => number[]> = {
  eFTI448: (n) => [1, n],
  eFTI232: (n) => [n, 1],
}

function valuesOf(given: GivenValues): ConsignmentValue[] {
  return Object.entries(given).flatMap(([eftiId, stated]) => {
    if (stated === undefined) return []
    const list: readonly Value[] = Array.isArray(stated) ? stated : [stated as Value]
    return list.map((value, at) => ({
      eftiId,
      path: pathOf(eftiId, (REPEATED_IN[eftiId] ?? ((n) => [n]))(at + 1)),
      value,
      ...attributesOf(eftiId, value),
    }))
  })
}

function attributesOf(eftiId: string, value: Value) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return {}
  return { attributes: { formatId: eftiId === 'eFTI188' || value.length === 10 ? '102' : '205' } }
}

/** A road note from Hamburg to Lyon as eFTI data, complete but for what is changed. */
export function roadNote(name: string, change: GivenValues = {}): UploadFile {
  const values = valuesOf({
    eFTI169: '730',
    eFTI170: 'D-2026-118',
    eFTI581: '3',
    eFTI39: '2026-11-19',
    eFTI51: 'Muster Maschinenbau AG',
    eFTI56: 'Hafenstrasse',
    eFTI54: '20457',
    eFTI57: 'Hamburg',
    eFTI58: 'DE',
    eFTI68: 'Exemple Outillage SARL',
    eFTI74: 'Quai du Commerce',
    eFTI72: '69009',
    eFTI75: 'Lyon',
    eFTI76: 'FR',
    eFTI87: 'Spedition Beispiel GmbH',
    eFTI102: 'DE',
    eFTI144: 'Hafenstrasse',
    eFTI141: '20457',
    eFTI145: 'Hamburg',
    eFTI146: 'DE',
    eFTI160: 'Quai du Commerce',
    eFTI157: '69009',
    eFTI161: 'Lyon',
    eFTI162: 'FR',
    eFTI618: 'HB SB 4711',
    eFTI620: 'DE',
    eFTI41: { value: 12_000, unit: 'KGM' },
    eFTI47: 12,
    eFTI699: 'Machine parts',
    ...change,
  })
  return { name, bytes: new TextEncoder().encode(writeConsignmentXml({ values })) }
}

/** Carriage inside of Germany with a Polish vehicle. */
export function cabotageNote(
  name: string,
  number: string,
  day: string,
  change: GivenValues = {},
): UploadFile {
  return roadNote(name, {
    eFTI170: number,
    eFTI39: day,
    eFTI188: day,
    eFTI161: 'Bremen',
    eFTI157: '28195',
    eFTI162: 'DE',
    eFTI102: 'PL',
    eFTI618: 'WGM 12345',
    eFTI620: 'PL',
    ...change,
  })
}

interface PackingList {
  number?: string
  packages?: number
  mass?: string
  further?: readonly string[]
}

/** The packing list to `roadNote`, as a text. */
export function packingList(name: string, document: PackingList = {}): UploadFile {
  const { number = 'PL-264711', packages = 12, mass = '12,000 kg', further = [] } = document
  const text = [
    'PACKING LIST',
    '',
    'Seller: Muster Maschinenbau AG',
    'Hafenstrasse 12',
    '20457 Hamburg, Germany',
    '',
    'Consignee: Exemple Outillage SARL',
    'Quai du Commerce 4',
    '69009 Lyon, France',
    '',
    `Packing list no.: ${number}`,
    ...further,
    '',
    `Total packages: ${packages}`,
    `Total gross weight: ${mass}`,
  ].join('\n')
  return { name, bytes: new TextEncoder().encode(text) }
}
