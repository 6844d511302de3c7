import { type Chooser, fillSchema } from './fill-schema.ts'
import { spoilXml } from './spoil-xml.ts'

/**
 * A valid common consignment of about that many bytes that goes through the schema: whole and again and again where
 * there is space, else thinned out evenly. The same seed gives the same text.
 */
export function fillToSize(bytes: number, seed = 1): string {
  const once = fillSchema()
  if (bytes < once.length) return thinned(bytes, seed)
  let xml = once
  for (let repeat = 2; xml.length < bytes; repeat += 1) xml = fillSchema(() => 0, repeat)
  return xml
}

/** The same with that many things spoiled, so that hardly any kind of breach is missing. */
export function spoilMany(xml: string, times: number, seed = 1): string {
  const choose = chooser(seed)
  let spoiled = xml
  for (let n = 0; n < times; n += 1) spoiled = spoilXml(spoiled, choose)
  return spoiled
}

/** Elements are left out with a rising share until the text is small enough. */
function thinned(bytes: number, seed: number): string {
  for (let share = 0; share < 100; share += 1) {
    const random = chooser(seed)
    const xml = fillSchema((below) => (below === 8 && random(100) < share ? 7 : random(Math.min(below, 7))))
    if (xml.length <= bytes) return xml
  }
  throw new RangeError(`no consignment fits into ${bytes} bytes`)
}

/** Numerical Recipes' generator: small, and the same everywhere. */
export function chooser(seed: number): Chooser {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * Math.max(below, 1))
  }
}
