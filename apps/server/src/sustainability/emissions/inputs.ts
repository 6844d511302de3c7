import type { Mode } from '../factors/factor.ts'
import type { StatedPlace } from '../places/stated-place.ts'

/** Where on the documents a value is. */
export interface InputEvidence {
  documentId: string
  documentName: string
  eftiId: string
  path: string
  /** As people read it. */
  shown: string
}

export type InputName =
  | 'mode'
  | 'mass'
  | 'from'
  | 'to'
  | 'loading'
  | 'unloading'
  | 'day'
  | 'partner'
  | 'vehicle'

/** What the figure is made of, as the documents of one consignment state it. */
export interface EmissionInputs {
  title: string
  /** Main carriage; null: no document names one that freight is carried by, or several do. */
  mode: Mode | null
  /** Several main modes without the places where the goods change from one to the other. */
  isUnclear: boolean
  /** The document of the main carriage names the road too: to and from the port, station or airport. */
  withRoad: boolean
  /** Contracts by road of their own beside a main carriage by another mode. */
  roads: { from: StatedPlace; to: StatedPlace }[]
  massKg: number | null
  from: StatedPlace | null
  to: StatedPlace | null
  /** Port, station or airport of the main carriage. */
  loading: StatedPlace | null
  unloading: StatedPlace | null
  isContainer: boolean
  /** All of its documents were rejected. */
  isRejected: boolean
  /** 'YYYY-MM-DD' */
  day: string
  dayIsOfPapers: boolean
  partner: string | null
  evidence: Partial<Record<InputName, InputEvidence>>
  documentIds: string[]
}

/** Why there is no figure; the word beside it is `reasonWords` of the browser. */
export const REASONS = [
  'no-mass',
  'no-mode',
  'several-modes',
  'no-origin',
  'no-destination',
  'place-asked',
  'same-place',
  'no-route',
  'no-factor',
  'papers-rejected',
] as const
export type Reason = (typeof REASONS)[number]
