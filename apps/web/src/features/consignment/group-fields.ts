import type { ConsignmentField, ViolationRow } from '@efti-hub/contract'
import { groupTitles } from '../../words/consignment.ts'

/** A place of the consignment: what stands there, and what is held against it. */
export interface Slot {
  path: string
  eftiId: string
  label: string
  field: ConsignmentField | null
  violations: ViolationRow[]
}

export interface FieldGroup {
  id: string
  title: string
  slots: Slot[]
}

export interface GroupedFields {
  groups: FieldGroup[]
  /** Without a place in the consignment. */
  general: ViolationRow[]
}

const ORDER = Object.keys(groupTitles)

/** By what the path begins with; a violation of something that is missing makes a slot of its own in its group. */
export function groupFields(
  fields: readonly ConsignmentField[],
  violations: readonly ViolationRow[],
): GroupedFields {
  const slots = new Map<string, Slot>()
  for (const field of fields) {
    slots.set(field.path, {
      path: field.path,
      eftiId: field.eftiId,
      label: field.label,
      field,
      violations: [],
    })
  }
  const general: ViolationRow[] = []
  for (const violation of violations) {
    const { path, eftiId, fieldName } = violation
    if (!path) {
      general.push(violation)
      continue
    }
    const slot = slots.get(path) ?? {
      path,
      eftiId: eftiId ?? '',
      label: fieldName ?? path,
      field: null,
      violations: [],
    }
    slot.violations.push(violation)
    slots.set(path, slot)
  }
  const byGroup = Map.groupBy(slots.values(), ({ path }) => groupIdOf(path))
  const groups = [...byGroup].map(([id, inGroup]) => ({
    id,
    title: titleOf(id),
    slots: inGroup.map(shortLabel),
  }))
  return {
    groups: groups.sort(
      (a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id, 'en', { numeric: true }),
    ),
    general,
  }
}

/** 'transportPackage[2]' for what stands in it; single values of the consignment share a group. */
function groupIdOf(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return rest.length === 0 ? 'consignment' : first
}

const plain = (id: string) => id.replace(/\[\d+\]$/, '')

function rank(id: string): number {
  const place = ORDER.indexOf(plain(id))
  return place < 0 ? ORDER.length : place
}

function titleOf(id: string): string {
  const index = Number(/\[(\d+)\]$/.exec(id)?.[1] ?? 1)
  const title = groupTitles[plain(id)] ?? words(plain(id))
  return index > 1 ? `${title} ${index}` : title
}

/** 'regulatoryProcedure' -> 'Regulatory procedure'. */
function words(name: string): string {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Below 'Consignor' the label 'Consignor: name' says 'Name'. */
function shortLabel(slot: Slot): Slot {
  const parted = /^[^:,]+[:,] (.+)$/.exec(slot.label)?.[1]
  return parted ? { ...slot, label: parted.charAt(0).toUpperCase() + parted.slice(1) } : slot
}
