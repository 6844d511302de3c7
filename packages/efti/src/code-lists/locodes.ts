import table from './locodes.json' with { type: 'json' }

/** Editions of UN/LOCODE that the list was made from. */
export const LOCODE_EDITION: string = table.version

const PLACE_LENGTH = 3
const places = new Map(table.places.map(([country = '', codes = '']) => [country, codes]))

/**
 * Is it a code of UN/LOCODE, such as 'DEHAM', five characters in capitals without a space? The list grows by some hundreds of
 * places with each edition: an unknown code may be newer than `LOCODE_EDITION`.
 */
export function isListedLocode(code: string): boolean {
  if (code.length !== 5) return false
  const codes = places.get(code.slice(0, 2))
  return codes !== undefined && includesCode(codes, code.slice(2))
}

/** Looks through the sorted codes of a country, three characters each, by halves. */
function includesCode(codes: string, code: string): boolean {
  let from = 0
  let to = codes.length / PLACE_LENGTH
  while (from < to) {
    const middle = (from + to) >> 1
    const there = codes.slice(middle * PLACE_LENGTH, (middle + 1) * PLACE_LENGTH)
    if (there === code) return true
    if (there < code) from = middle + 1
    else to = middle
  }
  return false
}
