import { schemaCodes } from '../../code-lists/lists.ts'
import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import { exampleFor } from '../example-of.ts'
import { numberOf, quote, TABLE_1, valueRule } from './value-rule.ts'

/*
 * Supplementary components (status D*): what a value needs beside itself to be understood.
 */
export const supplements: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-UNIT',
      rule: 'Every measure has its unit, one that the Annex allows for the element.',
      clause: `${TABLE_1}, supplementary component unitId (D*); Table 30, CL-031`,
      violationType: 'Unit',
      remedy: 'Add the unit code of UN/ECE Recommendation 20.',
      example: '12400 KGM',
    },
    {
      of: ({ kind }) => kind === 'measure',
      example: exampleFor,
      when: (given) => numberOf(given) !== null,
      problem: ({ element, value }) => {
        const unit = typeof value === 'object' ? value.unit : ''
        const allowed = unitsFor(element)
        if (unit === '') return `no unit is given${allowed ? `; it is one of ${allowed.join(', ')}` : ''}`
        if (isOfActivity(element) && MEASURING_NO_ACTIVITY.has(unit))
          return `the unit ${quote(unit)} does not measure activity`
        return allowed && !allowed.includes(unit)
          ? `the unit ${quote(unit)} is not allowed here; it is one of ${allowed.join(', ')}`
          : null
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-CURRENCY',
      rule: 'Every amount has its currency.',
      clause: `${TABLE_1}, supplementary component currencyId (D*); Table 30, CL-018`,
      violationType: 'Unit',
      remedy: 'Add the three-letter code of ISO 4217.',
      example: '1200.5 EUR',
    },
    {
      of: ({ kind }) => kind === 'amount',
      example: exampleFor,
      when: (given) => numberOf(given) !== null,
      problem: ({ attributes }) => {
        const currency = attributes.currencyId ?? ''
        if (currency === '') return 'no currency is given'
        return schemaCodes('codes:CurrencyCode')?.has(currency)
          ? null
          : `${quote(currency)} is not an ISO 4217 currency`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-AGENCY',
      rule: 'The agency of an identifier is one that the Annex allows for the element.',
      clause: `${TABLE_1}, supplementary component schemeAgencyId; Table 30, CL-029`,
      severity: 'low',
      isNote: true,
      violationType: 'Code list',
      remedy: 'Name the agency that assigned the identifier by its code, or leave the agency out.',
      example: '20',
    },
    {
      of: (element) => agenciesFor(element) !== null,
      example: usualAgency,
      when: ({ attributes }) => attributes.schemeAgencyId !== undefined,
      problem: (given) => {
        const agency = given.attributes.schemeAgencyId ?? ''
        const allowed = agenciesFor(given.element) ?? []
        return allowed.includes(agency)
          ? null
          : `the agency ${quote(agency)} is not allowed here; it is one of ${allowed.join(', ')}`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-LANGUAGE',
      rule: 'The language of a text is a code of ISO 639-1.',
      clause: 'Regulation (EU) 2020/1056, Article 9(1)(k); eFTI schemas, languageId',
      violationType: 'Code list',
      remedy: 'Use the two-letter code of ISO 639-1.',
      example: 'de',
    },
    {
      of: () => true,
      when: ({ attributes }) => attributes.languageId !== undefined,
      problem: ({ attributes }) =>
        schemaCodes('codes:LanguageCode')?.has(attributes.languageId ?? '')
          ? null
          : `the language ${quote(attributes.languageId)} is not an ISO 639-1 code`,
    },
  ),
]

/** Units of the schema's types, where the Annex names none for the element. */
const UNITS_OF_TYPE: Record<string, readonly string[]> = {
  'types:WeightUnitMeasure': ['GRM', 'KGM', 'TNE'],
  'types:VolumeUnitMeasure': ['LTR', 'MTQ'],
  'types:LinearUnitMeasure': ['MTR'],
  'types:TemperatureUnitMeasure': ['CEL'],
  'types:DurationUnitMeasure': ['DAY'],
}

/** Of activity the Annex names no units; that those of mass, volume, length, temperature, time and pressure are none is certain. */
const MEASURING_NO_ACTIVITY = new Set([...Object.values(UNITS_OF_TYPE).flat(), ...['LBR', 'BAR', 'C62']])

function isOfActivity({ name }: DataElement): boolean {
  return name === 'activityLevelMeasure'
}

function unitsFor({ attribute, schemaType }: DataElement): readonly string[] | null {
  return attribute?.allowed ?? UNITS_OF_TYPE[schemaType] ?? null
}

/** The bureau of containers, the carrier or the UNECE, where the element takes them. */
function usualAgency(element: DataElement): string | null {
  const allowed = agenciesFor(element) ?? []
  return ['20', '87', '6'].find((agency) => allowed.includes(agency)) ?? allowed[0] ?? null
}

function agenciesFor(element: DataElement): readonly string[] | null {
  return element.attribute?.name === 'schemeAgencyId' ? element.attribute.allowed : null
}
