import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Address } from './address.ts'
import { countryByName } from './places/countries.ts'

/** 'м. Київ', 'смт Шацьк', 'гр. Русе': what the town is, before its name. */
const town = new RegExp(String.raw`^(?:${phrase('townAheadEastern')})(?=\p{Lu}\p{Ll})`, 'u')
const region = new RegExp(
  String.raw`\s(?:${phrase('regionEastern')})\.?$|^об[лщ](?:аст|ина)?\.?\s\p{Lu}`,
  'u',
)
/** 'п.к. 7038': in Bulgaria four figures. */
const named = /^п(?:ощ)?\.?\s?к(?:од)?\.?[\s:]*(?=\d{4}$)/iu
const code = /^\d{5,6}$/
/** 'гр. Сандански 2800', '2800 гр. Сандански' */
const coded = /^(?:(\d{4})\s)?((?:гр|с)\.\s?\p{Lu}[\p{L} -]*\p{L})(?:,?\s(\d{4}))?$/u

export const namesTownOfEast = (text: string): boolean => town.test(text)

/** A region, or a town and apart from it its postcode: each piece says what it is, in whatever order. */
export const areOfEast = (pieces: readonly Span[]): boolean =>
  pieces.some(({ text }) => region.test(text) || isCoded(text)) ||
  (pieces.some(({ text }) => town.test(text)) &&
    pieces.some(({ text }) => code.test(text) || named.test(text)))

const isCoded = (text: string) => {
  const [, before, , behind] = coded.exec(text) ?? []
  return before !== undefined || behind !== undefined
}

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
  lines: readonly Span[],
): { rest: Span[]; city: Span; postcode: Span } | undefined {
  const pieces = lines.flatMap((line, at) =>
    at > 0 && town.test(line.text) && !/\d/.test(line.text) ? splitSpan(line, /,\s+/gu) : [line],
  )
  const whole = pieces.find(({ text }) => isCoded(text))
  if (whole) return { rest: withoutRegions(pieces, whole), ...partCoded(whole) }
  const bulgarian = pieces.find(({ text }, at) => at > 0 && (named.test(text) || /^\d{4}$/.test(text)))
  const postcode = pieces.find(({ text }) => code.test(text)) ?? bulgarian
  const city = pieces.find(({ text }, at) => at > 0 && town.test(text))
  if (!postcode || !city) return undefined
  return {
    rest: withoutRegions(pieces, postcode, city),
    city,
    postcode: cut(postcode, named.exec(postcode.text)?.[0].length ?? 0),
  }
}

const withoutRegions = (pieces: readonly Span[], ...taken: Span[]) =>
  pieces.filter((piece) => !taken.includes(piece) && !region.test(piece.text))

function partCoded(whole: Span): { city: Span; postcode: Span } {
  const [, before = '', city = '', behind = ''] = coded.exec(whole.text) ?? []
  const from = before === '' ? 0 : before.length + 1
  return {
    city: cut(whole, from, from + city.length),
    postcode: before ? cut(whole, 0, 4) : cut(whole, whole.text.length - behind.length),
  }
}
