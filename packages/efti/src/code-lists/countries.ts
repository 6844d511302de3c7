import table from './countries.json' with { type: 'json' }

/** ISO 3166-1 alpha-2, the 249 codes of the eFTI schemas. */
export const COUNTRIES: ReadonlySet<string> = new Set(table.codes.split(' '))

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** 'Germany' of 'DE'; what is no code of a country stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code

/** Member States of the European Union. */
export const MEMBER_STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
