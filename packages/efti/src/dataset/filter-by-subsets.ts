import type { Consignment } from './consignment.ts'
import { type DataElement, elementById, elementByPath } from './elements.ts'
import { normalisePath, plainPath } from './paths.ts'
import { belongsTo } from './subsets.ts'

/**
 * What the named subsets contain of a consignment, and nothing else: the answer that an authority with rights to these
 * subsets may get (Implementing Regulation (EU) 2025/2243, Article 3(2)(d)). A value stays if its element and every data
 * class around it belong to one of the subsets; what has no place in the data set, and what stands elsewhere than its
 * id says, never stays. Unknown subsets contain nothing.
 */
export function filterBySubsets(consignment: Consignment, subsetIds: readonly string[]): Consignment {
  const known = new Map<DataElement, boolean>()
  const isContained = (element: DataElement): boolean => {
    const answer = known.get(element) ?? isIn(element, subsetIds, isContained)
    known.set(element, answer)
    return answer
  }
  const values = consignment.values.filter(({ eftiId, path }) => {
    const element = elementById(eftiId)
    return (
      element !== undefined &&
      plainPath(path) === element.path &&
      normalisePath(path) !== null &&
      isContained(element)
    )
  })
  const extra = (consignment.extra ?? []).filter(({ path, text }) => {
    const element = text === null ? elementByPath(plainPath(path)) : undefined
    return element !== undefined && isContained(element)
  })
  return extra.length > 0 ? { values, extra } : { values }
}

function isIn(
  element: DataElement,
  subsetIds: readonly string[],
  isContained: (element: DataElement) => boolean,
): boolean {
  const parent = element.parent ? elementById(element.parent) : undefined
  return (
    subsetIds.some((subset) => belongsTo(element, subset)) && (parent === undefined || isContained(parent))
  )
}
