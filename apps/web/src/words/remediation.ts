import type { PlanActor, RemediationPlan } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

const ACTORS: Record<PlanActor, string> = {
  us: 'Your organisation',
  sender: 'The sender',
  carrier: 'The carrier',
  consignee: 'The consignee',
  forwarder: 'The freight forwarder',
  agent: 'The regulated agent',
  authority: 'The competent authority',
}

export const remediationWords = {
  action: 'AI Remediation',
  title: 'Remediation Plan',
  pending: 'Generating the plan...',
  overview: 'Overview',
  steps: 'Steps',
  example: 'Example',
  tips: 'How to prevent this',
  success: {
    title: 'Remediation Plan Generated',
    description: 'AI has analyzed the violations and created a fix plan.',
  },
  failure: { title: 'Error', description: 'Failed to generate remediation plan.' },
  /** Who has to act, with their name on the document. */
  actor: (who: PlanActor, party: string | undefined) => (party ? `${ACTORS[who]}: ${party}` : ACTORS[who]),
  progress: (done: number, all: number) => `${formatNumber(done)} of ${counted(all, 'step')} done`,
  madeAt: 'Made',
  stale: ({ settled, appeared }: NonNullable<RemediationPlan['stale']>) =>
    [
      appeared > 0 && `${counted(appeared, 'violation')} found since this plan was made.`,
      settled > 0 &&
        `${counted(settled, 'violation')} of this plan ${settled === 1 ? 'is' : 'are'} no longer open.`,
    ]
      .filter(Boolean)
      .join(' '),
  staleTitle: 'The violations have changed',
  regenerate: 'Make a new plan',
  copy: 'Copy as text',
  copied: { title: 'Plan Copied', description: 'The plan is on the clipboard as text.' },
  notCopied: {
    title: 'Not Copied',
    description: 'The browser refused the clipboard. Print the plan instead.',
  },
  print: 'Print or save as PDF',
  fileTitle: (document: string) => `Remediation plan ${document}`,
  violations: (count: number) => counted(count, 'violation'),
  openField: (label: string, place: string | undefined) =>
    place ? `Open ${label} (${place})` : `Open ${label}`,
  moreFields: (count: number) => counted(count, 'more field'),
  done: 'Done',
  /** For screen readers, behind 'Done'. */
  doneStep: (action: string) => `: ${action}`,
  doneBy: (name: string) => `Done by ${name}, `,
  doneByItself: 'No longer open since ',
  tickFailed: { title: 'Not Saved', description: 'The step could not be ticked off. Please try again.' },
  apply: (value: string) => `Apply ${value}`,
  confirmApply: 'Apply this value?',
  change: (label: string, before: string | null, after: string) =>
    before === null ? `${label}: not given → ${after}` : `${label}: ${before} → ${after}`,
  changeHint: 'The value is saved as your correction and the document is re-checked.',
  applyNow: 'Apply',
  applied: 'Applied. The document is being re-checked.',
  notLoaded: 'The current value could not be loaded.',
  undo: 'Undo',
  ask: 'Ask a partner',
}
