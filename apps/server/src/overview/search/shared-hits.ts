import { MOST_HITS, type SearchGroup, type SearchHit } from '@efti-hub/contract'
import { hasTyped, type Typed } from '../../pipeline/consignments/search/typed.ts'
import type { FoundDocument, FoundReference } from './store.ts'
import { matchLabels } from './texts.ts'

/** A text that several documents may have: with one it leads there, with more to the list of them. */
interface Shared {
  label: string
  text: string
  documentIds: Set<string>
}

export function partyHits(typed: Typed, found: readonly FoundDocument[], areMore: boolean): SearchHit[] {
  const stated = found.flatMap(({ id, consignor, consignee, carrier }) => [
    { label: matchLabels.consignor, text: consignor, id },
    { label: matchLabels.consignee, text: consignee, id },
    { label: matchLabels.carrier, text: carrier, id },
  ])
  return sharedHits('parties', typed, stated, areMore)
}

export function equipmentHits(typed: Typed, found: readonly FoundDocument[], areMore: boolean): SearchHit[] {
  const stated = found.flatMap(({ id, vehicle, equipment }) => [
    { label: matchLabels.vehicle, text: vehicle, id },
    ...equipment.map((text) => ({ label: matchLabels.equipment, text, id })),
  ])
  return sharedHits('equipment', typed, stated, areMore)
}

/** Each text once, whatever its capitals and signs; what most documents have first. */
function sharedHits(
  group: SearchGroup,
  typed: Typed,
  stated: readonly { label: string; text: string | null; id: string }[],
  areMore: boolean,
): SearchHit[] {
  const shared = new Map<string, Shared>()
  for (const { label, text, id } of stated) {
    if (text === null || !hasTyped(text, typed)) continue
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    const known = shared.get(key) ?? { label, text, documentIds: new Set() }
    known.documentIds.add(id)
    shared.set(key, known)
  }
  return [...shared.values()]
    .toSorted((left, right) => right.documentIds.size - left.documentIds.size)
    .slice(0, MOST_HITS)
    .map(({ label, text, documentIds: [...ids] }) => ({
      group,
      title: text,
      matched: { label, text },
      documents: ids.length,
      documentsAreMore: areMore,
      to: whereTo(text, ids.length > 1 || areMore ? null : ids[0]),
    }))
}

export function referenceHits(found: readonly FoundReference[]): SearchHit[] {
  const labelled = found.filter(({ role }) => role !== 'named')
  const mentioned = found.filter(
    ({ role, value }) => role === 'named' && !labelled.some((other) => other.value === value),
  )
  return [...labelled, ...mentioned]
    .slice(0, MOST_HITS)
    .map(({ role, value, documents, documentId, areMore }) => ({
      group: 'references',
      title: value,
      matched: { label: labelOf(role), text: value },
      documents,
      documentsAreMore: areMore,
      to: whereTo(value, documents > 1 || areMore ? null : documentId),
    }))
}

const labelOf = (role: FoundReference['role']) =>
  role === 'order' || role === 'transport' || role === 'notification' ? matchLabels[role] : matchLabels.named

const whereTo = (mentions: string, documentId: string | null | undefined): SearchHit['to'] =>
  documentId ? { type: 'document', id: documentId } : { type: 'documents', mentions }
