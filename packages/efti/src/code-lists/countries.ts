import table from './countries.json' with { type: 'json' }

/** ISO 3166-1 alpha-2, the 249 codes of the eFTI schemas. */
export const COUNTRIES: ReadonlySet<string> = new Set(table.codes.split(' '))

/** Member States of the European Union. */
export const MEMBER_STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Countries without postcodes in use (Universal Postal Union, addressing systems by country); of a road or rail
 * journey to or from the Union only Hong Kong, Macao and some African and Gulf States can meet one.
 */
export const COUNTRIES_WITHOUT_POSTCODE: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN ML MO MR MW NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV TZ UG VU YE ZW'.split(
    ' ',
  ),
)
