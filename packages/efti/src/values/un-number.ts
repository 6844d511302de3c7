/**
 * Has it the form of a UN number: four digits without 'UN', from 0004 on (0001 to 0003 are not used)? Whether the number
 * is in Table A is another question.
 */
export function isUnNumber(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= 4
}
