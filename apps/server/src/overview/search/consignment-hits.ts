import type { SearchHit } from '@efti-hub/contract'
import { titleOf } from '../../pipeline/consignments/present.ts'
import { hasTyped, type Typed } from '../../pipeline/consignments/search/typed.ts'
import type { StoredDocument } from '../../pipeline/consignments/store.ts'
import { matchLabels } from './texts.ts'

/** In the order of the ids; those without documents left are none. */
export function consignmentHits(
  typed: Typed,
  ids: readonly string[],
  documents: readonly StoredDocument[],
): SearchHit[] {
  const byConsignment = Map.groupBy(documents, ({ consignmentId }) => consignmentId)
  return ids.flatMap((id) => {
    const ours = byConsignment.get(id)
    if (!ours) return []
    return {
      group: 'consignments',
      title: titleOf(ours),
      matched: matchIn(ours, typed),
      documents: ours.length,
      documentsAreMore: false,
      to: { type: 'consignment', id },
    }
  })
}

/** What has it, else what has one of its words, else what the consignment is called by. */
function matchIn(documents: readonly StoredDocument[], typed: Typed): SearchHit['matched'] {
  const fields = documents.flatMap(fieldsOf)
  const hasWord = (text: string) =>
    typed.words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const [label, text] = fields.find(([, text]) => hasTyped(text, typed)) ??
    fields.find(([, text]) => hasWord(text)) ?? ['number', titleOf(documents)]
  return { label: matchLabels[label], text }
}

function fieldsOf({ name, profile }: StoredDocument): [keyof typeof matchLabels, string][] {
  const fields: [keyof typeof matchLabels, string | null | undefined][] = [
    ['number', profile.number?.shown],
    ['consignor', profile.consignor?.value],
    ['consignee', profile.consignee?.value],
    ['carrier', profile.carrier?.value],
    ['vehicle', profile.vehicle],
    ...(profile.equipment ?? profile.containers).map((text) => ['equipment', text] as ['equipment', string]),
    ['place', profile.fromTown],
    ['place', profile.toTown],
    ['name', name],
  ]
  return fields.flatMap(([label, text]) => (text ? [[label, text]] : []))
}
