/**
 * Makes the data files of this package from the fact files in ../shared/efti and ../shared/adr (beside the repository).
 * Run it when an edition of the law or of the schemas changes; the results are committed and reviewed as a diff.
 *
 *   node packages/efti/scripts/build-data.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const facts = join(here, '../../../../shared/efti')
const target = join(here, '../src')

const ANNEX = 'Delegated Regulation (EU) 2024/2024, Annex (OJ L, 20.12.2024)'
/** The Annex, where the schemas have no part in a file. */
const ANNEX_VERSION = '2024-12-20'
const SCHEMAS = 'eFTI pilot schemas, EFTI4EU/reference-implementation, commit 1a9981e'

type Statuses = Record<string, string[]>
interface Entry {
  id: string
  p: string
  f?: string
  s: number
}
interface SchemaElement {
  n: string
  t: string
  min: number
  max: number
  un: string
  e: Entry[]
}
type Types = Record<string, SchemaElement[]>
interface Binding {
  namespace: string
  version: string
  root: string
  rootType: string
  types: Types
  paths: Record<string, string>
}
interface DataSet {
  statusMaps: Statuses[]
  common: Binding
  identifier: Binding
  simpleTypes: Record<string, Record<string, string | number>>
  valueTypes: Record<string, { base: string; attributes: { n: string; t: string; use: string }[] }>
  codeLists: Record<string, { file: string; codes: string[]; names?: Record<string, string> }>
}
interface Annex {
  subsets: Record<string, string>
  codeLists: Record<string, { kind: string; name: string; codes?: Record<string, string> }>
  elementCodes: Record<string, { list?: string; allowed?: string[] }>
  supplementary: Record<string, { of: string; attribute: string | null; allowed?: string[] }>
  subsetRows: Record<string, Record<string, { status: string; rule?: string; codes?: string[] }[]>>
}
interface National {
  subsets: Record<
    string,
    { provision: string; closest?: string; identical?: boolean; inSchema?: boolean; schemaId?: string }
  >
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(facts, name), 'utf8')) as T
}

/** One entry per line, so that a change of law shows as a line in the diff. */
function lines(head: Record<string, unknown>, key: string, entries: string[]): string {
  const top = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  return [
    '{',
    ...top,
    `  ${JSON.stringify(key)}: [`,
    entries.map((line) => `    ${line}`).join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n')
}

function write(name: string, text: string) {
  writeFileSync(join(target, name), text)
  console.log(`${name}: ${(text.length / 1024).toFixed(1)} kB`)
}

function elements(dataSet: DataSet, annex: Annex): string {
  const unitOf = new Map(Object.values(annex.supplementary).map((entry) => [entry.of, entry]))
  const places = new Map<string, { element: SchemaElement; entry: Entry }>()
  for (const type of Object.values(dataSet.common.types))
    for (const element of type) for (const entry of element.e) places.set(entry.id, { element, entry })
  const rows = Object.keys(dataSet.common.paths).map((id) => {
    const place = places.get(id)
    if (!place) throw new Error(`no schema element for ${id}`)
    const codes = annex.elementCodes[id]
    const unit = unitOf.get(id)
    return JSON.stringify({
      id,
      in: place.entry.p,
      name: place.element.n,
      type: place.element.t,
      max: place.element.max,
      un: place.element.un,
      statuses: place.entry.s,
      format: place.entry.f,
      list: codes?.list,
      allowed: codes?.allowed,
      attribute: unit?.attribute ?? undefined,
      attributeAllowed: unit?.attribute ? unit.allowed : undefined,
    })
  })
  return lines({ source: `${ANNEX}, Table 1; ${SCHEMAS}`, version: dataSet.common.version }, 'elements', rows)
}

/** One letter per subset and map; '.' where the subset does not contain the element. */
function subsets(dataSet: DataSet, annex: Annex, national: National): string {
  const ids = [...new Set(dataSet.statusMaps.flatMap((map) => Object.values(map).flat()))].sort()
  const statuses = [...new Set(dataSet.statusMaps.flatMap((map) => Object.keys(map)))].sort()
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const letterOf = new Map(statuses.map((status, n) => [status, letters.charAt(n)]))
  const maps = dataSet.statusMaps.map((map) => {
    const row = ids.map(() => '.')
    for (const [status, members] of Object.entries(map))
      for (const id of members) row[ids.indexOf(id)] = letterOf.get(status) ?? '?'
    return JSON.stringify(row.join(''))
  })
  const provisions = ids.map((id) => {
    const own =
      national.subsets[id] ?? Object.values(national.subsets).find(({ schemaId }) => schemaId === id)
    return {
      id,
      provision: annex.subsets[id] ?? own?.provision ?? null,
      closest: own?.closest,
      identical: own?.identical,
    }
  })
  const head = {
    source: `${ANNEX}, Tables 2 to 29; Delegated Regulation (EU) 2024/2025, Annex I Part B; ${SCHEMAS}`,
    version: dataSet.common.version,
    subsets: provisions,
    statuses: Object.fromEntries([...letterOf].map(([status, letter]) => [letter, status])),
  }
  return lines(head, 'maps', maps)
}

function schema(dataSet: DataSet): string {
  const binding = (from: Binding) => ({
    namespace: from.namespace,
    version: from.version,
    rootType: from.rootType,
    types: Object.fromEntries(
      Object.entries(from.types).map(([name, list]) => [name, list.map((e) => [e.n, e.t, e.min, e.max])]),
    ),
  })
  const body = {
    source: SCHEMAS,
    version: `common ${dataSet.common.version}, identifier ${dataSet.identifier.version}`,
    common: binding(dataSet.common),
    identifier: binding(dataSet.identifier),
    simpleTypes: dataSet.simpleTypes,
    valueTypes: Object.fromEntries(
      Object.entries(dataSet.valueTypes).map(([name, type]) => [
        name,
        { base: type.base, attributes: type.attributes.map((a) => [a.n, a.t, a.use === 'required']) },
      ]),
    ),
  }
  return `${JSON.stringify(body)}\n`
}

function codeLists(dataSet: DataSet, annex: Annex): string {
  const rows = Object.entries(annex.codeLists).map(([id, list]) => JSON.stringify({ id, ...list }))
  const schemaLists = Object.fromEntries(
    Object.entries(dataSet.codeLists)
      .filter(([name]) => name !== 'codes:CountryCode')
      .map(([name, list]) => [name, list.codes.join(' ')]),
  )
  const head = {
    source: `${ANNEX}, Table 30; ${SCHEMAS}`,
    version: `${ANNEX_VERSION}, schemas ${dataSet.common.version}`,
  }
  return lines({ ...head, schemaLists }, 'lists', rows)
}

function countries(dataSet: DataSet): string {
  const list = dataSet.codeLists['codes:CountryCode']
  if (!list) throw new Error('no country list')
  const source = `ISO 3166-1 alpha-2 as in the ${SCHEMAS}`
  return `${JSON.stringify({ source, version: `schemas ${dataSet.common.version}`, codes: list.codes.join(' ') })}\n`
}

interface TableA {
  edition: string
  source: string
  columns: string[]
  rows: string[][]
  properShippingNames: Record<string, string[]>
}

interface Correction {
  /** The first cells of the row: number, class, classification code, packing group. */
  row: string[]
  column: string
  from: string
  to: string
}

/** Each has to fit exactly one row as it is in the fact file: what was corrected there must go here. */
function corrected(table: TableA, corrections: readonly Correction[]): TableA {
  const rows = table.rows.map((row) => [...row])
  for (const { row: key, column, from, to } of corrections) {
    const at = table.columns.indexOf(column)
    const fitting = rows.filter((row) => row[at] === from && key.every((cell, n) => cell === row[n]))
    if (fitting.length !== 1) throw new Error(`${fitting.length} rows of Table A for UN ${key.join(' ')}`)
    for (const row of fitting) row[at] = to
  }
  return { ...table, rows }
}

/**
 * Number, class, classification code, packing group, labels, transport category, tunnel code, hazard identification
 * number, limited quantity; '-' for an empty column.
 */
function tableA(table: TableA): string {
  const rows = table.rows.map(([un, kind, code, group, labels, limited, category, tunnel, hazard]) =>
    [un, kind, code, group, labels, category, tunnel, hazard, limited]
      .map((cell) => cell?.replace(/\s+|^GEEN$/g, '') || '-')
      .join(' '),
  )
  const source = 'ADR 2025 (UNECE), chapter 3.2, Table A, columns 1, 3a, 3b, 4, 5, 15, 20, 7a'
  return lines(
    { source, version: table.edition },
    'entries',
    [...new Set(rows)].map((row) => JSON.stringify(row)),
  )
}

function shippingNames(table: TableA): string {
  const rows = Object.entries(table.properShippingNames).map(([un, names]) => JSON.stringify([un, ...names]))
  const source = 'ADR 2025 (UNECE), chapter 3.2, Table A, column 2, English edition'
  return lines({ source, version: table.edition }, 'names', rows)
}

/** Rows of the elements for which a Union table prints several, or one with a business rule: status, rule, codes. */
function subsetRows(annex: Annex): string {
  const rows = Object.entries(annex.subsetRows).flatMap(([subset, elements]) =>
    Object.entries(elements).map(([id, list]) =>
      JSON.stringify([
        subset,
        id,
        ...list.map(({ status, rule, codes }) => [status, rule ?? '', codes ?? []]),
      ]),
    ),
  )
  return lines({ source: `${ANNEX}, Table 2`, version: ANNEX_VERSION }, 'rows', rows)
}

/** Elements that a national table makes mandatory and its nearest Union table does not. */
function nationalDemands(dataSet: DataSet, national: National): string {
  const slips: Record<string, string> = { 'M/1': 'M' }
  const isMandatory = (map: Statuses, subset: string) =>
    Object.entries(map).some(
      ([status, members]) => members.includes(subset) && (slips[status] ?? status).split('/').includes('M'),
    )
  const subsets = Object.entries(national.subsets).map(([id, own]) => ({ ...own, id: own.schemaId ?? id }))
  const statusRowOf = new Map(
    Object.values(dataSet.common.types).flatMap((type) =>
      type.flatMap((e) => e.e.map((x) => [x.id, x.s] as const)),
    ),
  )
  const rows = Object.keys(dataSet.common.paths).flatMap((element) => {
    const map = dataSet.statusMaps[statusRowOf.get(element) ?? -1]
    if (!map || !element.startsWith('eFTI')) return []
    const asking = subsets.filter(
      ({ id, closest }) => isMandatory(map, id) && !(closest && isMandatory(map, closest)),
    )
    return asking.length > 0
      ? [
          JSON.stringify([
            element,
            asking
              .map(({ id }) => id)
              .sort()
              .join(' '),
          ]),
        ]
      : []
  })
  const head = {
    source: `${ANNEX}, Tables 3 to 29; ${SCHEMAS}`,
    version: `${ANNEX_VERSION}, schemas ${dataSet.common.version}`,
  }
  return lines(head, 'demands', rows)
}

if (!existsSync(facts)) {
  console.error(`The fact files are not at ${facts}; the committed data files stay as they are.`)
  process.exit(1)
}
const dataSet = read<DataSet>('data-set.json')
const annex = read<Annex>('annex.json')
write('dataset/elements.json', elements(dataSet, annex))
write('dataset/subsets.json', subsets(dataSet, annex, read<National>('national-subsets.json')))
write('xml/schema.json', schema(dataSet))
write('code-lists/lists.json', codeLists(dataSet, annex))
write('code-lists/countries.json', countries(dataSet))
const { corrections } = JSON.parse(readFileSync(join(here, 'adr-corrections.json'), 'utf8'))
const table = corrected(read<TableA>('../adr/adr-table-a.json'), corrections)
write('code-lists/adr-table-a.json', tableA(table))
write('code-lists/adr-names.json', shippingNames(table))
write('regulations/subset-rows.json', subsetRows(annex))
write('regulations/national/demands.json', nationalDemands(dataSet, read<National>('national-subsets.json')))
