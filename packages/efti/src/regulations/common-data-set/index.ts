import type { Rule } from '../../rules/rule.ts'
import { codes } from './codes.ts'
import { dates } from './dates.ts'
import { formats } from './formats.ts'
import { identifiers } from './identifiers.ts'
import { dataSetMembership } from './membership.ts'
import { numbers } from './numbers.ts'
import { partyIdentifiers } from './party-identifiers.ts'
import { supplements } from './supplements.ts'
import { vehicles } from './vehicles.ts'
import { wording } from './wording.ts'

/*
 * Delegated Regulation (EU) 2024/2024, Annex, Tables 1 and 30: values fit the format, code list and units of their element.
 * Of several rules that find one value wrong the first reports it: what a number is comes before who assigned it.
 * Breaches of the Annex, not of the XML schema: where the schema refused the value already, these rules keep silent.
 *
 * Not covered:
 * - Code lists that others keep (Recommendations 19, 23 and 28, EDIFACT lists, IATA): form only, or not at all. Recommendations 20
 *   and 21 and UN/LOCODE are looked up; an unknown place is a hint, as the list grows.
 * - schemeAgencyId where it is missing (D*): documents do not name the agency that assigned a number, and nothing is
 *   misunderstood without it.
 * - Agencies of code lists (role 'code list agency'): the pilot schema has no place for them.
 * - LEI of parties: its 20 characters do not fit into the 17 of any identifier of a party.
 * - GLN and EORI that are not marked as such: CL-029 has no code for GS1 and allows parties none for EORI, so most are 'assigned by the
 *   carrier' and could be anything; those under agency 9 or 140 are checked all the same.
 * - GTIN: no element identifies a trade item; among the marks it is checked where its (01) or (02) states what it is.
 */
export const commonDataSet: readonly Rule[] = [
  ...codes,
  ...formats,
  ...dates,
  ...identifiers,
  ...vehicles,
  ...numbers,
  ...partyIdentifiers,
  ...supplements,
  ...wording,
  ...dataSetMembership,
]
