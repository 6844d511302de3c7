import type { Rule } from '../../rules/rule.ts'
import { codes } from './codes.ts'
import { dates } from './dates.ts'
import { formats } from './formats.ts'
import { identifiers } from './identifiers.ts'
import { membership } from './membership.ts'
import { numbers } from './numbers.ts'
import { supplements } from './supplements.ts'
import { vehicles } from './vehicles.ts'

/*
 * Delegated Regulation (EU) 2024/2024, Annex, Tables 1 and 30: values fit the format, code list and units of their element.
 * Breaches of the Annex, not of the XML schema: where the schema refused the value already, these rules keep silent.
 *
 * Not covered:
 * - Code lists that others keep (UN/LOCODE, Recommendations 19 to 28, EDIFACT lists, IATA): form only, or not at
 *   all.
 * - schemeAgencyId where it is missing (D*): papers do not name the agency that assigned a number, and nothing is
 *   misunderstood without it.
 * - Agencies of code lists (role 'code list agency'): the pilot schema has no place for them.
 * - GLN, LEI and EORI of parties: the Annex gives their identifiers no agency to tell them by, and 17 characters.
 */
export const commonDataSet: readonly Rule[] = [
  ...codes,
  ...formats,
  ...dates,
  ...supplements,
  ...identifiers,
  ...vehicles,
  ...numbers,
  ...membership,
]
