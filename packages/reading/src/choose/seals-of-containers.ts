import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf, sealOfCarried } from '../fields/field-map.ts'

/** A seal is that of the container or trailer which it stands nearest to, in its line or below. */
export function sealsOfContainers(values: ExtractedValue[]): ExtractedValue[] {
  const of = (field: 'carriedContainer' | 'seal' | 'equipment' | 'containerSeal') =>
    values.filter((v) => v.eftiId === placeOf(field).eftiId)
  const containers = of('carriedContainer')
  if (containers.length === 0 || of('containerSeal').length > 0) return values
  const counts = new Map<ExtractedValue, number>()
  const seals = new Set(of('seal'))
  return values.map((value) => {
    if (!seals.has(value)) return value
    const owner = nearestTo(value, [...containers, ...of('equipment')])
    const carried = owner && numbersOf(owner)
    if (!carried) return value
    const nth = (counts.get(owner) ?? 0) + 1
    counts.set(owner, nth)
    return { ...value, ...sealOfCarried(carried.unit, carried.container, nth) }
  })
}

/** On which vehicle or wagon a container is, and which of its containers; undefined for a trailer. */
function numbersOf({ path }: ExtractedValue): { unit: number; container: number } | undefined {
  const [, unit, container] = /\[(\d+)\]\/carriedTransportEquipment\[(\d+)\]/.exec(path) ?? []
  return unit ? { unit: Number(unit), container: Number(container) } : undefined
}

/** Undefined where there are several and none has a place beside the seal's, as in a text without pages. */
function nearestTo(seal: ExtractedValue, owners: readonly ExtractedValue[]): ExtractedValue | undefined {
  if (owners.length === 1) return owners[0]
  const [nearest] = owners
    .map((owner) => ({ owner, away: distance(owner, seal) }))
    .filter(({ away }) => Number.isFinite(away))
    .toSorted((a, b) => a.away - b.away)
  return nearest?.owner
}

/** In heights of type; what stands behind the seal counts as farther by so many. */
const BEHIND = 3

function distance({ evidence: owner }: ExtractedValue, { evidence: seal }: ExtractedValue): number {
  if (!owner?.box || !seal?.box || owner.page !== seal.page) return Number.POSITIVE_INFINITY
  const height = owner.box[3] - owner.box[1]
  const down = (seal.box[1] - owner.box[1]) / height
  const right = (seal.box[0] - owner.box[0]) / height
  const isBehind = down < -0.5 || (down < 0.5 && right < 0)
  return Math.abs(down) + 0.1 * Math.abs(right) + (isBehind ? BEHIND : 0)
}

/**
 * Several containers and as many seals, each on the line of its container or right below it: every seal is its
 * container's, whatever column or list they were found in.
 */
export function sealsByLine(values: ExtractedValue[]): ExtractedValue[] {
  const of = (field: 'carriedContainer' | 'seal' | 'containerSeal') =>
    values.filter((v) => v.eftiId === placeOf(field).eftiId)
  const containers = of('carriedContainer')
  const seals = [...of('seal'), ...of('containerSeal')]
  if (containers.length < 2 || seals.length !== containers.length) return values
  const owners = seals.map((seal) =>
    containers.findIndex((container) => {
      const [own, box] = [container.evidence?.box, seal.evidence?.box]
      if (!own || !box || container.evidence?.page !== seal.evidence?.page) return false
      return Math.abs(own[1] - box[1]) < 0.6 * (own[3] - own[1])
    }),
  )
  if (owners.includes(-1) || new Set(owners).size < owners.length) return values
  return values.map((value) => {
    const owner = containers[owners[seals.indexOf(value)] ?? -1]
    const carried = owner && numbersOf(owner)
    return carried ? { ...value, ...sealOfCarried(carried.unit, carried.container, 1) } : value
  })
}
