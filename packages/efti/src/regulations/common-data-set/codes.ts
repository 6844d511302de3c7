import { codeListById } from '../../code-lists/lists.ts'
import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { countryProblem, meantCountry } from '../../values/country.ts'
import { exampleFor } from '../example-of.ts'
import { COUNTRY_LIST, codesFor } from './allowed-codes.ts'
import { quote, TABLE_1, TABLE_30, valueRule } from './value-rule.ts'

/** Codes that one place of the Annex asks for and another forbids: information, no error. */
const CONTRADICTED: Record<string, readonly string[]> = {
  eFTI88: ['EV', 'EY'],
  eFTI169: ['714'],
  eFTI256: ['SP390'],
  eFTI450: ['CN'],
  eFTI953: ['A'],
}

export const codes: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-COUNTRY',
      rule: 'Countries are codes of ISO 3166-1 alpha-2.',
      clause: `${TABLE_30}, CL-017`,
      violationType: 'Code list',
      remedy: 'Use the two-letter ISO code: GB for the United Kingdom, GR for Greece.',
      example: 'DE',
    },
    {
      of: (element) => element.codeList === COUNTRY_LIST,
      problem: ({ value }) => countryProblem(String(value)),
      fix: ({ value }) => meantCountry(String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-CODE',
      rule: 'Coded values are codes that the Annex allows for the element.',
      clause: `${TABLE_1} and Table 30`,
      violationType: 'Code list',
      remedy: 'Use one of the codes that the Annex lists for the element.',
      example: '730',
    },
    {
      of: (element) => codesFor(element) !== null,
      when: (given) => !isContradicted(given),
      problem: ({ element, value }) => codeProblem(element, String(value)),
      example: exampleFor,
    },
  ),
  valueRule(
    {
      code: 'CDS-CONTRADICTED-CODE',
      rule: 'A code is not one on which the Annex contradicts itself.',
      clause: `${TABLE_1} against the subset tables and Table 30`,
      severity: 'low',
      isNote: true,
      violationType: 'Contradiction in the Annex',
      remedy: 'Nothing is wrong with the document; a platform may read the Annex the other way.',
      example: '740',
    },
    {
      of: (element) => Object.hasOwn(CONTRADICTED, element.id),
      problem: (given) =>
        isContradicted(given)
          ? `the Annex both names and excludes the code ${quote(given.value)} for this element`
          : null,
    },
  ),
]

function isContradicted({ element, value }: GivenValue): boolean {
  return CONTRADICTED[element.id]?.includes(String(value)) ?? false
}

function codeProblem(element: DataElement, code: string): string | null {
  const set = codesFor(element)
  if (!set || set.has(code)) return null
  const shown = [...set].slice(0, 8).join(', ')
  const list = element.codeList ? ` of ${element.codeList} (${codeListById(element.codeList)?.name})` : ''
  return `${quote(code)} is not among the codes${list} allowed here: ${shown}${set.size > 8 ? ' ...' : ''}`
}
