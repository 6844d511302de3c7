import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf, sealOfCarried, sealOfContainer } from '../fields/field-map.ts'

/** A paper that names one container, and no vehicle or trailer, means the container's seal. */
export function sealsOfContainers(values: ExtractedValue[]): ExtractedValue[] {
  const of = (field: 'carriedContainer' | 'seal' | 'equipment' | 'containerSeal') =>
    values.filter((v) => v.eftiId === placeOf(field).eftiId)
  const [seal, ...others] = of('seal')
  const isOnly = of('carriedContainer').length === 1 && others.length === 0
  if (!seal || !isOnly || of('equipment').length > 0 || of('containerSeal').length > 0) return values
  return values.map((value) => (value === seal ? { ...seal, ...sealOfContainer(1) } : value))
}

/** From the line of the container to that of its seal, in heights of type. */
const nextLine = 2.2

/** Right below the only container, with the trailer named further away, seals are those of the container. */
export function sealsBelowContainer(values: ExtractedValue[]): ExtractedValue[] {
  const of = (field: 'carriedContainer' | 'seal' | 'equipment' | 'containerSeal') =>
    values.filter((v) => v.eftiId === placeOf(field).eftiId)
  const [container, ...others] = of('carriedContainer')
  const seals = of('seal')
  if (!container || others.length > 0 || seals.length === 0 || of('containerSeal').length > 0) return values
  const down = (value: ExtractedValue): number => {
    const [own, box] = [container.evidence?.box, value.evidence?.box]
    if (!own || !box || container.evidence?.page !== value.evidence?.page) return Number.POSITIVE_INFINITY
    return (box[1] - own[1]) / (own[3] - own[1])
  }
  const isClose = seals.every((seal) => down(seal) >= -0.2 && down(seal) < nextLine)
  const isNearer = of('equipment').every((trailer) => Math.abs(down(trailer)) > 0.5 && down(trailer) < 0)
  if (!isClose || !isNearer) return values
  return values.map((value) => {
    const at = seals.indexOf(value)
    return at < 0 ? value : { ...value, ...sealOfCarried(1, 1, at + 1) }
  })
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
    const [, unit, number] = /\[(\d+)\]\/carriedTransportEquipment\[(\d+)\]/.exec(owner?.path ?? '') ?? []
    return unit ? { ...value, ...sealOfCarried(Number(unit), Number(number), 1) } : value
  })
}
