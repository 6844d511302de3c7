/** Said before a number as often as not: 'CMR-2026-118' on the note itself, '2026-118' on the packing list. */
const KIND_WORDS = /^(?:PO|CMR|CIM|[MH]?AWB|[MH]?BL|B L|NO|NR|N)(?: (?:NO|NR|N))?(?= |(?=\d))/

/** Capitals and digits; zeros that lead a run of digits are left out, so that 'CMR 000118' is 'cmr-118'. */
export function normaliseNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Lu}\d]+/gu, ' ')
    .trim()
    .replace(KIND_WORDS, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replaceAll(' ', '')
}

const digitsIn = (value: string) => value.replace(/\D/g, '').length

/** Long enough that two documents hardly share it by chance: six signs, three of them digits, and no bare day. */
export function isDistinctive(value: string): boolean {
  return value.length >= 6 && digitsIn(value) >= 3 && !isBareDay(value)
}

/** Enough where the parties agree as well. '1' is never. */
export function isReference(value: string): boolean {
  return value.length >= 4 && digitsIn(value) >= 3 && !isBareDay(value)
}

/** '20261120' and '20112026': what a day looks like once its signs are gone. */
function isBareDay(value: string): boolean {
  return /^(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|(?:[0-2]?\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2})$/.test(
    value,
  )
}
