import { asCandidates, byShape, type Proposer } from '../proposer.ts'
import { carrierNamed } from '../statements/carrier-named.ts'
import { loadedOnBoard } from '../statements/on-board.ts'

/** The carrier that a bill of lading is signed for, and the day on which the goods were loaded on board. */
export const carrierAtSea: Proposer = ({ layout, labels, context }) => {
  const carrier = carrierNamed(layout, labels)
  return [
    ...byShape('dateOfLoading', loadedOnBoard(layout, context.language), layout.number, 'on-board'),
    ...(carrier ? asCandidates([carrier], layout.number) : []),
  ]
}
