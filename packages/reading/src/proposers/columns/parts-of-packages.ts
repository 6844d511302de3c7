import type { Concept } from '../../fields/concepts.ts'
import type { Word } from '../../layout/pages.ts'
import { packedIn } from '../statements/packed-in.ts'

interface BodyLine {
  cells: ReadonlyMap<Concept, readonly Word[]>
}

/** '1.1', '3.2.1' in a column of its own. */
const partNumber = /^\d{1,2}(?:\.\d{1,2}){1,2}$/
const measured: readonly Concept[] = ['packageCount', 'packing', 'grossWeight', 'netWeight', 'volume']

/**
 * 'Kollo 1 | Kiste | Blaskopf | 3.850,0 kg', and below it '1.1 | Kopfkörper | 1 Stk': what the package holds is named in its own
 * line; its parts are numbered below it and have no mass.
 */
export function isPartOf(line: BodyLine, first: BodyLine | undefined): boolean {
  if (!first || !isNumbered(line) || isNumbered(first)) return false
  const says = (own: BodyLine) => measured.filter((concept) => own.cells.has(concept)).length
  const name = (first.cells.get('nature') ?? []).map(({ text }) => text).join(' ')
  return says(line) === 0 && says(first) >= 2 && name !== '' && packedIn(`1 ${name}`) === undefined
}

/** Before the name. */
function isNumbered({ cells }: BodyLine): boolean {
  const [name] = cells.get('nature') ?? []
  const number = cells.get('furniture')?.find(({ text }) => partNumber.test(text))
  return name !== undefined && number !== undefined && number.box[2] < name.box[0]
}
