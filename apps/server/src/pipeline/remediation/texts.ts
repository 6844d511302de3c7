import type { PlanActor, PlanValue } from '@efti-hub/contract'
import { counted } from '../../platform/format.ts'

export type Urgency = 'critical' | 'high' | 'medium' | 'low'

type CountOf = readonly [count: number, urgency: Urgency]

interface Overview {
  document: string
  open: number
  bySeverity: readonly CountOf[]
  /** Of what to start with: what is wrong, in a sentence. */
  description: string
  /** How many steps each has to do. */
  actors: readonly (readonly [who: PlanActor, steps: number])[]
}

const ACTORS: Readonly<Record<PlanActor, string>> = {
  us: 'us',
  sender: 'the sender',
  carrier: 'the carrier',
  consignee: 'the consignee',
  forwarder: 'the freight forwarder',
  agent: 'the regulated agent',
  authority: 'the competent authority',
}

const named = (who: PlanActor, party: string | undefined) =>
  party ? `${ACTORS[who]} (${party})` : ACTORS[who]

/** 'a', 'a and b', 'a, b and c'. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Abbreviations keep their capitals. */
const inside = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const inWords = ([count, urgency]: CountOf) => `${count} ${urgency}`

/** Every sentence of a plan from the rule catalogue. */
export const planTexts = {
  nothingOpen: (document: string) => `${document} has no open violations. There is nothing to fix.`,
  overview: ({ document, open, bySeverity, description, actors }: Overview) =>
    `${document} has ${counted(open, 'open violation')} (${bySeverity.map(inWords).join(', ')}). Start here: ${description} Steps: ${listed(actors.map(([who, count]) => `${count} for ${ACTORS[who]}`))}.`,
  correct: (field: string) => `Correct ${field}`,
  complete: (whole: string, parts: readonly string[]) => `Complete the ${inside(whole)}: ${listed(parts)}.`,
  write: (value: string, label: string, place: string | undefined) =>
    place ? `Write ${value} in ${label}, ${place}.` : `Write ${value} in ${label}.`,
  source: ({ from, source, evidence }: PlanValue) =>
    from === 'document' && evidence
      ? `${source} gives it on page ${evidence.page}: \u201c${evidence.snippet}\u201d.`
      : `Source: ${source}.`,
  place: (place: string, kind: string) => `Write it in ${place} of the ${kind}.`,
  toBeAsked: (who: PlanActor, party: string | undefined) => `To be asked of ${named(who, party)}.`,
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
