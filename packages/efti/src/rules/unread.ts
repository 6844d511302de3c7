import { type DataElement, elementById } from '../dataset/elements.ts'
import { phraseOf } from '../dataset/labels.ts'
import type { PageEvidence } from '../dataset/page-evidence.ts'
import type { Finding, Remark } from './finding.ts'
import type { Outcome, RuleText, Setting } from './rule.ts'

interface Unread {
  /** Element or data class that a person has to look for: what is unread there is one result. */
  about: string
  evidence: PageEvidence
}

/** Is there unread text where the missing value belongs? The smallest place that is known to contain it, else null. */
export function unreadAt(rule: RuleText, outcome: Outcome, { unread }: Setting): Unread | null {
  if (unread.length === 0) return null
  const id = outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId
  let element = id === null ? undefined : elementById(id)
  if (!element) return null
  const whole = partyOrPlace(element)
  while (element) {
    const place = unread.find(({ eftiId }) => eftiId === element?.id)
    if (place) return { about: element.id, evidence: place.evidence }
    element = element.parent ? elementById(element.parent) : undefined
  }
  const poor = unread.find(({ eftiId, except }) => eftiId === null && !except?.includes(whole.id))
  return poor ? { about: whole.id, evidence: poor.evidence } : null
}

/** The lines of an address are looked for together with the party or place. */
function partyOrPlace(element: DataElement): DataElement {
  const parent = element.parent ? elementById(element.parent) : undefined
  if (parent?.name !== 'postalAddress') return element
  return elementById(parent.parent ?? '') ?? element
}

export function unreadRemark(finding: Finding, { about, evidence }: Unread): Remark {
  const { severity: _none, ...rest } = finding
  const what = phraseOf(about)
  return {
    ...rest,
    violationType: 'Unread',
    message: `Could not read the ${what}: check page ${evidence.page}.`,
    remedy: `Enter the ${what} as the document gives it, or confirm that it is not there.`,
    eftiId: about,
    evidence,
  }
}
