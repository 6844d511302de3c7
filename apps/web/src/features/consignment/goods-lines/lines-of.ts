import {
  type ConsignmentAnswer,
  type ConsignmentField,
  GOODS_COLUMNS,
  type GoodsColumn,
  type GoodsColumnId,
  type GoodsList,
} from '@efti-hub/contract'

export type LineValue = ConsignmentField['value']

export interface GoodsLine {
  /** In the paths; removed lines leave their numbers unused. */
  number: number
  cells: Partial<Record<GoodsColumnId, ConsignmentField>>
}

export interface LineTable {
  /** Left out where goods and dangerous goods are one list. */
  list?: GoodsList
  columns: readonly GoodsColumn[]
  lines: GoodsLine[]
}

const BY_PATH = new Map<string, GoodsColumn>(GOODS_COLUMNS.map((column) => [column.path, column]))
const NUMBER =
  /^(transportPackage|includedConsignmentItem|natureIdentificationCargo\/identificationText)\[(\d+)\]/

/** The lines of a document: one table, or two where its dangerous goods were counted by themselves. */
export function lineTablesOf({ fields, oneGoodsList }: ConsignmentAnswer): LineTable[] {
  if (oneGoodsList) return [{ columns: GOODS_COLUMNS, lines: linesOf(fields, GOODS_COLUMNS) }]
  return (['goods', 'dangerous'] as const).map((list) => {
    const columns = GOODS_COLUMNS.filter((column) => column.of === list)
    return { list, columns, lines: linesOf(fields, columns) }
  })
}

function linesOf(fields: readonly ConsignmentField[], columns: readonly GoodsColumn[]): GoodsLine[] {
  const lines = new Map<number, GoodsLine>()
  for (const field of fields) {
    const [, root, digits] = NUMBER.exec(field.path) ?? []
    if (!root || !digits) continue
    const column = BY_PATH.get(`${root}[#]${field.path.slice(root.length + digits.length + 2)}`)
    if (!column || !columns.includes(column)) continue
    const number = Number(digits)
    const line = lines.get(number) ?? { number, cells: {} }
    line.cells[column.id] = field
    lines.set(number, line)
  }
  return [...lines.values()].sort((a, b) => a.number - b.number)
}

const USUAL: readonly GoodsColumnId[] = ['packages', 'packageKind', 'nature']
const OF_DANGER: readonly GoodsColumnId[] = ['unNumber', 'hazardClass', 'packingGroup', 'grossMass']

/** The usual ones, those that any line has, and those that somebody asked for. A code beside its words says nothing new. */
export function columnsShown(
  { list, columns, lines }: LineTable,
  added: ReadonlySet<GoodsColumnId> = new Set(),
): GoodsColumn[] {
  const has = (id: GoodsColumnId) => lines.some(({ cells }) => cells[id])
  const needsCode = lines.some(({ cells }) => cells.packageCode && !cells.packageKind)
  const usual = list === 'dangerous' ? OF_DANGER : USUAL
  return columns.filter(
    ({ id }) => usual.includes(id) || added.has(id) || (id === 'packageCode' ? needsCode : has(id)),
  )
}

const UNITS: Record<string, { of: 'mass' | 'volume'; times: number }> = {
  KGM: { of: 'mass', times: 1 },
  TNE: { of: 'mass', times: 1_000 },
  GRM: { of: 'mass', times: 0.001 },
  LTR: { of: 'volume', times: 1 },
  MTQ: { of: 'volume', times: 1_000 },
}

/** Of counts, or of measures; in the unit that all have, else in kilograms or litres. Null where they cannot be added up. */
export function sumOf(values: readonly LineValue[]): LineValue | null {
  if (values.length === 0) return null
  if (values.every((value) => typeof value === 'number')) return values.reduce((sum, value) => sum + value, 0)
  const measures = values.filter((value) => typeof value === 'object')
  const [first] = measures
  if (!first || measures.length < values.length) return null
  if (measures.every(({ unit }) => unit === first.unit))
    return { value: rounded(measures.reduce((sum, { value }) => sum + value, 0)), unit: first.unit }
  const kind = UNITS[first.unit]?.of
  if (!kind || measures.some(({ unit }) => UNITS[unit]?.of !== kind)) return null
  const sum = measures.reduce((all, { value, unit }) => all + value * (UNITS[unit]?.times ?? 0), 0)
  return { value: rounded(sum), unit: kind === 'mass' ? 'KGM' : 'LTR' }
}

/** The same quantity, whatever unit it is in. */
export function isSameQuantity(one: LineValue, other: LineValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const [left, right] = [UNITS[one.unit], UNITS[other.unit]]
  if (!left || !right || left.of !== right.of) return one.unit === other.unit && one.value === other.value
  return Math.abs(one.value * left.times - other.value * right.times) < 0.01
}

/** Figures of floating point: 0.1 + 0.2. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** As it is typed over: three decimals would read as thousands. */
export function editText(value: LineValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'object'
    ? `${numberText(value.value)} ${SIGNS[value.unit] ?? value.unit}`
    : String(value)
}

const numberText = (value: number) => String(value).replace(/^(\d+\.\d{3})$/, '$10')
const SIGNS: Record<string, string> = { KGM: 'kg', TNE: 't', GRM: 'g', LTR: 'l', MTQ: 'm³' }
