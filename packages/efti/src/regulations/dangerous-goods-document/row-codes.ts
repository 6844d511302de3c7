import { phraseOf } from '../../dataset/labels.ts'
import { belongsTo } from '../../dataset/subsets.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, passed, type Rule, type Setting } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { rowsOf } from '../completeness/subset-rows.ts'
import { INLAND_WATERWAY_SUBSET, RAIL_SUBSET, ROAD_SUBSET } from './text.ts'

const SUBSETS = [ROAD_SUBSET, RAIL_SUBSET, INLAND_WATERWAY_SUBSET]
/** Elements whose rows all name their codes. */
const ELEMENTS = [
  'eFTI256',
  'eFTI307',
  'eFTI317',
  'eFTI382',
  'eFTI420',
  'eFTI424',
  'eFTI433',
  'eFTI454',
  'eFTI546',
  'eFTI550',
  'eFTI825',
  'eFTI833',
]

/** A code that the element may have, but not in the documents of the modes that apply. */
export const rowCodes: readonly Rule[] = [
  {
    code: 'EU05-ROW-CODE',
    rule: 'A statement about dangerous goods is one that the document of the mode of transport knows.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU05a, EU05b, EU05c, column Code list',
    severity: 'medium',
    violationType: 'Code list',
    remedy: 'Use a code that the table of the mode lists, or leave the statement out.',
    example: '8',
    eftiId: null,
    subsets: SUBSETS,
    judges: 'value',
    *check(view, setting) {
      for (const id of ELEMENTS)
        for (const given of view.every(id)) {
          const allowed = codesIn(given, setting)
          if (allowed.length === 0) continue
          const code = String(given.value)
          const message = `${sentenceCase(phraseOf(id))}: '${code.slice(0, 20)}' is not used in this document; allowed are ${allowed.join(', ')}.`
          yield allowed.some((known) => fits(code, known))
            ? passed(given.path)
            : failed(given.path, message, { eftiId: id, example: allowed[0] ?? null })
        }
    },
  },
]

function codesIn({ element }: GivenValue, { subsets }: Setting): string[] {
  const asked = SUBSETS.filter((subset) => subsets.includes(subset) && belongsTo(element, subset))
  return [...new Set(asked.flatMap((subset) => rowsOf(element.id, subset).flatMap(({ codes }) => codes)))]
}

/** The rows have SP390 where the list has SP390a and SP390b. */
function fits(code: string, known: string): boolean {
  return code === known || code.replace(/[ab]$/, '') === known
}
