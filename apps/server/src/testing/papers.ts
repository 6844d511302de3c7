import {
  type Consignment,
  type ConsignmentValue,
  pathOf,
  type Value,
  writeConsignmentXml,
} from '@efti-hub/efti'
import { type DrawnLine, drawLines } from '../../../../packages/reading/src/testing/make-pdf.ts'
import type { UploadFile } from './member.ts'

/** Invented documents for measurements and rough handling; `number` makes each one different from the others. */

export function textNote(number: number): UploadFile {
  const text = `Loading list ${number}\nLorry 7, bay 3: twelve pallets of machine parts for Lyon.\n`
  return { name: `loading-list-${number}.txt`, bytes: new TextEncoder().encode(text) }
}

/** A CMR note down to its consignee. */
const headOfNote = (sender = 'Muster Maschinenbau AG'): DrawnLine[] => [
  [40, 40, 'INTERNATIONAL CONSIGNMENT NOTE (CMR)'],
  [40, 80, '1 Sender (name, address, country)'],
  [40, 94, sender],
  [40, 108, 'Hafenstrasse 12, 20457 Hamburg, Germany'],
  [40, 150, '2 Consignee (name, address, country)'],
  [40, 164, 'Exemple Outillage SARL'],
  [40, 178, 'Quai du Commerce 4, 69009 Lyon, France'],
]

/** A note of one sender, with its goods at a height, and what is printed below them: `shift` moves all of it. */
export const drawNote = ({
  sender,
  goodsAt,
  more,
  shift,
}: {
  sender?: string
  goodsAt: number
  more: readonly DrawnLine[]
  shift?: number
}): Promise<Buffer> =>
  drawLines(
    [
      ...headOfNote(sender),
      [40, goodsAt, '9 Nature of the goods'],
      [40, goodsAt + 14, 'Machine parts'],
      [400, goodsAt, '11 Gross weight in kg'],
      [400, goodsAt + 14, '12400'],
      ...more,
    ],
    shift,
  )

const CMR_LINES: DrawnLine[] = [
  ...headOfNote(),
  [310, 150, '16 Carrier (name, address, country)'],
  [310, 164, 'Spedition Beispiel GmbH'],
  [310, 178, 'Am Wall 28, 28195 Bremen, Germany'],
  [40, 220, '3 Place of delivery of the goods'],
  [40, 234, 'Lyon, France'],
  [40, 270, '4 Place and date of taking over the goods'],
  [40, 284, 'Hamburg, Germany, 19.11.2026'],
  [40, 340, '6 Marks and Nos   7 Number of packages   8 Method of packing   9 Nature of the goods'],
  [40, 354, 'MUSTER 1-12   12   pallets   Machine parts'],
  [400, 340, '11 Gross weight in kg'],
  [400, 354, '12400'],
]

export async function cmrPdf(number: number): Promise<UploadFile> {
  const bytes = await drawLines([...CMR_LINES, [420, 40, `No. CMR-${number}`]])
  return { name: `cmr-${number}.pdf`, bytes }
}

/** The same note with three goods lines in a table, 23 packages together. */
export async function linesCmrPdf(number: number): Promise<UploadFile> {
  const table: DrawnLine[] = (
    [
      [
        '6 Marks and Nos',
        '7 Number of packages',
        '8 Method of packing',
        '9 Nature of the goods',
        '11 Gross weight in kg',
      ],
      ['MUSTER 1-12', '12', 'pallets', 'Machine parts', '7200'],
      ['MUSTER 13-20', '8', 'cases', 'Gear boxes', '4100'],
      ['MUSTER 21-23', '3', 'drums', 'Cooling agent', '1100'],
    ] as const
  ).flatMap((cells, row) =>
    cells.map((text, column): DrawnLine => [[40, 130, 235, 330, 450][column] ?? 0, 340 + 14 * row, text]),
  )
  const bytes = await drawLines([
    ...CMR_LINES.filter(([, top]) => top < 340),
    ...table,
    [420, 40, `No. CMR-${number}`],
  ])
  return { name: `cmr-lines-${number}.pdf`, bytes }
}

const CARRIER = { left: 310, top: 150 }
const GROSS_WEIGHT = { left: 400, top: 340 }

/** The same note without its carrier and its gross mass: two violations. */
export async function incompleteCmrPdf(number: number): Promise<UploadFile> {
  const isLeftOut = ([left, top]: DrawnLine) =>
    [CARRIER, GROSS_WEIGHT].some((box) => left === box.left && top >= box.top && top < box.top + 40)
  const lines = CMR_LINES.filter((line) => !isLeftOut(line))
  const bytes = await drawLines([...lines, [420, 40, `No. CMR-${number}`]])
  return { name: `cmr-${number}.pdf`, bytes }
}

/** As many packages as it takes to reach the size. */
export function eftiXml(number: number, atLeastBytes = 0): UploadFile {
  const consignment = (packages: number): Consignment => ({
    values: [...HEAD, ...packagesOf(number, packages)],
  })
  let packages = 1
  let xml = writeConsignmentXml(consignment(packages))
  while (xml.length < atLeastBytes) {
    packages += Math.ceil((atLeastBytes - xml.length) / 400)
    xml = writeConsignmentXml(consignment(packages))
  }
  return { name: `consignment-${number}.xml`, bytes: new TextEncoder().encode(xml) }
}

const value = (eftiId: string, content: Value, attributes?: Record<string, string>, indexes: number[] = []) =>
  ({ eftiId, path: pathOf(eftiId, indexes), value: content, attributes }) satisfies ConsignmentValue

const HEAD: ConsignmentValue[] = [
  value('eFTI39', '2026-11-19T08:00+01:00', { formatId: '205' }),
  value('eFTI51', 'Muster Maschinenbau AG'),
  value('eFTI68', 'Exemple Outillage SARL'),
  value('eFTI87', 'Spedition Beispiel GmbH'),
  value('eFTI41', { value: 12_400, unit: 'KGM' }),
  value('eFTI47', 12),
]

const packagesOf = (number: number, count: number): ConsignmentValue[] =>
  Array.from({ length: count }, (_, at) => [
    value('eFTI685', 1, undefined, [at + 1]),
    value('eFTI688', 'PX', undefined, [at + 1]),
    value('eFTI691', `MUSTER ${number}-${at + 1}`, undefined, [at + 1]),
  ]).flat()
