import type { ExtractedValue } from '../extracted.ts'
import { placeOf, sealOfContainer } from '../field-map.ts'

/** A paper that names one container, and no vehicle or trailer, means the container's seal. */
export function sealsOfContainers(values: ExtractedValue[]): ExtractedValue[] {
  const of = (field: 'carriedContainer' | 'seal' | 'equipment' | 'containerSeal') =>
    values.filter((v) => v.eftiId === placeOf(field).eftiId)
  const [seal, ...others] = of('seal')
  const isOnly = of('carriedContainer').length === 1 && others.length === 0
  if (!seal || !isOnly || of('equipment').length > 0 || of('containerSeal').length > 0) return values
  return values.map((value) => (value === seal ? { ...seal, ...sealOfContainer(1) } : value))
}
