/** Legal entity identifier of 20 characters (ISO 17442), such as '529900T8BM49AURSDO55': the number modulo 97 is 1. */
export function isLei(text: string): boolean {
  const code = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z0-9]{18}\d{2}$/.test(code)) return false
  const digits = [...code].map((character) => Number.parseInt(character, 36).toString()).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
