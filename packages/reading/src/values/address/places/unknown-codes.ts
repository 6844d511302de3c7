import { cut, type Span } from '../../../layout/span.ts'
import { codeAsWritten } from './countries.ts'
import { isItalianProvince } from './italian-provinces.ts'
import { endsWithCanton } from './regions.ts'
import { isStateSign } from './states.ts'

/** Those whose postcodes are figures; a Canadian province is followed by letters and figures. */
const WITH_STATES = ['US', 'AU', 'BR', 'MX']
const postcodeAndTown = String.raw`(?:[A-Z]{1,3}\s?[-–]\s?)?(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4,5})\s\p{Lu}[\p{L} .'’-]+`
const townLine = new RegExp(`^${postcodeAndTown}$`, 'u')
const townAndCode = new RegExp(`^(${postcodeAndTown},\\s)([A-Z]{2})$`, 'u')

/** A country's code, or two capitals in the place of one, such as 'PQ': whether that is a country is for the rules to say. */
export function codeInItsPlace(text: string): string | undefined {
  const trimmed = text.trim()
  return codeAsWritten(trimmed) ?? (/^[A-Z]{2}$/.test(trimmed) ? trimmed : undefined)
}

interface Found {
  country: Span & { value: string }
  rest: Span[]
}

/** '20457 Hamburg, PQ', or 'PQ' below it, at the end of an address: no country, province or state has such a code. */
export function takeUnknownCode(lines: readonly Span[]): Found | undefined {
  const last = lines.at(-1)
  if (!last) return undefined
  const [, before = '', behind = ''] = townAndCode.exec(last.text) ?? []
  if (behind && !isPartOfCountry(behind, last.text))
    return {
      country: { ...cut(last, before.length), value: behind },
      rest: [...lines.slice(0, -1), cut(last, 0, before.replace(/,\s$/, '').length)],
    }
  const isBelowTown = townLine.test(lines.at(-2)?.text ?? '')
  if (isBelowTown && /^[A-Z]{2}$/.test(last.text) && !isPartOfCountry(last.text, ''))
    return { country: { ...last, value: last.text }, rest: lines.slice(0, -1) }
  return undefined
}

function isPartOfCountry(code: string, line: string): boolean {
  return (
    isItalianProvince(code) ||
    endsWithCanton(line) ||
    WITH_STATES.some((country) => isStateSign(code, country))
  )
}
