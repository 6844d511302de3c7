import {
  type ConsignmentAnswer,
  type ConsignmentField,
  type ConsignmentGroup,
  compareConsignmentGroups,
  compareInGroup,
  consignmentGroupOf,
  labelInGroup,
  type ViolationRow,
} from '@efti-hub/contract'

/** A place of the consignment: its value, and its violations. */
export interface Slot {
  path: string
  eftiId: string
  label: string
  field: ConsignmentField | null
  /** What a person took away from here. */
  gone?: ConsignmentField
  violations: ViolationRow[]
}

export interface FieldGroup extends ConsignmentGroup {
  slots: Slot[]
}

export interface GroupedFields {
  groups: FieldGroup[]
  /** Without a place in the consignment. */
  general: ViolationRow[]
}

type FieldSource = Pick<ConsignmentAnswer, 'fields' | 'takenAway'>

/** By what the path begins with; what is missing or was taken away has a slot of its own in its group. */
export function groupFields(
  { fields, takenAway }: FieldSource,
  violations: readonly ViolationRow[],
  /** Places that somebody wants to fill; those that are filled by now are left out. */
  added: readonly Slot[] = [],
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
  for (const gone of takenAway) {
    const { path, eftiId, label } = gone
    if (!slots.has(path)) slots.set(path, { path, eftiId, label, field: null, gone, violations: [] })
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
  for (const slot of added) {
    const group = consignmentGroupOf(slot.path).id
    const isThere = ({ path, eftiId }: Slot) =>
      eftiId === slot.eftiId && consignmentGroupOf(path).id === group
    if (![...slots.values()].some(isThere)) slots.set(slot.path, slot)
  }
  const byGroup = Map.groupBy(slots.values(), ({ path }) => consignmentGroupOf(path).id)
  const groups = [...byGroup.values()].map((inGroup) => ({
    ...consignmentGroupOf(inGroup[0]?.path ?? ''),
    slots: inGroup
      .map((slot) => ({ ...slot, label: labelInGroup(slot.label) }))
      .sort((a, b) => compareInGroup(a.path, b.path)),
  }))
  return { groups: groups.sort(compareConsignmentGroups), general }
}
