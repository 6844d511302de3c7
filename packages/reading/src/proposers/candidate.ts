import type { Value } from '@efti-hub/efti'
import type { Concept } from '../fields/concepts.ts'
import type { FieldPlace } from '../fields/field-map.ts'
import type { Word } from '../layout/pages.ts'
import type { Span } from '../layout/span.ts'
import type { DecimalSign } from '../values/numbers.ts'
import type { Signs, Source } from '../weights/score-of.ts'
import type { Label } from './labels/find-labels.ts'
import type { Place } from './own-pieces.ts'

/** One value that a piece of text would give. */
export interface Reading {
  place: FieldPlace
  value: Value
  span: Span
  attributes?: Record<string, string>
  /** In a table: the header of its own column. */
  label?: Label
  /** What held: a check digit, a postcode's shape, a code list. */
  checks?: string[]
  /** It can be read in another way as well, such as day and month of 05/06/2026. */
  isOpen?: boolean
}

/** What a text says when it is read as a concept, and how well it fits: 0 not at all, 1 fully. */
export interface Understanding {
  fit: number
  readings: Reading[]
}

/** The checks of a total that the lines come to, and of one that they do not come to (their figure follows). */
export const ADDS_UP = 'equals the sum of the lines'
export const LINES_ADD_UP_TO = 'the lines add up to '

export interface Candidate extends Understanding {
  concept: Concept
  label: Label | null
  place: Place
  page: number
  words: Set<Word>
  text: string
  /** What found it, and what speaks for it or against it: its score comes of both (weights/). */
  source: Source
  signs?: Signs
}

/** What reading a value needs to know of the document. */
export interface ReadingContext {
  decimalSign: DecimalSign
  /** What the paper is written in, where it is known: names of months differ. */
  language?: string | null
  /** The label's own words: units and currencies stand there. */
  labelText: string
}
