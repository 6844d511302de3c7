import { SEARCH_GROUPS, type SearchGroup, type SearchHit } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Boxes, Building2, FileText, Hash, type LucideIcon, Truck } from 'lucide-react'
import { documentsQuery } from '../../api/queries/documents.ts'
import { searchQuery } from '../../api/queries/search.ts'
import { searchWords as words } from '../../words/search.ts'
import type { Choice, ChoiceGroup } from './choice.ts'
import { useTyped } from './use-typed.ts'

const MOST_RECENT = '5'

const ICONS: Record<SearchGroup, LucideIcon> = {
  documents: FileText,
  consignments: Boxes,
  parties: Building2,
  equipment: Truck,
  references: Hash,
}

interface Hits {
  groups: ChoiceGroup[]
  /** What is shown belongs to what is typed now. */
  settled: boolean
  tooShort: boolean
  failed: boolean
}

/** What the server has found; while it searches for more letters, what it found before. */
export function useHits(text: string): Hits {
  const typed = useTyped(text)
  const navigate = useNavigate()
  const { data, isPlaceholderData, isError, isFetching } = useQuery({
    ...searchQuery(typed),
    enabled: typed !== '',
  })
  const found = text.trim() === '' ? undefined : data
  const go = (to: SearchHit['to']) => {
    if (to.type === 'documents') void navigate({ to: '/processing', search: { mentions: to.mentions } })
    else if (to.type === 'document') void navigate({ to: '/documents/$id', params: { id: to.id } })
    else void navigate({ to: '/consignments/$id', params: { id: to.id } })
  }
  const choiceOf = (hit: SearchHit): Choice => ({
    id: `${hit.group} ${hit.to.type === 'documents' ? hit.to.mentions : hit.to.id} ${hit.title}`,
    icon: ICONS[hit.group],
    title: hit.title,
    detail: detailOf(hit),
    run: () => go(hit.to),
  })
  const hits = found?.hits ?? []
  const groups = SEARCH_GROUPS.map((group) => ({
    id: group,
    label: words.groups[group],
    choices: hits.filter((hit) => hit.group === group).map(choiceOf),
  })).filter(({ choices }) => choices.length > 0)
  // A party or plate that begins with what was typed comes before the consignments that it is in.
  const first = new Set(hits.filter((hit) => beginsWith(hit, text)).map(({ group }) => group))
  return {
    groups: groups.toSorted((left, right) => Number(first.has(right.id)) - Number(first.has(left.id))),
    settled: typed === text.trim() && !isPlaceholderData && !isFetching,
    tooShort: found?.tooShort === true,
    failed: isError,
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const beginsWith = ({ group, title, matched }: SearchHit, typed: string) =>
  lettersOf(group === 'documents' ? matched.text : title).startsWith(lettersOf(typed))

function detailOf({ matched: { label, text }, title, documents, documentsAreMore }: SearchHit): string {
  const matched = text === title ? label : words.matched(label, text)
  return documents > 1 ? `${matched} · ${words.documents(documents, documentsAreMore)}` : matched
}

/** The newest documents, while nothing is typed. */
export function useRecent(): ChoiceGroup[] {
  const navigate = useNavigate()
  const { data } = useQuery({ ...documentsQuery({ limit: MOST_RECENT }), staleTime: 0 })
  const choices = (data?.documents ?? []).map(({ id, originalName }) => ({
    id: `recent ${id}`,
    icon: FileText,
    title: originalName,
    run: () => void navigate({ to: '/documents/$id', params: { id } }),
  }))
  return choices.length > 0 ? [{ id: 'recent', label: words.recent, choices }] : []
}
