import { cut, type Span } from '../../geometry/span.ts'
import type { Address } from './address.ts'
import { countryByName } from './places/countries.ts'

/** 'м. Київ', 'смт Шацьк', 'гр. Русе': what the town is, before its name. */
const town =
  /^(?:(?:м|г|гр|гор|с|пос)\.\s?|(?:смт|с-ще)\.?\s|(?:місто|село|селище|город|град)\s)(?=\p{Lu}\p{Ll})/u
const region = /\s(?:обл(?:асть)?|р-н|район)\.?$|^обл(?:аст)?\.?\s\p{Lu}/u
const code = /^\d{5,6}$/

export const namesTownOfEast = (text: string): boolean => town.test(text)

/** A region, or a town and apart from it its postcode: each piece says what it is, in whatever order. */
export const areOfEast = (pieces: readonly Span[]): boolean =>
  pieces.some(({ text }) => region.test(text)) ||
  (pieces.some(({ text }) => town.test(text)) && pieces.some(({ text }) => code.test(text)))

/** The town without the word for what it is. */
export const withoutTownWord = <S extends Span>(city: S): S => ({
  ...city,
  ...cut(city, town.exec(city.text)?.[0].length ?? 0),
})

/** 'Україна, 79040, м. Львів, вул. Городоцька, 355': from the country to the house, as in the east. */
export function takeCountryAhead(lines: Span[], address: Address): Span[] {
  const at = lines.findIndex(
    ({ text }, i) => countryByName(text) !== undefined && /^\d{5,6}(?!\d)/.test(lines[i + 1]?.text ?? ''),
  )
  const line = lines[at]
  if (!line) return lines
  address.country = { ...line, value: countryByName(line.text) as string }
  return lines.filter((other) => other !== line)
}

/** '88000', 'Закарпатська обл.', 'м. Ужгород', 'вул. Загорська, 30': a region between the postcode and its town. */
export function readEasternPieces(
  pieces: readonly Span[],
): { rest: Span[]; city: Span; postcode: Span } | undefined {
  const postcode = pieces.find(({ text }) => code.test(text))
  const city = pieces.find(({ text }) => town.test(text))
  if (!postcode || !city) return undefined
  const rest = pieces.filter((piece) => piece !== postcode && piece !== city && !region.test(piece.text))
  return { rest, city, postcode }
}
