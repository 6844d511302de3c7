import { type Consignment, type ConsignmentValue, evaluate } from '@efti-hub/efti'
import { optionsOf, subsetsOf } from '../../compliance/check-document.ts'
import { consignmentOf } from '../../extraction/consignment-of.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'

/** Whether a value leaves none of the codes at its path and brings nothing new there, by the rules for this document alone. */
export type Settles = (value: ConsignmentValue, codes: ReadonlySet<string>) => boolean

export function settlesIn(read: ConsignmentInForce, asOf: Date): Settles {
  const consignment = consignmentOf(read)
  const options = optionsOf(
    read,
    subsetsOf(read).map(({ id }) => id),
    asOf,
  )
  const codesAt = (path: string, one: Consignment) =>
    evaluate(one, options).findings.flatMap((finding) => (finding.path === path ? [finding.code] : []))

  return (value, codes) => {
    const { path } = value
    const others = consignment.values.filter((one) => one.path !== path)
    const before = new Set(codesAt(path, consignment))
    const after = codesAt(path, { ...consignment, values: [...others, value] })
    return after.every((code) => before.has(code) && !codes.has(code))
  }
}
