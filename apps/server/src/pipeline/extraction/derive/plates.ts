/**
 * Number plates of Europe as their countries shape them, spaces and hyphens as printed. A plate may have the shape of several
 * countries: then something else has to decide.
 */
const SHAPES: Record<string, readonly RegExp[]> = {
  AT: [/^[A-Z]{1,2}[ -]\d{1,5} ?[A-Z]{1,3}$/],
  BA: [/^[A-Z]\d{2}-?[A-Z]-?\d{3}$/],
  BE: [/^[1-9Q]-?[A-Z]{3}-?\d{3}$/],
  BG: [/^[A-Z]{1,2} ?\d{4} ?[A-Z]{2}$/],
  BY: [/^[A-Z]{2} ?\d{4}-\d$/],
  CH: [
    /^(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH) ?\d{1,3} ?\d{0,3}$/,
  ],
  CY: [/^[A-Z]{3} ?\d{3}$/],
  CZ: [/^\d[A-Z][A-Z\d] ?\d{4}$/],
  DE: [/^[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2} ?-?\d{1,4}[EH]?$/],
  DK: [/^[A-Z]{2} \d{2} \d{3}$/, /^[A-Z]{2}\d{5}$/],
  EE: [/^\d{3} ?[A-Z]{3}$/],
  ES: [/^\d{4}[ -]?[BCDFGHJ-NPR-TV-Z]{3}$/, /^R[ -]?\d{4}[ -]?[BCDFGHJ-NPR-TV-Z]{3}$/],
  FI: [/^[A-Z]{3}-\d{2,3}$/],
  FR: [/^[A-HJ-NP-TV-Z]{2}[ -]?\d{3}[ -]?[A-HJ-NP-TV-Z]{2}$/],
  GB: [/^[A-Z]{2}\d{2} ?[A-Z]{3}$/, /^[AC]\d{6}$/],
  GR: [/^[A-Z]{3}[ -]?\d{4}$/],
  HR: [/^[A-ZČŠŽ]{2}[ -]?\d{3,4}[ -][A-Z]{1,2}$/],
  HU: [/^[A-Z]{3}-\d{3}$/, /^[A-Z]{2} ?[A-Z]{2}-\d{3}$/],
  IE: [/^\d{2,3}-?[A-Z]{1,2}-?\d{1,6}$/],
  IT: [/^[A-HJ-NPR-TV-Z]{2} ?\d{3} ?[A-HJ-NPR-TV-Z]{2}$/],
  LT: [/^[A-Z]{3} ?\d{3}$/, /^[A-Z]{2} ?\d{3}$/],
  LU: [/^[A-Z]{2} ?\d{4}$/],
  LV: [/^[A-Z]{2}-\d{3,4}$/, /^[A-Z]\d{3,4}[A-Z]$/],
  MD: [/^[A-Z]{3} ?\d{3}$/],
  ME: [/^[A-Z]{2} [A-Z]{2}\d{3}$/],
  MK: [/^[A-Z]{2}[ -]\d{4}[ -][A-Z]{2}$/],
  MT: [/^[A-Z]{3} ?\d{3}$/],
  NL: [
    /^\d{2}-[A-Z]{3}-\d$/,
    /^\d-[A-Z]{3}-\d{2}$/,
    /^[A-Z]{2}-[A-Z]{2}-\d{2}$/,
    /^[A-Z]{2}-\d{2}-[A-Z]{2}$/,
    /^[A-Z]-\d{3}-[A-Z]{2}$/,
    /^[A-Z]{3}-\d{2}-[A-Z]$/,
    /^[A-Z]-\d{2}-[A-Z]{3}$/,
    /^\d-[A-Z]{2}-\d{3}$/,
    /^[A-Z]{2}-\d{3}-[A-Z]$/,
  ],
  NO: [/^[A-Z]{2} ?\d{5}$/, /^[A-Z]{2} ?\d{4}$/],
  PL: [/^[BCDEFGKLNOPRSTWZ][A-Z]{1,2} ?(?=[A-Z\d]*\d)[A-Z\d]{4,5}$/],
  PT: [
    /^[A-Z]{2}-\d{2}-\d{2}$/,
    /^\d{2}-\d{2}-[A-Z]{2}$/,
    /^\d{2}-[A-Z]{2}-\d{2}$/,
    /^[A-Z]{2}-\d{2}-[A-Z]{2}$/,
    /^L-?\d{5,6}$/,
  ],
  RO: [/^(?:B[ -]?\d{2,3}|[A-Z]{2}[ -]?\d{2})[ -]?[A-Z]{3}$/],
  RS: [/^[A-ZČĆŠŽĐ]{2}[ -]?\d{3,5}-?[A-Z]{2}$/],
  SE: [/^[A-Z]{3} ?\d{2}[A-Z\d]$/],
  SI: [/^[A-ZČŠŽ]{2} [A-Z\d]{2}-[A-Z\d]{2,3}$/],
  SK: [/^[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}$/],
  TR: [/^\d{2} ?[A-Z]{1,3} ?\d{2,4}$/],
  UA: [/^[A-Z]{2} ?\d{4} ?[A-Z]{2}$/],
}

/** Countries whose plates have the shape of this one; empty: no known shape, which says nothing. */
export function countriesOfPlate(plate: string): ReadonlySet<string> {
  const text = plate.toUpperCase().replace(/[·.]/g, ' ').replace(/\s+/g, ' ').trim()
  return new Set(
    Object.entries(SHAPES)
      .filter(([, shapes]) => shapes.some((shape) => shape.test(text)))
      .map(([country]) => country),
  )
}
