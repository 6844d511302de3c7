import type { ConsignmentAnswer, DataElement, Remark, ViolationRow } from '@efti-hub/contract'
import { elementsBelow, emptySlot } from '../added-slots.ts'
import { isUnconfirmed } from '../attention.ts'
import { groupFields } from '../group-fields.ts'
import type { WantedField } from './taking.ts'

export interface FieldChoice extends WantedField {
  /** Of several alike, such as packages: which. */
  group: string | null
  /** Missing, violated or read with doubt. */
  urgent: boolean
}

interface Known {
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  unread: readonly Remark[]
}

/** The fields of a document that text can be put into: those first that ask for somebody. */
export function fieldsOf(
  { consignment, violations, unread }: Known,
  elements: ReadonlyMap<string, DataElement>,
): FieldChoice[] {
  const { groups } = groupFields(consignment, violations)
  const takesText = (eftiId: string, isEmpty: boolean) => {
    const element = elements.get(eftiId)
    return element ? element.type !== 'binary' : isEmpty
  }
  const listed = groups.flatMap(({ title, slots }) =>
    slots.flatMap(({ path, label: inGroup, eftiId, field, gone, violations: own }): FieldChoice[] => {
      if (!takesText(eftiId, field === null)) return []
      const label = field?.label ?? gone?.label ?? own[0]?.fieldName ?? inGroup
      const urgent = own.length > 0 || (field ? isUnconfirmed(field) : !gone)
      return [{ path, label, group: numbered(title), urgent }]
    }),
  )
  const known = new Set(listed.map(({ path }) => path))
  const notRead = unread.flatMap(({ path, fieldName }): FieldChoice[] =>
    path && !known.has(path) ? [{ path, label: fieldName ?? path, group: null, urgent: true }] : [],
  )
  const all = [...notRead, ...listed]
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)]
}

/** What the groups of the document may have beside it, such as a seal: found by its name. */
export function furtherFields(
  { consignment, violations }: Known,
  listed: readonly FieldChoice[],
  elements: ReadonlyMap<string, DataElement>,
): FieldChoice[] {
  const known = new Set(listed.map(({ path }) => withoutFirst(path)))
  const { groups } = groupFields(consignment, violations)
  return groups.flatMap(({ id, title }) => {
    const below = id === 'consignment' ? '' : id
    return elementsBelow(below, elements.values()).flatMap((element): FieldChoice[] => {
      const { path } = emptySlot(element, below)
      const { label } = element
      const group = numbered(title)
      return known.has(withoutFirst(path)) ? [] : [{ path, label, group, urgent: false, element }]
    })
  })
}

/** 'Packages 2' is one of several. */
const numbered = (title: string) => (/ \d+$/.test(title) ? title : null)

/** New fields have no numbers, which count from 1. */
const withoutFirst = (path: string) => path.replaceAll('[1]', '')

const MOST_SHOWN = 60

/** Every word of the search is in the name or the group. */
export function searchFields(
  search: string,
  listed: readonly FieldChoice[],
  further: readonly FieldChoice[],
): FieldChoice[] {
  const sought = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (sought.length === 0) return listed.slice(0, MOST_SHOWN)
  const matches = ({ label, group }: FieldChoice) => {
    const text = `${group ?? ''} ${label}`.toLowerCase()
    return sought.every((word) => text.includes(word))
  }
  return [...listed, ...further].filter(matches).slice(0, MOST_SHOWN)
}
