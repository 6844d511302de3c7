import type { ConsignmentValue } from './consignment.ts'
import type { DataElement } from './elements.ts'
import { type ClassInstance, Places } from './places.ts'

/**
 * What the reader of a message knew of each value when it read it, so that judging the consignment need not take its
 * paths apart again. Only for that consignment, and only while it is as it was read: `readingOf` looks.
 */
export class Reading {
  readonly places = new Places()
  readonly #elements: DataElement[] = []
  readonly #paths: string[] = []
  /** Undefined for a value without content, which makes no place. */
  readonly #at: (ClassInstance | null | undefined)[] = []

  note(element: DataElement, path: string, place: ClassInstance | null | undefined): void {
    this.#elements.push(element)
    this.#paths.push(path)
    this.#at.push(place)
  }

  element(n: number): DataElement | undefined {
    return this.#elements[n]
  }

  place(n: number): ClassInstance | null | undefined {
    return this.#at[n]
  }

  isOf(values: readonly ConsignmentValue[]): boolean {
    if (values.length !== this.#paths.length) return false
    return values.every(
      (entry, n) =>
        entry?.eftiId === this.#elements[n]?.id &&
        entry.path === this.#paths[n] &&
        isBlank(entry.value) === (this.#at[n] === undefined),
    )
  }
}

const readings = new WeakMap<readonly ConsignmentValue[], Reading>()

export function rememberReading(values: readonly ConsignmentValue[], reading: Reading): void {
  readings.set(values, reading)
}

/** The reading of these very values; null if they were not read from a message or are no longer what was read. */
export function readingOf(values: readonly ConsignmentValue[]): Reading | null {
  const reading = readings.get(values)
  return reading?.isOf(values) ? reading : null
}

/** Text without content. */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return false
  return value === '' || (value.charCodeAt(0) <= 32 && value.trim() === '')
}
