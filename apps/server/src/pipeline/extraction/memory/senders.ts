import { bareWords, editDistance, wrongLettersAllowed } from '@efti-hub/reading'

export interface Sender {
  /** As printed and as corrected, each as `bareWords` leaves it; '' when the paper names none. */
  keys: string[]
  name: string
}

/** Keys that lessons are found by. A paper that names no sender is compared with others that name none. */
export function keysOfSenders(names: readonly string[]): string[] {
  return names.length > 0 ? [...new Set(names.map(bareWords))] : ['']
}

/** A wrong letter in eight, as labels may have; figures have to be the same: works are numbered. */
export function isSameSender(left: string, right: string): boolean {
  const [a, b] = [left, right].map((key) => key.replaceAll(' ', '')) as [string, string]
  if (a === b) return true
  const limit = wrongLettersAllowed(Math.min(a.length, b.length))
  return limit > 0 && figures(a) === figures(b) && editDistance(a, b, limit) <= limit
}

const figures = (key: string) => key.replace(/\D/g, '')
