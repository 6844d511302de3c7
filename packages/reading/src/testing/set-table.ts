import { readSet, type SetLine } from './set-paper.ts'

/** A table as columns of texts: the place, the heading, the cells below it. */
export const table = (...columns: [x: number, ...cells: string[]][]): SetLine[] =>
  columns.flatMap(([x, ...cells]) => cells.map((cell, at): SetLine => [x, 200 + 14 * at, cell]))

/** The values of a paper with this title and a recipient. */
export const note = (title: string, ...lines: SetLine[]) =>
  readSet([[40, 30, title, 16], [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'], ...lines])
    .values

/** The packages of the first three lines: how many, and of which kind. */
export const packages = (values: Record<string, unknown>) =>
  [1, 2, 3].map((at) => [
    values[`transportPackage[${at}]/itemQuantity`],
    values[`transportPackage[${at}]/typeCode[1]`],
  ])
