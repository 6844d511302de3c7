import type { Value } from '@efti-hub/efti'

/** How a value is taken where its element and its place in the data set do not say it all. */
export interface How {
  /** Unit of a measure that the message gives without one: 'grossWeightInKg'. */
  unit?: string
  /** Their code to ours; what is not in it is not understood. Compared without case. */
  codes?: Readonly<Record<string, string>>
  /** For what is written in a way of its own; undefined where it is not understood. */
  read?: (text: string) => Value | undefined
  /** Several elements make one text. */
  join?: string
  /** Positions of the repeatable elements of our path, where they do not follow from those of the message. */
  at?: readonly number[]
}

/** Their path -> our path without positions, which the data set gives its eFTI id. */
export type Line = readonly [from: string, to: string, how?: How]

/** Elements that repeat: each one counts as the next of ours. `under`: the positions above it. */
export interface Each {
  each: string
  under?: readonly number[]
  /** Not where the message has this, which says the same better. */
  unless?: string
  lines: Table
}

/** The total of what the elements say one by one, where the message gives no total itself. */
export interface Sum {
  sum: string
  /** Each of these has to say its part, else there is no total. */
  of: string
  /** How many there are of each, where the part is that of a single one. */
  times?: string
  to: string
  unit?: string
}

/** What being this message says by itself, where nothing in it says otherwise. */
export interface Implied {
  say: string
  to: string
  /** Only where the message has this. */
  where?: string
}

/** Understood, and without a place in the data set: not to be told as unknown. */
export interface Known {
  known: readonly string[]
}

/** A format as data: the first line that gives a value for a path wins. */
export type Table = readonly (Line | Each | Sum | Implied | Known)[]
