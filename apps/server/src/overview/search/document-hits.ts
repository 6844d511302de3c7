import { MOST_HITS, type SearchHit } from '@efti-hub/contract'
import { hasTyped, type Typed } from '../../pipeline/consignments/search/typed.ts'
import type { FoundDocument } from './store.ts'
import { matchLabels } from './texts.ts'

type Matched = SearchHit['matched']

/** Documents with the very number first, then those of that name, then those that have each of the words in some field. */
export function documentHits(
  typed: Typed,
  found: readonly FoundDocument[],
  named: readonly { id: string; name: string }[],
): SearchHit[] {
  const numbered = found
    .filter(({ number }) => number !== null && hasTyped(number, typed))
    .toSorted((left, right) => (left.number?.length ?? 0) - (right.number?.length ?? 0))
  const scattered = found.filter((document) => typed.words.length > 1 && !isInOneField(document, typed))
  const hits = new Map<string, SearchHit>()
  const add = (id: string, title: string, matched: Matched) => {
    if (hits.has(id) || hits.size === MOST_HITS) return
    const to = { type: 'document' as const, id }
    hits.set(id, { group: 'documents', title, matched, documents: 1, documentsAreMore: false, to })
  }
  for (const { id, name, number } of numbered)
    add(id, name, { label: matchLabels.number, text: number ?? '' })
  for (const { id, name } of named) add(id, name, { label: matchLabels.name, text: name })
  for (const document of scattered) add(document.id, document.name, firstMatch(document, typed))
  return [...hits.values()]
}

const FIELDS = ['number', 'consignor', 'consignee', 'carrier', 'vehicle'] as const

function fieldsOf(document: FoundDocument): Matched[] {
  return [
    ...FIELDS.flatMap((field) => ({ label: matchLabels[field], text: document[field] ?? '' })),
    ...document.equipment.map((text) => ({ label: matchLabels.equipment, text })),
  ].filter(({ text }) => text !== '')
}

const isInOneField = (document: FoundDocument, typed: Typed) =>
  fieldsOf(document).some(({ text }) => hasTyped(text, typed))

function firstMatch(document: FoundDocument, { words }: Typed): Matched {
  const has = ({ text }: Matched) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  return fieldsOf(document).find(has) ?? { label: matchLabels.name, text: document.name }
}
