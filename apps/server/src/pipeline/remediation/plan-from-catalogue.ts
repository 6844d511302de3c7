import type { RemediationAnswer } from '@efti-hub/contract'
import type { ViolationRow } from '../violations/store.ts'

type Plan = RemediationAnswer['remediationPlan']

const URGENCY = {
  critical: 'before the goods move',
  high: 'before the document is handed to the carrier',
  medium: 'before the data is shared with authorities',
  low: 'when the document is next edited',
} as const

/** The rules' own remedies, most severe first; violations that one act corrects are one step. */
export function planFromCatalogue(documentName: string, open: readonly ViolationRow[], origin: string): Plan {
  if (open.length === 0) {
    return {
      origin,
      overview: `${documentName} has no open violations. There is nothing to fix.`,
      steps: [],
    }
  }
  return {
    origin,
    overview: overviewOf(documentName, open),
    steps: [...groupByAct(open).values()].map(stepOf),
    preventionTips: tipsFor(open),
  }
}

function overviewOf(documentName: string, open: readonly ViolationRow[]): string {
  const counts = (['critical', 'high', 'medium', 'low'] as const).flatMap((severity) => {
    const total = open.filter((violation) => violation.severity === severity).length
    return total > 0 ? [`${total} ${severity}`] : []
  })
  const what = open.length === 1 ? '1 open violation' : `${open.length} open violations`
  const first = open[0]
  const start = first ? ` Begin with ${first.fieldName ?? first.violationType}: ${first.description}` : ''
  return `${documentName} has ${what} (${counts.join(', ')}).${start}`
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
  const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : ''
  const where = places.length > 1 ? ` It concerns ${places.slice(0, MOST_PLACES).join(', ')}${more}.` : ''
  const clause = first.clause ? ` Asked for by ${first.clause}.` : ''
  return {
    action: first.suggestedFix ?? `Correct ${first.fieldName ?? first.violationType}`,
    details: `${same
      .map((violation) => violation.description)
      .slice(0, MOST_PLACES)
      .join(' ')} Fix this ${URGENCY[first.severity]}.${clause}${where}`,
    ...(first.example ? { example: first.example } : {}),
  }
}

/** Only what the violations at hand give reason for. */
function tipsFor(open: readonly ViolationRow[]): string[] {
  const fields = [...new Set(open.flatMap((violation) => violation.fieldName ?? []))]
  const tips: string[] = []
  if (fields.length > 0) {
    tips.push(`Make these fields mandatory where the document is written: ${fields.slice(0, 8).join(', ')}.`)
  }
  if (open.some((violation) => violation.violationType.startsWith('Structure'))) {
    tips.push('Validate the XML against the official eFTI schema before it leaves the sending program.')
  }
  if (open.some((violation) => violation.subsets.length > 0)) {
    const subsets = [...new Set(open.flatMap((violation) => violation.subsets))].sort()
    tips.push(`Check the next document of this kind against ${subsets.join(', ')} before loading.`)
  }
  return tips
}
