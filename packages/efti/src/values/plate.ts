/**
 * Could it be a number plate: 2 to 12 letters and digits once spaces, hyphens and dots are left out, at least one digit,
 * and not one character over and over? National forms differ too much to check more.
 */
export function isPlausiblePlate(text: string): boolean {
  const plate = text.replace(/[\s.·-]/gu, '')
  return /^[\p{L}\d]{2,12}$/u.test(plate) && /\d/.test(plate) && new Set(plate).size > 1
}
