import type { Concept } from '../fields/concepts.ts'
import type { Evidence, ExtractedValue } from '../fields/extracted.ts'
import { addressPlaces } from '../fields/field-map.ts'
import { type Part, parts } from '../fields/parts.ts'
import type { Kind } from '../kinds/kind.ts'
import { type Referred, referredParty } from '../proposers/refer-to-party.ts'
import { pointsElsewhere } from '../values/address/names/pointers.ts'

/** Text that a labelled box holds. */
export interface BoxText {
  concept: Concept
  text: string
  evidence: Evidence
}

/** Boxes that often repeat a party, with the party that 'idem' alone means there. */
const REFERRING: Partial<Record<Concept, { box: Concept; idem: Referred }>> = {
  placeOfDelivery: { box: 'placeOfDelivery', idem: 'consignee' },
  placeOfTakingOver: { box: 'placeOfTakingOver', idem: 'consignor' },
  takingOver: { box: 'placeOfTakingOver', idem: 'consignor' },
  consignee: { box: 'consignee', idem: 'consignor' },
  carrier: { box: 'carrier', idem: 'consignor' },
}
const COPIED: readonly Part[] = parts.filter((part) =>
  ['name', 'street', 'postOfficeBox', 'postcode', 'city', 'country'].includes(part),
)

const REFERRING_PLACES = new Map(
  Object.values(REFERRING).flatMap((referring) =>
    COPIED.flatMap((part) => {
      const path = addressPlaces(referring.box)[part]?.path
      return path ? [[path, referring] as const] : []
    }),
  ),
)

/** Where a box says 'as consignee' or the like, it has the address of that party, as far as the party's was read. */
export function addressesByReference(
  boxes: readonly BoxText[],
  values: readonly ExtractedValue[],
  kind: Kind,
): ExtractedValue[] {
  const byPath = new Map(values.map((value) => [value.path, value]))
  for (const { concept, text, evidence } of [...boxes, ...referringValues(values)]) {
    const referring = REFERRING[concept]
    const party = referring && referredParty(text, referring.idem, kind.boxes)
    if (!party || party === referring.box) continue
    const [from, to] = [addressPlaces(party), addressPlaces(referring.box)]
    const isOwn = COPIED.some((part) => {
      const own = to[part] && byPath.get(to[part].path)
      return own !== undefined && !text.includes(own.asWritten)
    })
    if (isOwn) continue
    for (const part of COPIED) {
      const [source, place] = [from[part] && byPath.get(from[part].path), to[part]]
      if (!place) continue
      byPath.delete(place.path)
      if (source) byPath.set(place.path, { ...source, ...place, evidence, why: { refersTo: party } })
    }
  }
  return [...byPath.values()].filter((value) => !repeatsReference(value, kind))
}

/** 'Som mottaker' above 'senest man. 23.11.26': the line that was read as a name or town refers, and the box says more. */
function referringValues(values: readonly ExtractedValue[]): BoxText[] {
  return values.flatMap(({ path, asWritten, evidence }) => {
    const referring = REFERRING_PLACES.get(path)
    return referring && evidence ? [{ concept: referring.box, text: asWritten, evidence }] : []
  })
}

/** A reference that leads to nothing that was read is no town and no name. */
function repeatsReference({ path, asWritten, why }: ExtractedValue, kind: Kind): boolean {
  const referring = why?.refersTo === undefined && REFERRING_PLACES.get(path)
  return (
    referring !== undefined &&
    referring !== false &&
    (referredParty(asWritten, referring.idem, kind.boxes) !== null || pointsElsewhere(asWritten))
  )
}
