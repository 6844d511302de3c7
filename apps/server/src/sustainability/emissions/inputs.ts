import type { Mode } from '../factors/factor.ts'
import type { PlaceSaid } from '../places/place-said.ts'

/** Where on the papers a value stands. */
export interface Evidence {
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

/** What the figure is made of, as the papers of one consignment say it. */
export interface EmissionInputs {
  title: string
  /** Main carriage; null: no paper names one that freight is carried by, or several do. */
  mode: Mode | null
  /** Several main modes without the places where the goods change from one to the other. */
  isUnclear: boolean
  /** The paper of the main carriage names the road too: to and from the port, station or airport. */
  withRoad: boolean
  /** Contracts by road of their own beside a main carriage by another mode. */
  roads: { from: PlaceSaid; to: PlaceSaid }[]
  massKg: number | null
  from: PlaceSaid | null
  to: PlaceSaid | null
  /** Port, station or airport of the main carriage. */
  loading: PlaceSaid | null
  unloading: PlaceSaid | null
  isContainer: boolean
  /** All of its papers were rejected. */
  isRejected: boolean
  /** 'YYYY-MM-DD' */
  day: string
  dayIsOfPapers: boolean
  partner: string | null
  evidence: Partial<Record<InputName, Evidence>>
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
