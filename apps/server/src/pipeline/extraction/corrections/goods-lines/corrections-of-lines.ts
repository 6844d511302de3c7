import {
  GOODS_COLUMNS,
  GOODS_ROOTS,
  GOODS_TOTALS,
  type GoodsColumn,
  type GoodsLineChange,
  type GoodsLinesRequest,
  type GoodsList,
  goodsPath,
  lineOfGoods,
  MOST_GOODS_LINES,
} from '@efti-hub/contract'
import { elementById, type Value } from '@efti-hub/efti'
import {
  type Evidence,
  fitValue,
  packageCodeOf,
  readTaken,
  type Writing,
  wordsTyped,
} from '@efti-hub/reading'
import { Refusal } from '../../../../platform/refusal.ts'
import type { StoredValue } from '../../store.ts'
import type { ConsignmentInForce } from '../in-force.ts'
import { contentsOf } from '../removed-groups.ts'
import { isOneGoodsList, linesEver, linesNow } from './lines-of.ts'

export interface LineCorrection {
  eftiId: string
  path: string
  value: Value | null
  oldValue: Value | null
  oldSource: string | null
  evidence: Evidence | null
}

/** One line with what changes of it, as people count it: by the number in its paths. */
export interface ChangedLine {
  line: number
  isNew: boolean
  isRemoved: boolean
  corrections: LineCorrection[]
}

const LISTS: readonly GoodsList[] = ['goods', 'dangerous']

/**
 * What the changes of lines mean for single values. A removed line is stated to be absent as a whole, so that what a later reading
 * finds in it is absent as well; a new one comes after all that ever were.
 * @throws Refusal `invalid_request` that names the columns with what is wrong there, and for a line that is not there any more
 */
export function correctionsOfLines(
  now: ConsignmentInForce,
  { changes, totals }: Pick<GoodsLinesRequest, 'changes' | 'totals'>,
  writing: Writing,
): { lines: ChangedLine[]; totals: LineCorrection[] } {
  const standing = new Map(now.values.map((value) => [value.path, value]))
  const present = { goods: linesNow(now, 'goods'), dangerous: linesNow(now, 'dangerous') }
  const isOneList = isOneGoodsList(now)
  requireNamedOnce(changes)
  requireRoom(changes, present)
  const below = valuesBelowLines(now.values)
  const take = newLines(now)
  const problems = new Map<string, string>()
  const lines = changes.map((change): ChangedLine => {
    if (change.remove && !change.list && !isOneList)
      throw new Refusal(
        'invalid_request',
        'State whether the line is one of the goods or of the dangerous goods.',
      )
    const lists = LISTS.filter((list) => !change.list || change.list === list)
    if (change.line !== undefined && !lists.some((list) => present[list].has(change.line ?? 0)))
      throw new Refusal(
        'invalid_request',
        `There is no goods line ${change.line} any more. Look at the lines again, then repeat it.`,
      )
    const numbers = change.line === undefined ? take() : { goods: change.line, dangerous: change.line }
    const corrections = change.remove
      ? lists.flatMap((list) => removalOf(list, numbers[list], standing, below))
      : valuesOf(change, now, writing, problems).flatMap(({ column, value }) =>
          correctionOf(column, value, numbers[column.of], standing, change.from),
        )
    return {
      line: numbers.goods,
      isNew: change.line === undefined,
      isRemoved: change.remove === true,
      corrections,
    }
  })
  if (problems.size > 0) {
    const [[at, problem] = ['', '']] = problems
    throw new Refusal('invalid_request', `${at}: ${problem}`, Object.fromEntries(problems))
  }
  return { lines, totals: totalsOf(totals ?? {}, standing) }
}

/** @throws Refusal for a line that two changes are about: which of them is to hold nobody knows. */
function requireNamedOnce(changes: readonly GoodsLineChange[]): void {
  const named = new Set<string>()
  for (const { line, list } of changes) {
    if (line === undefined) continue
    const places = LISTS.filter((one) => !list || list === one).map((one) => `${one} ${line}`)
    if (places.some((place) => named.has(place)))
      throw new Refusal('invalid_request', `Goods line ${line} is named twice in one request.`)
    for (const place of places) named.add(place)
  }
}

/** @throws Refusal where there were more lines afterwards than a document may have. */
function requireRoom(
  changes: readonly GoodsLineChange[],
  present: Readonly<Record<GoodsList, ReadonlySet<number>>>,
): void {
  for (const list of LISTS) {
    const ids = GOODS_COLUMNS.flatMap(({ id, of }) => (of === list ? [id] : []))
    const added = changes.filter(
      ({ line, values, texts }) => line === undefined && ids.some((id) => values?.[id] ?? texts?.[id]),
    ).length
    if (added === 0) continue
    const removed = changes.filter(
      (one) =>
        one.remove &&
        (!one.list || one.list === list) &&
        one.line !== undefined &&
        present[list].has(one.line),
    ).length
    if (present[list].size + added - removed > MOST_GOODS_LINES)
      throw new Refusal('invalid_request', `A document has at most ${MOST_GOODS_LINES} goods lines.`)
  }
}

/** What stands below each line, by the place of the line: `transportPackage[3]`. */
function valuesBelowLines(values: readonly StoredValue[]): Map<string, StoredValue[]> {
  const below = new Map<string, StoredValue[]>()
  for (const value of values) {
    const place = lineOfGoods(value.path)?.place
    if (place === undefined || place === value.path) continue
    const known = below.get(place)
    if (known) known.push(value)
    else below.set(place, [value])
  }
  return below
}

/** Numbers for a new line: one for both lists, or one of each where they are counted by themselves. */
function newLines(now: ConsignmentInForce): () => Record<GoodsList, number> {
  const last = (list: GoodsList) => Math.max(0, ...linesEver(now, list))
  let [goods, dangerous] = [last('goods'), last('dangerous')]
  if (isOneGoodsList(now)) goods = dangerous = Math.max(goods, dangerous)
  return () => {
    goods += 1
    dangerous += 1
    return { goods, dangerous }
  }
}

/**
 * Nothing of the line is on the document, also where a part of it was not read yet. Dangerous goods only where some are shown: of those that
 * nobody has seen nothing is stated.
 */
function removalOf(
  list: GoodsList,
  line: number,
  standing: ReadonlyMap<string, StoredValue>,
  belowLines: ReadonlyMap<string, readonly StoredValue[]>,
): LineCorrection[] {
  return GOODS_ROOTS[list].flatMap((root): LineCorrection[] => {
    const path = goodsPath(root, line)
    const own = standing.get(path)
    const below = belowLines.get(path) ?? []
    if (list === 'dangerous' && below.length === 0) return []
    const oldValue = own?.value ?? (below.length > 0 ? contentsOf(below) : null)
    const oldSource = own?.source ?? null
    return [{ eftiId: ROOT_IDS[root], path, value: null, oldValue, oldSource, evidence: null }]
  })
}

const ROOT_IDS = {
  'transportPackage[#]': 'ASBIE1122',
  'natureIdentificationCargo/identificationText[#]': 'eFTI699',
  'includedConsignmentItem[#]': 'ASBIE1065',
} as const

interface ColumnValue {
  column: GoodsColumn
  value: Value | null
}

function valuesOf(
  { values = {}, texts = {} }: GoodsLineChange,
  { language }: ConsignmentInForce,
  writing: Writing,
  problems: Map<string, string>,
): ColumnValue[] {
  const given = GOODS_COLUMNS.flatMap((column): ColumnValue[] => {
    const { id, eftiId } = column
    const element = elementById(eftiId)
    const text = texts[id]?.trim()
    if (!element || (text === undefined && values[id] === undefined)) return []
    if (text === '' || (text === undefined && values[id] === null)) return [{ column, value: null }]
    const read =
      text === undefined
        ? fitValue(element, values[id] as Value)
        : readText(column, text, { ...writing, language })
    if ('value' in read) return [{ column, value: read.value }]
    problems.set(id, read.problem)
    return []
  })
  return withCode(given)
}

function readText(
  { path, eftiId }: GoodsColumn,
  text: string,
  writing: Writing,
): { value: Value } | { problem: string } {
  const unit = elementById(eftiId)?.kind !== 'measure' ? null : eftiId === VOLUME ? 'LTR' : 'KGM'
  const taken = readTaken(goodsPath(path, 1), wordsTyped(text), writing, unit)
  if ('problem' in taken) return taken
  const [own] = taken.values
  return own ? { value: own.value } : { problem: 'The field takes no text.' }
}

/** Where a figure has no unit of its own: of dangerous goods volumes are given in litres. */
const VOLUME = 'eFTI243'

/** The code follows the words; words that name no kind leave none. */
function withCode(given: ColumnValue[]): ColumnValue[] {
  const kind = given.find(({ column }) => column.id === 'packageKind')
  const code = GOODS_COLUMNS.find(({ id }) => id === 'packageCode')
  if (!kind || !code || given.some(({ column }) => column.id === 'packageCode')) return given
  const value = typeof kind.value === 'string' ? packageCodeOf(kind.value) : null
  return [...given, { column: code, value }]
}

/** Nothing where it is so already. */
function correctionOf(
  { eftiId, path: pattern }: GoodsColumn,
  value: Value | null,
  line: number,
  standing: ReadonlyMap<string, StoredValue>,
  from: number | undefined,
): LineCorrection[] {
  const path = goodsPath(pattern, line)
  const before = standing.get(path)
  // A value that somebody types as it was read with doubt has been looked at.
  if (sameValue(before?.value ?? null, value) && (before?.confidence ?? 1) === 1) return []
  if (before === undefined && value === null) return []
  const origin = from === undefined ? undefined : standing.get(goodsPath(pattern, from))
  const evidence = origin && sameValue(origin.value, value) ? origin.evidence : null
  return [
    { eftiId, path, value, oldValue: before?.value ?? null, oldSource: before?.source ?? null, evidence },
  ]
}

function totalsOf(
  totals: NonNullable<GoodsLinesRequest['totals']>,
  standing: ReadonlyMap<string, StoredValue>,
): LineCorrection[] {
  return Object.entries(GOODS_TOTALS).flatMap(([name, { eftiId, path }]) => {
    const given = totals[name as keyof typeof GOODS_TOTALS]
    const before = standing.get(path)
    const element = elementById(eftiId)
    if (given === undefined || !element || sameValue(before?.value ?? null, given)) return []
    const fitted = fitValue(element, given)
    if ('problem' in fitted)
      throw new Refusal('invalid_request', `${name}: ${fitted.problem}`, { [name]: fitted.problem })
    const was = { oldValue: before?.value ?? null, oldSource: before?.source ?? null }
    return [{ eftiId, path, value: fitted.value, ...was, evidence: null }]
  })
}

function sameValue(left: Value | null, right: Value | null): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return left === right
  return left.value === right.value && left.unit === right.unit
}
