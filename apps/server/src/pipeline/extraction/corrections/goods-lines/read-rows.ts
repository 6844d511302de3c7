import {
  GOODS_COLUMNS,
  type GoodsColumnId,
  MOST_GOODS_LINES,
  type ReadRowsAnswer,
  type ReadRowsRequest,
} from '@efti-hub/contract'
import type { Measure, Value } from '@efti-hub/efti'
import { type ReadRows, readRows, sumMasses } from '@efti-hub/reading'
import type { TenantDb } from '../../../../platform/database.ts'
import { requireDocument } from '../../../documents/read-documents.ts'
import { requireConsignment } from '../correct-document.ts'

const idOf = new Map<GoodsColumnId, string>(GOODS_COLUMNS.map(({ id, eftiId }) => [id, eftiId]))
const columnOf = new Map<string, GoodsColumnId>(GOODS_COLUMNS.map(({ id, eftiId }) => [eftiId, id]))
const eftiIdOf = (column: GoodsColumnId) => idOf.get(column) ?? null

/** What pasted rows mean as goods lines of a document. Nothing is stored. */
export async function readGoodsRows(
  db: TenantDb,
  documentId: string,
  { text, shown, columns }: ReadRowsRequest,
): Promise<ReadRowsAnswer> {
  const document = await requireDocument(db, documentId)
  const { language } = await requireConsignment(db, document.id)
  const read = readRows(text, {
    shown: shown.flatMap((column) => eftiIdOf(column) ?? []),
    columns: columns?.map((column) => column && eftiIdOf(column)),
    language,
    mostRows: MOST_GOODS_LINES,
  })
  return {
    columns: read.columns.map(({ heading, eftiId }) => ({
      heading,
      column: eftiId === null ? null : (columnOf.get(eftiId) ?? null),
    })),
    rows: read.rows.map(({ cells, more, isTotal }) => ({
      cells,
      isTotal,
      ...(more.length > 0 && {
        more: Object.fromEntries(more.map((one) => [columnOf.get(one.eftiId), one.value])),
      }),
    })),
    left: read.left,
    sums: sumsOf(read),
  }
}

function sumsOf({ columns, rows }: ReadRows): ReadRowsAnswer['sums'] {
  const valuesIn = (column: GoodsColumnId): Value[] => {
    const at = columns.findIndex(({ eftiId }) => eftiId === eftiIdOf(column))
    return rows.flatMap(({ cells, isTotal }) => (isTotal ? [] : (cells[at]?.value ?? [])))
  }
  const massOf = (column: GoodsColumnId) =>
    sumMasses(valuesIn(column).filter((value): value is Measure => typeof value === 'object')) ?? null
  const counts = valuesIn('packages').filter((value) => typeof value === 'number')
  return {
    packages: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
    grossMass: massOf('grossMass'),
    netMass: massOf('netMass'),
  }
}
