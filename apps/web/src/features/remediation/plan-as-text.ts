import type { RemediationPlan, RemediationStep } from '@efti-hub/contract'
import { remediationWords as words } from '../../words/remediation.ts'

/** The plan as somebody would paste it into a mail: who has to act, then what, with a mark before each step. */
export function planAsText(plan: RemediationPlan, documentName: string): string {
  const { origin, overview, steps, preventionTips = [], parties } = plan
  const groups = [...Map.groupBy(steps, ({ who }) => who)].map(([who, own]) => {
    const lines = own.map((step) => stepAsText(step, steps.indexOf(step) + 1))
    return [words.actor(who, parties[who]), ...lines].join('\n\n')
  })
  const tips = preventionTips.map((tip) => `- ${tip}`)
  return [
    `${words.title}: ${documentName}`,
    origin,
    overview,
    ...groups,
    ...(tips.length > 0 ? [[words.tips, ...tips].join('\n')] : []),
  ].join('\n\n')
}

function stepAsText({ action, details, example, fields, done }: RemediationStep, number: number): string {
  const places = fields.map(({ label, place }) => (place ? `${label} (${place})` : label))
  const lines = [
    `${number}. [${done ? 'x' : ' '}] ${action}`,
    ...details.split('\n'),
    example && `${words.example}: ${example}`,
    places.length > 0 && [...new Set(places)].join('; '),
  ]
  return lines.filter(Boolean).join('\n   ')
}
