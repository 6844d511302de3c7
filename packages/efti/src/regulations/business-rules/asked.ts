import type { AskedRule } from './ask.ts'
import { askedOfCarriage } from './asked-of-carriage.ts'
import { askedOfSubstances } from './asked-of-substances.ts'

/** Every business rule that waits for an answer, in the order of the numbers. */
export const ASKED: readonly AskedRule[] = [...askedOfCarriage, ...askedOfSubstances].sort((left, right) =>
  left.id < right.id ? -1 : 1,
)
