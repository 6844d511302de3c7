import type { Consignment, ConsignmentValue } from './consignment.ts'
import { contentOf } from './content-of.ts'
import { type DataElement, elementById, elementByPath } from './elements.ts'
import { normalisePath, plainPath } from './paths.ts'
import { schemaAttributeOf } from './schema-attributes.ts'
import { belongsTo } from './subsets.ts'

/**
 * What the given subsets contain of a consignment, and nothing else: the answer that an authority with rights to these
 * subsets may get (Implementing Regulation (EU) 2025/2243, Article 3(2)(d)). A value stays if its element and every data
 * class around it belong to one of the subsets; what has no place in the data set, and what is elsewhere than its
 * id states, is never kept, nor is what is attached to a value and is none of its schema's attributes. Unknown subsets contain
 * nothing. Never throws.
 */
export function filterBySubsets(consignment: Consignment, subsetIds: readonly string[]): Consignment {
  const subsets = Array.isArray(subsetIds) ? subsetIds.filter((id) => typeof id === 'string') : []
  const known = new Map<DataElement, boolean>()
  const isContained = (element: DataElement): boolean => {
    const answer = known.get(element) ?? isIn(element, subsets, isContained)
    known.set(element, answer)
    return answer
  }
  const content = contentOf(consignment)
  const values = content.values.flatMap((entry) => {
    const element = elementById(entry.eftiId)
    const stays =
      element !== undefined &&
      element.kind !== 'class' &&
      plainPath(entry.path) === element.path &&
      normalisePath(entry.path) !== null &&
      isContained(element)
    return stays ? [bare(entry, element)] : []
  })
  const extra = content.extra.flatMap(({ path, text }) => {
    const element = text === null ? elementByPath(plainPath(path)) : undefined
    return element?.kind === 'class' && isContained(element) ? [{ path, text: null }] : []
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

/** The entry itself if nothing is attached to it that does not belong to it, as in all that were read; else without. */
function bare(entry: ConsignmentValue, element: DataElement): ConsignmentValue {
  const { eftiId, path, value, attributes = {}, written } = entry
  const allowed = schemaAttributeOf(element)
  const kept = Object.entries(attributes).filter(([name]) => name === allowed)
  const isClean =
    Object.keys(entry).every((key) => KEYS.has(key)) &&
    kept.length === Object.keys(attributes).length &&
    (typeof value !== 'object' || Object.keys(value).length === 2) &&
    (written === undefined || isSameValue(entry))
  if (isClean) return entry
  return {
    eftiId,
    path,
    value: typeof value === 'object' ? { value: value.value, unit: value.unit } : value,
    ...(kept.length > 0 ? { attributes: Object.fromEntries(kept) } : {}),
    ...(isSameValue(entry) ? { written } : {}),
  }
}

const KEYS = new Set(['eftiId', 'path', 'value', 'attributes', 'written'])

function isSameValue({ value, written }: ConsignmentValue): boolean {
  if (written === undefined) return false
  const content = typeof value === 'object' ? value.value : value
  return typeof content === 'number' ? Number(written) === content : written === content
}
