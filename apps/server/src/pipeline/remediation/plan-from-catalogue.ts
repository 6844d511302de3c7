import type { RemediationAnswer } from '@efti-hub/contract'
import type { ViolationRow } from '../violations/store.ts'
import { planTexts as texts } from './texts.ts'

type Plan = RemediationAnswer['remediationPlan']

/** The rules' own remedies, most severe first; violations that one act corrects are one step. */
export function planFromCatalogue(documentName: string, open: readonly ViolationRow[], origin: string): Plan {
  const [first] = open
  if (!first) {
    return {
      origin,
      overview: texts.nothingOpen(documentName),
      steps: [],
    }
  }
  return {
    origin,
    overview: overviewOf(documentName, open, first),
    steps: [...groupByAct(open).values()].map(stepOf),
    preventionTips: tipsFor(open),
  }
}

function overviewOf(document: string, open: readonly ViolationRow[], first: ViolationRow): string {
  const bySeverity = (['critical', 'high', 'medium', 'low'] as const)
    .map(
      (severity) => [open.filter((violation) => violation.severity === severity).length, severity] as const,
    )
    .filter(([count]) => count > 0)
  return texts.overview({
    document,
    open: open.length,
    bySeverity,
    field: first.fieldName ?? first.violationType,
    description: first.description,
  })
}

function groupByAct(open: readonly ViolationRow[]): Map<string, ViolationRow[]> {
  const groups = new Map<string, ViolationRow[]>()
  for (const violation of open) {
    const act = `${violation.code}|${violation.suggestedFix}`
    groups.set(act, [...(groups.get(act) ?? []), violation])
  }
  return groups
}

/** Of violations that one act corrects: the rest is only counted. */
const MOST_PLACES = 5

function stepOf(same: ViolationRow[]) {
  const [first] = same
  if (!first) throw new Error('a step needs a violation')
  const places = same.flatMap((violation) => violation.path ?? [])
  const details = [
    ...same.slice(0, MOST_PLACES).map((violation) => violation.description),
    texts.urgency[first.severity],
    first.clause && texts.requiredBy(first.clause),
    places.length > 1 && texts.places(places.slice(0, MOST_PLACES), places.length - MOST_PLACES),
  ]
  return {
    action: first.suggestedFix ?? texts.correct(first.fieldName ?? first.violationType),
    details: details.filter(Boolean).join(' '),
    ...(first.example ? { example: first.example } : {}),
  }
}

/** Only what the violations at hand give reason for. */
function tipsFor(open: readonly ViolationRow[]): string[] {
  const fields = [...new Set(open.flatMap((violation) => violation.fieldName ?? []))]
  const tips: string[] = []
  if (fields.length > 0) {
    tips.push(texts.tips.fields(fields.slice(0, 8)))
  }
  if (open.some((violation) => violation.violationType.startsWith('Structure'))) {
    tips.push(texts.tips.structure)
  }
  if (open.some((violation) => violation.subsets.length > 0)) {
    const subsets = [...new Set(open.flatMap((violation) => violation.subsets))].sort()
    tips.push(texts.tips.subsets(subsets))
  }
  return tips
}
