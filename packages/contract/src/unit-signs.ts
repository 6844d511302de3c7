/** Signs that people know, by code of Recommendation 20; other units are shown by their code. */
const UNIT_SIGNS: Record<string, string> = {
  KGM: 'kg',
  TNE: 't',
  GRM: 'g',
  MTQ: 'm³',
  LTR: 'l',
  MTR: 'm',
  CMT: 'cm',
  CEL: '°C',
}

export const unitSign = (unit: string): string => UNIT_SIGNS[unit] ?? unit
