import { type Consignment, type ConsignmentValue, evaluate } from '@efti-hub/efti'
import { optionsOf, subsetsOf } from '../../compliance/check-document.ts'
import { datesOfDocument } from '../../compliance/dates-of-document.ts'
import { consignmentOf } from '../../extraction/consignment-of.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'

/**
 * Whether a value leaves none of the codes at its path and brings nothing new there, by the rules for this document alone. False for a code that
 * these rules do not find there now, such as one of the reading or of another document: nobody can say that it would be gone.
 */
export type Settles = (value: ConsignmentValue, codes: ReadonlySet<string>) => boolean

export function settlesIn(read: ConsignmentInForce, asOf: Date): Settles {
  const consignment = consignmentOf(read)
  const options = optionsOf(
    read,
    subsetsOf(read).map(({ id }) => id),
    asOf,
  )
  const codesAt = (path: string, one: Consignment) =>
    [...evaluate(one, options).findings, ...datesOfDocument(one.values, asOf).findings].flatMap((finding) =>
      finding.path === path ? [finding.code] : [],
    )

  return (value, codes) => {
    const { path } = value
    const others = consignment.values.filter((one) => one.path !== path)
    const before = new Set(codesAt(path, consignment))
    const after = codesAt(path, { ...consignment, values: [...others, value] })
    return codes.isSubsetOf(before) && after.every((code) => before.has(code) && !codes.has(code))
  }
}
