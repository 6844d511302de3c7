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
}
