import { type Concept, concepts, traitsOf } from '../fields/concepts.ts'
import { addressPlaces, isAddressName, placeOf } from '../fields/field-map.ts'

const byId = Map.groupBy(
  concepts.flatMap((concept) =>
    traitsOf(concept)
      .gives.flatMap(idsOf)
      .map((eftiId) => ({ concept, eftiId })),
  ),
  ({ eftiId }) => eftiId,
)

function idsOf(name: ReturnType<typeof traitsOf>['gives'][number]): string[] {
  return isAddressName(name)
    ? Object.values(addressPlaces(name)).map(({ eftiId }) => eftiId)
    : [placeOf(name).eftiId]
}

/** What a label beside or above a value of the field asks for; empty for fields that no label is known for. */
export const labelsOfField = (eftiId: string): readonly Concept[] =>
  (byId.get(eftiId) ?? []).map(({ concept }) => concept)
