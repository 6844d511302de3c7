import { z } from 'zod'
import { consignmentAnswer, consignmentValue, measure } from './consignment.ts'

/** More rows than this belong into a file of data. */
export const MOST_GOODS_LINES = 999
/** Characters of rows that are pasted. */
export const MOST_PASTED = 500_000

/**
 * What a goods line has, in the order of the columns. `#` in the path is the number of the line. The common data set keeps the
 * packages and their contents in one list and dangerous goods in another (docs/decisions/0049-goods-lines.md); it has no mass of an ordinary
 * line.
 */
export const GOODS_COLUMNS = [
  {
    id: 'marks',
    eftiId: 'eFTI691',
    path: 'transportPackage[#]/shippingMarks[1]/markingText[1]',
    of: 'goods',
  },
  { id: 'packages', eftiId: 'eFTI685', path: 'transportPackage[#]/itemQuantity', of: 'goods' },
  { id: 'packageKind', eftiId: 'eFTI690', path: 'transportPackage[#]/typeText[1]', of: 'goods' },
  { id: 'packageCode', eftiId: 'eFTI688', path: 'transportPackage[#]/typeCode[1]', of: 'goods' },
  { id: 'nature', eftiId: 'eFTI699', path: 'natureIdentificationCargo/identificationText[#]', of: 'goods' },
  { id: 'unNumber', eftiId: 'eFTI232', path: dangerous('uNDGID'), of: 'dangerous' },
  { id: 'shippingName', eftiId: 'eFTI251', path: dangerous('properShippingName[1]'), of: 'dangerous' },
  { id: 'technicalName', eftiId: 'eFTI235', path: dangerous('technicalName[1]'), of: 'dangerous' },
  { id: 'hazardClass', eftiId: 'eFTI242', path: dangerous('hazardClassificationID'), of: 'dangerous' },
  { id: 'packingGroup', eftiId: 'eFTI236', path: dangerous('packagingDangerLevelCode'), of: 'dangerous' },
  { id: 'tunnelCode', eftiId: 'eFTI255', path: dangerous('tunnelRestrictionCode'), of: 'dangerous' },
  { id: 'grossMass', eftiId: 'eFTI238', path: dangerous('grossWeight'), of: 'dangerous' },
  { id: 'netMass', eftiId: 'eFTI247', path: dangerous('netWeight'), of: 'dangerous' },
  { id: 'volume', eftiId: 'eFTI243', path: dangerous('grossVolume'), of: 'dangerous' },
] as const

function dangerous<Step extends string>(step: Step) {
  return `includedConsignmentItem[#]/transportDangerousGoods[1]/${step}` as const
}

export type GoodsColumn = (typeof GOODS_COLUMNS)[number]
export type GoodsColumnId = GoodsColumn['id']
export const goodsColumnId = z.enum(GOODS_COLUMNS.map(({ id }) => id))

/** What of the document a line consists of; a line that is removed is removed as a whole. */
export const GOODS_ROOTS = {
  goods: ['transportPackage[#]', 'natureIdentificationCargo/identificationText[#]'],
  dangerous: ['includedConsignmentItem[#]'],
} as const
export type GoodsList = keyof typeof GOODS_ROOTS

/** `transportPackage[3]/itemQuantity` of the column `packages` and line 3. */
export const goodsPath = (path: string, line: number): string => path.replace('#', String(line))

/** `transportPackage[3]` and 3 of any path of or below a line; null for what is no goods line. */
export function lineOfGoods(path: string): { root: string; place: string; line: number } | null {
  const end = path.indexOf(']') + 1
  const open = path.lastIndexOf('[', end)
  const root = `${path.slice(0, open)}[#]`
  if (end === 0 || !ROOTS.has(root)) return null
  return { root, place: path.slice(0, end), line: Number(path.slice(open + 1, end - 1)) }
}

const ROOTS = new Set<string>(Object.values(GOODS_ROOTS).flat())

/** What is printed of the whole beside the lines, with the path of each. */
export const GOODS_TOTALS = {
  packages: { eftiId: 'eFTI47', path: 'numberOfPackages' },
  grossMass: { eftiId: 'eFTI41', path: 'grossWeight[1]' },
  netMass: { eftiId: 'eFTI43', path: 'netWeight[1]' },
} as const

const line = z.number().int().min(1).max(100_000)

/** Null removes the value. */
const lineValues = z.partialRecord(goodsColumnId, consignmentValue.nullable())

export const goodsLineChange = z.object({
  /** Its number in the paths; left out: a new line, after all others. */
  line: line.optional(),
  /** Of a document whose dangerous goods are counted by themselves: in which list. Left out: both. */
  list: z.enum(['goods', 'dangerous']).optional(),
  /** The whole line, with what is not in a column. */
  remove: z.literal(true).optional(),
  values: lineValues.optional(),
  /** As a person typed them: read as on the document. */
  texts: z.partialRecord(goodsColumnId, z.string().max(2_000)).optional(),
  /** Of a part of another line: where its values come from, and with them their places on the document. */
  from: line.optional(),
})
export type GoodsLineChange = z.infer<typeof goodsLineChange>

/** What a person did, for the audit trail. */
export const goodsLinesAct = z.enum(['edited', 'added', 'removed', 'split', 'merged', 'pasted'])
export type GoodsLinesAct = z.infer<typeof goodsLinesAct>

/** All of it or nothing; one check follows. */
export const goodsLinesRequest = z.object({
  act: goodsLinesAct,
  changes: z
    .array(goodsLineChange)
    .min(1)
    .max(2 * MOST_GOODS_LINES),
  /** Of the whole consignment, where it is to be what the lines come to. */
  totals: z.object({ packages: z.number().int(), grossMass: measure, netMass: measure }).partial().optional(),
  /**
   * What the caller saw, by path: every value of the lines and totals that the changes are about; what is not in it was not there. Where
   * somebody else has changed one of them since, the call answers 409 `changed_meanwhile`. Left out: whatever is there is replaced.
   */
  seen: z.record(z.string(), consignmentValue).optional(),
})
export type GoodsLinesRequest = z.infer<typeof goodsLinesRequest>

/** Corrections that were made together, first and last. */
export const undoOfLines = z.object({ first: z.number().int().min(1), last: z.number().int().min(1) })
export type UndoOfLines = z.infer<typeof undoOfLines>

export const goodsLinesAnswer = consignmentAnswer.extend({
  stored: z.number().int(),
  /** What undoes it; null when nothing changed. */
  undo: undoOfLines.nullable(),
})
export type GoodsLinesAnswer = z.infer<typeof goodsLinesAnswer>

export const readRowsRequest = z.object({
  /** Rows of a spreadsheet, cells separated by tabs. */
  text: z.string().min(1).max(MOST_PASTED),
  /** Columns on the screen, for rows without headings. */
  shown: z.array(goodsColumnId).max(GOODS_COLUMNS.length),
  /** A person's choice of columns, from the left; null leaves one out. Left out: found by their headings. */
  columns: z.array(goodsColumnId.nullable()).max(200).optional(),
})
export type ReadRowsRequest = z.infer<typeof readRowsRequest>

export const readRow = z.object({
  cells: z.array(
    z.object({
      text: z.string(),
      /** Null where there is none, or it does not fit. */
      value: consignmentValue.nullable(),
      /** Why the text does not fit its column. */
      problem: z.string().optional(),
    }),
  ),
  /** Beside the columns: the kind of packages that is written with their number. */
  more: lineValues.optional(),
  /** It adds up the others, and is no line. */
  isTotal: z.boolean(),
})

/** Nothing is stored by asking. */
export const readRowsAnswer = z.object({
  columns: z.array(z.object({ heading: z.string().nullable(), column: goodsColumnId.nullable() })),
  rows: z.array(readRow),
  /** Rows beyond the limit were not read. */
  left: z.number().int(),
  /** What the rows come to, without those that add up others. */
  sums: z.object({
    packages: z.number().nullable(),
    grossMass: measure.nullable(),
    netMass: measure.nullable(),
  }),
})
export type ReadRowsAnswer = z.infer<typeof readRowsAnswer>
