import { cut, type Span, spanOf } from '../../geometry/span.ts'
import { containersIn } from '../../normalise/identifiers.ts'
import { sealNamed } from '../find-carriage-patterns.ts'

/** '40RH', "20'DC", "FLAT RACK 40'", '45G1': how large a container is, and of which build. */
const build =
  /(?<![\p{L}\d])(?:(?:flat\srack|open\stop|reefer|cont(?:ainer)?\.?)\s)?\d{2}(?:['’](?:\s?(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk|std?|box|reefer|dry))?|\s?(?:hc|hq|dc|dv|gp|rf|rh|ot|fr|tk|pw|bk)|[grupt]\d)(?![\p{L}\d'’])/giu

/** Carriers type container, size, seal and marks into one column: what is left without the former marks the goods. */
export function marksOfGoods(cell: Span): Span {
  const containers = containersIn(cell.text)
  if (containers.length === 0) return cell
  const taken = [
    ...containers.map(({ at, asWritten }) => [at, at + asWritten.length] as const),
    ...[...cell.text.matchAll(build)].map((m) => [m.index, m.index + m[0].length] as const),
    ...[...cell.text.matchAll(sealNamed)].map((m) => [m.index, m.index + m[0].length] as const),
  ]
  const words = new Set(taken.flatMap(([from, to]) => cut(cell, from, to).words))
  return spanOf(cell.words.filter((word) => !words.has(word)))
}
