/** 'Not otherwise specified', as the languages of the Union abbreviate it behind a collective entry. */
const otherwise =
  /(?:N\.?\s?O\.?\s?S|N\.?\s?A\.?\s?G|N\.?\s?S\.?\s?A|N\.?\s?A\.?\s?S|N\.?\s?E\.?\s?P|I\.?\s?N\.?\s?O|J\.?\s?N|N\.?\s?E\.?\s?G|M\.?\s?N\.?\s?N|N\.?\s?O\.?\s?M|E\.?\s?A\.?\s?G|U\.?\s?N\.?\s?O|N\.?\s?D\.?\s?N|I\.?\s?N|K\.?\s?N)\.?$|(?<!\p{L})(?:n\.\s?o\.\s?s|n\.\s?a\.\s?g|n\.\s?s\.\s?a|n\.\s?a\.\s?s|n\.\s?e\.\s?p|i\.\s?n\.\s?o|j\.\s?n|n\.\s?e\.\s?g)\.?$/u

/**
 * A proper shipping name and the technical name in brackets behind it (ADR 3.1.2.8.1). Other brackets are part of the
 * name, or say something else, unless the name is in capitals and they are not.
 */
export function partTechnicalName(text: string): { name: string; technical?: string } {
  const match = /^(.*?\p{L}.*?)\s*\((.*)\)$/su.exec(text.trim())
  const [, before = '', inside = ''] = match ?? []
  const name = before.replace(/[,;\s]+$/, '')
  if (!match || !/\p{L}{3}/u.test(inside)) return { name: text }
  const isCapital = name === name.toUpperCase() && inside !== inside.toUpperCase()
  const isTechnical = otherwise.test(name) || (isCapital && !/\d{2}|[<>=]/.test(inside))
  return isTechnical ? { name, technical: inside } : { name: text }
}
