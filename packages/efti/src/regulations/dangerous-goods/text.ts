import { ADR_EDITION } from '../../code-lists/adr-table-a.ts'
import type { Rule, RuleText } from '../../rules/rule.ts'

/** What the rules about one particular of 5.4.1.1.1 have in common. */
export function text(code: string, point: string) {
  return {
    code: `DG-${code}`,
    clause: `ADR/RID/ADN 5.4.1.1.1 (${point}); ${ADR_EDITION}, Table A`,
    severity: 'critical',
    violationType: 'Dangerous goods',
    obligation: true,
    subsets: null,
  } as const satisfies Partial<RuleText & Rule>
}
