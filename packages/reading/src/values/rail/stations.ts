/** Numeric codes of countries as the railways use them (UIC leaflet 920-14), in Europe. */
const countries: Readonly<Record<string, string>> = {
  10: 'FI',
  20: 'RU',
  21: 'BY',
  22: 'UA',
  23: 'MD',
  24: 'LT',
  25: 'LV',
  26: 'EE',
  41: 'AL',
  44: 'BA',
  50: 'BA',
  51: 'PL',
  52: 'BG',
  53: 'RO',
  54: 'CZ',
  55: 'HU',
  56: 'SK',
  60: 'IE',
  62: 'ME',
  65: 'MK',
  70: 'GB',
  71: 'ES',
  72: 'RS',
  73: 'GR',
  74: 'SE',
  75: 'TR',
  76: 'NO',
  78: 'HR',
  79: 'SI',
  80: 'DE',
  81: 'AT',
  82: 'LU',
  83: 'IT',
  84: 'NL',
  85: 'CH',
  86: 'DK',
  87: 'FR',
  88: 'BE',
  94: 'PT',
}

/** The country of a wagon: the third and fourth of its twelve digits. */
export const countryOfWagon = (number: string): string | undefined => countries[number.slice(2, 4)]

/** The country of a station: its first two digits. */
export const countryOfStation = (code: string): string | undefined => countries[code.slice(0, 2)]

export interface FoundStation {
  /** Primary location code: the country's letters and the five digits of the station. */
  code: string
  asWritten: string
  at: number
}

/** '80 14005-4': country, station, check digit; 'DE14005' stands as it is. Undefined where the country is none of Europe. */
export function stationIn(text: string): FoundStation | undefined {
  const letters = /(?<![\p{L}\d])([A-Z]{2}) ?(\d{5})(?!\d)/u.exec(text)
  if (letters) return { code: `${letters[1]}${letters[2]}`, asWritten: letters[0], at: letters.index }
  const digits = /(?<!\d)(\d{2})(?:[ .-]?| [–-] )(\d{5})(?:[ -]?\d)?(?!\d)/.exec(text)
  const country = countries[digits?.[1] ?? '']
  if (!digits || !country) return undefined
  return { code: `${country}${digits[2]}`, asWritten: digits[0], at: digits.index }
}
