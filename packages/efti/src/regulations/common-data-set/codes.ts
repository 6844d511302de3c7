import { codeListById, schemaCodes } from '../../code-lists/lists.ts'
import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Given } from '../../rules/view.ts'
import { countryProblem } from '../../values/country.ts'
import { quote, TABLE_1, TABLE_30, valueRule } from './value-rule.ts'

const COUNTRY_LIST = 'CL-017'

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
    },
  ),
  valueRule(
    {
      code: 'CDS-CODE',
      rule: 'Coded values are codes that the Annex allows for the element.',
      clause: `${TABLE_1} and Table 30`,
      violationType: 'Code list',
      remedy: 'Use one of the codes that the Annex lists for the element.',
      example: '730 (road consignment note) as kind of transport document',
    },
    {
      of: (element) => codesFor(element) !== null,
      when: (given) => !isContradicted(given),
      problem: ({ element, value }) => codeProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-CONTRADICTED-CODE',
      rule: 'A code is not one on which the Annex contradicts itself.',
      clause: `${TABLE_1} against the subset tables and Table 30`,
      severity: 'low',
      violationType: 'Contradiction in the Annex',
      remedy: 'Nothing is wrong with the document; a platform may read the Annex the other way.',
      example: null,
    },
    {
      of: (element) => Object.hasOwn(CONTRADICTED, element.id),
      when: isContradicted,
      problem: ({ value }) => `the Annex both names and excludes the code ${quote(value)} for this element`,
    },
  ),
]

/** Codes that the element may have; null if the Annex does not enumerate them. */
export function codesFor(element: DataElement): ReadonlySet<string> | null {
  const known = sets.get(element.id)
  if (known !== undefined) return known
  const set = makeSet(element)
  sets.set(element.id, set)
  return set
}

const sets = new Map<string, ReadonlySet<string> | null>()

function makeSet(element: DataElement): ReadonlySet<string> | null {
  if (element.codeList === COUNTRY_LIST || element.kind === 'flag') return null
  if (element.allowedCodes) return new Set(element.allowedCodes)
  const list = element.codeList ? codeListById(element.codeList)?.codes : null
  return list ? new Set(list.keys()) : (schemaCodes(element.schemaType) ?? null)
}

function isContradicted({ element, value }: Given): boolean {
  return CONTRADICTED[element.id]?.includes(String(value)) ?? false
}

function codeProblem(element: DataElement, code: string): string | null {
  const set = codesFor(element)
  if (!set || set.has(code)) return null
  const shown = [...set].slice(0, 8).join(', ')
  const list = element.codeList ? ` of ${element.codeList} (${codeListById(element.codeList)?.name})` : ''
  return `${quote(code)} is not among the codes${list} allowed here: ${shown}${set.size > 8 ? ' ...' : ''}`
}
