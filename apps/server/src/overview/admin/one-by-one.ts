/** Rows that are there already, in the way in which a spreadsheet takes them. */
export async function* oneByOne<Row>(rows: readonly Row[]) {
  yield* rows
}
