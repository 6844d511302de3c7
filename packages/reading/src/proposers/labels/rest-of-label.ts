import { cut, type Span } from '../../layout/span.ts'

/** 'adres, kraj)', '(nome, domicilio, paese)': what a form asks for, up to the bracket that closes it. */
const rest = /^(?:\([^()]{3,60}\)|[^()\d]{2,40}\))[\s.:,/]*/u

/**
 * Lines of a party without the rest of the label before its name: on a picture a word of the small print may be lost, and with
 * it the sign that the others are print. No name begins with a bracket, or with the end of one.
 */
export function withoutRestOfLabel(lines: readonly Span[]): Span[] {
  const [first, ...others] = lines
  const length = first && (rest.exec(first.text)?.[0].length ?? 0)
  if (!first || !length) return [...lines]
  if (length < first.text.length) return [cut(first, length, first.text.length), ...others]
  return others.length > 0 ? others : [...lines]
}
