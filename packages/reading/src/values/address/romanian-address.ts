import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'

const town = new RegExp(String.raw`^(?:${phrase('localityRomanian')})\.?\s+(?=\p{Lu})`, 'iu')
const county = new RegExp(String.raw`^(?:${phrase('countyRomanian')})\.?:?\s+\p{Lu}[\p{L} -]+$`, 'iu')
const code = /^(?:cod(?:ul)?\s?po[sș]tal|cod|c\.?\s?p\.?)\.?:?\s*(?=\d{6}$)/iu

const sector = /^sector(?:ul)?\.?\s?\d$/iu
/** Six figures alone are a postcode where a county or a sector of the capital stands beside them. */
const lone = /^(?:RO[\s-]?)?(?=\d{6}$)/u

export const namesPiece = (text: string): boolean => [town, county, code].some((words) => words.test(text))

/**
 * 'loc. Vama, str. Morii nr. 41, jud. Suceava, cod poștal 727590': words before each piece say what it is. The lines with
 * the street, then town and postcode as others print them; undefined where no such words stand.
 */
export function readNamedPieces(
  lines: readonly Span[],
): { rest: Span[]; city: Span; postcode: Span } | undefined {
  const pieces = lines.flatMap((line, at) => (at > 0 ? splitSpan(line, /,\s+(?=jud)/giu) : [line]))
  const inCounty = pieces.some(({ text }) => county.test(text) || sector.test(text))
  const postcode = pieces.find(({ text }) => code.test(text) || (inCounty && lone.test(text)))
  if (!postcode) return undefined
  const named = pieces.find(({ text }) => town.test(text))
  const others = pieces.filter(
    (piece) => piece !== postcode && piece !== named && !county.test(piece.text) && !sector.test(piece.text),
  )
  // 'Str. Podgoriei nr. 41, Pietroasele': without its word the town stands last.
  const city = named ?? others.findLast(({ text }, at) => at > 0 && /^\p{Lu}[\p{L} .-]+$/u.test(text))
  if (!city) return undefined
  const behind = (span: Span, word: RegExp) => cut(span, word.exec(span.text)?.[0].length ?? 0)
  return {
    rest: others.filter((piece) => piece !== city),
    city: behind(city, town),
    postcode: behind(postcode, code.test(postcode.text) ? code : lone),
  }
}
