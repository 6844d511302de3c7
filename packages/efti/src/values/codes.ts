/** Has it the form of a package code of UN/ECE Recommendation 21: two capitals or digits, such as 'PX' or '4G'? */
export function isPackageCodeShaped(text: string): boolean {
  return /^[A-Z0-9]{2}$/.test(text)
}

/**
 * Has it the form of a UN packaging code (ADR 6.1.2, 6.5.1.4, 6.6.1.3): kind, material, category, such as '1A1', '4G',
 * '31HA1' or '50H'; T, V, U or W behind it?
 */
export function isUnPackagingShaped(text: string): boolean {
  return /^(?:[0-7][A-HLMNP]{1,2}\d?|(?:11|13|21|31)[A-HLMN]{1,2}Z?\d?|5[01][A-HLMN])[TUVW]?$/.test(text)
}

/** Has it the form of a unit code of UN/ECE Recommendation 20: two or three capitals or digits, such as 'KGM' or 'C62'? */
export function isUnitCodeShaped(text: string): boolean {
  return /^[A-Z0-9]{2,3}$/.test(text)
}

/** Is it a tunnel restriction code of ADR 8.6.4, such as 'D/E'? */
export function isTunnelCode(text: string): boolean {
  return /^(?:B|B1000C|B\/D|B\/E|C|C5000D|C\/D|C\/E|D|D\/E|E|-)$/.test(text)
}

/** Has it the form of a customs office's reference number: a country and six letters or digits, such as 'DE004851'? */
export function isCustomsOfficeShaped(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{6}$/.test(text)
}
