import { counted } from '../../platform/format.ts'

export type Urgency = 'critical' | 'high' | 'medium' | 'low'

type CountOf = readonly [count: number, urgency: Urgency]

interface Overview {
  document: string
  open: number
  bySeverity: readonly CountOf[]
  /** What to start with, and what is wrong with it in a sentence. */
  field: string
  description: string
}

const inWords = ([count, urgency]: CountOf) => `${count} ${urgency}`

/** Every sentence of a plan from the rule catalogue. */
export const planTexts = {
  nothingOpen: (document: string) => `${document} has no open violations. There is nothing to fix.`,
  overview: ({ document, open, bySeverity, field, description }: Overview) =>
    `${document} has ${counted(open, 'open violation')} (${bySeverity.map(inWords).join(', ')}). Start with ${field}: ${description}`,
  correct: (field: string) => `Correct ${field}`,
  urgency: {
    critical: 'Fix before departure.',
    high: 'Fix before the document is handed to the carrier.',
    medium: 'Fix before the data is shared with authorities.',
    low: 'Fix when the document is next edited.',
  } satisfies Record<Urgency, string>,
  requiredBy: (clause: string) => `Required by ${clause}.`,
  places: (places: readonly string[], more: number) =>
    more > 0
      ? `Affected: ${places.join(', ')} and ${counted(more, 'more place', 'more places')}.`
      : `Affected: ${places.join(', ')}.`,
  tips: {
    fields: (fields: readonly string[]) =>
      `Make these fields mandatory where the document is created: ${fields.join(', ')}.`,
    structure: 'Validate the XML against the official eFTI schema before sending it.',
    subsets: (subsets: readonly string[]) =>
      `Check the next document of this kind against ${subsets.join(', ')} before loading.`,
  },
}
